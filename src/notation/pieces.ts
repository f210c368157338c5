import type { Board } from '../board/board';
import { makePiece, type Piece, STRIKER_KINDS, type Striker, type StrikerBox, type StrikerCard } from '../table/piece';
import { DOING_KEYS, printEffect, readEffects } from './card-effects';
import type { Path } from './fault';
import { printBase, readBase } from './places';
import {
  may,
  mayFlag,
  mayNumber,
  must,
  openSection,
  type Reading,
  readEach,
  readList,
  readOneOf,
  readPowers,
  readText,
  readTexts,
  type Section,
} from './reading';

const NUMBERS = ['speed', 'attack', 'defense', 'damage', 'range', 'targets', 'tokens', 'clicks', 'points'] as const;
const LISTS = ['abilities', 'powers'] as const;
const WORDS = ['team', 'name', 'archenemy'] as const;
const STRIKER_KEYS = [
  'kind',
  'ap',
  'gain',
  'cap',
  'health',
  'wounds',
  'attacked',
  'respawned',
  'status',
  'boxes',
  'cards',
] as const;
const KEYS = ['at', 'side', ...NUMBERS, ...LISTS, ...WORDS, 'mode', 'size', 'holding', 'keywords', ...STRIKER_KEYS];
const STRIKER_SIDES = ['heroes', 'mastermind'];
const HENCHMAN_HEALTH = 3;
/** The notation's default piece, which defines all default values. */
const PLAIN = makePiece('', []);

export function readPieceEntry(reading: Reading, value: unknown, path: Path, id: string, board: Board): Piece {
  const section = openSection(reading, value, path, KEYS);
  const side = may(section, 'side', PLAIN.side, readText);
  return makePiece(
    id,
    must(section, 'at', (_, at, place) => readBase(reading, at, place, board)),
    {
      side,
      ...Object.fromEntries(NUMBERS.map((key) => [key, mayNumber(section, key, PLAIN[key])])),
      ...Object.fromEntries(LISTS.map((key) => [key, may(section, key, PLAIN[key], readPowers)])),
      ...Object.fromEntries(WORDS.map((key) => [key, may(section, key, PLAIN[key], readText)])),
      keywords: may(section, 'keywords', PLAIN.keywords, readTexts),
      mode: may(section, 'mode', PLAIN.mode, oneOf(['hovering', 'soaring'])),
      size: may(section, 'size', PLAIN.size, oneOf(['tiny', 'standard', 'giant', 'colossal'])),
      holding: may(section, 'holding', PLAIN.holding, oneOf<'light' | 'heavy'>(['light', 'heavy'])),
      striker: readStriker(section, side),
    },
  );
}

function oneOf<T extends string>(options: readonly T[]): (reading: Reading, value: unknown, path: Path) => T {
  return (reading, value, path) => readOneOf(reading, value, path, options);
}

/** Returns null unless the piece belongs to the Strike Teams game, which its side or a key shows. */
function readStriker(section: Section, side: string): Striker | null {
  if (!STRIKER_SIDES.includes(side) && !STRIKER_KEYS.some((key) => section.entries.has(key))) return null;
  const kind = may(section, 'kind', defaultKind(side), oneOf(STRIKER_KINDS));
  return {
    kind,
    actionPoints: mayNumber(section, 'ap', 0),
    gain: mayNumber(section, 'gain', null),
    cap: mayNumber(section, 'cap', null),
    health: mayNumber(section, 'health', defaultHealth(kind)),
    wounds: mayNumber(section, 'wounds', 0),
    attacked: mayFlag(section, 'attacked'),
    respawned: mayFlag(section, 'respawned'),
    status: may(section, 'status', [], (reading, value, path) =>
      readList(reading, value, path, (each, place) => readOneOf(reading, each, place, ['trapped', 'prone'])),
    ),
    boxes: may(section, 'boxes', {}, (reading, value, path) =>
      Object.fromEntries(readEach(reading, value, path, (each, place) => readBox(reading, each, place))),
    ),
    cards: may(section, 'cards', {}, (reading, value, path) =>
      Object.fromEntries(readEach(reading, value, path, (each, place) => readCard(reading, each, place))),
    ),
  };
}

function defaultKind(side: string): Striker['kind'] {
  return side === 'mastermind' ? 'villain' : 'hero';
}

function defaultHealth(kind: Striker['kind']): number | null {
  return kind === 'henchman' ? HENCHMAN_HEALTH : null;
}

const BOX_KEYS = ['cost', 'slots', 'wounds'] as const;
const CARD_KEYS = [...BOX_KEYS, 'duration', 'tokens'] as const;

function readBox(reading: Reading, value: unknown, path: Path): StrikerBox {
  const section = openSection(reading, value, path, BOX_KEYS);
  return {
    cost: mayNumber(section, 'cost', 0),
    slots: mayNumber(section, 'slots', 0),
    wounds: mayNumber(section, 'wounds', 0),
  };
}

function readCard(reading: Reading, value: unknown, path: Path): StrikerCard {
  const section = openSection(reading, value, path, ['box', ...CARD_KEYS, ...DOING_KEYS]);
  const effects = readEffects(section);
  return {
    ...(effects.length > 0 ? { effects } : {}),
    box: may(section, 'box', null, readText),
    cost: mayNumber(section, 'cost', 0),
    slots: mayNumber(section, 'slots', 0),
    wounds: mayNumber(section, 'wounds', 0),
    duration: mayNumber(section, 'duration', 0),
    tokens: mayNumber(section, 'tokens', 0),
  };
}

/** Converts a piece to plain data of the notation. Default values are left out, except the side. */
export function printPieceEntry(piece: Piece): Record<string, unknown> {
  const entry: Record<string, unknown> = { at: printBase(piece.squares), side: piece.side };
  for (const key of [...NUMBERS, ...WORDS, 'mode', 'size', 'holding'] as const)
    if (piece[key] !== PLAIN[key]) entry[key] = piece[key];
  for (const key of [...LISTS, 'keywords'] as const) if (piece[key].length > 0) entry[key] = piece[key];
  return piece.striker ? { ...entry, ...printStriker(piece.striker) } : entry;
}

function printStriker(striker: Striker): Record<string, unknown> {
  const entry: Record<string, unknown> = { kind: striker.kind };
  if (striker.actionPoints !== 0) entry.ap = striker.actionPoints;
  for (const key of ['gain', 'cap'] as const) if (striker[key] !== null) entry[key] = striker[key];
  if (striker.health !== null && striker.health !== defaultHealth(striker.kind)) entry.health = striker.health;
  if (striker.wounds !== 0) entry.wounds = striker.wounds;
  for (const key of ['attacked', 'respawned'] as const) if (striker[key]) entry[key] = true;
  if (striker.status.length > 0) entry.status = striker.status;
  if (Object.keys(striker.boxes).length > 0)
    entry.boxes = mapEach(striker.boxes, (box) => withoutNoughts(box, BOX_KEYS));
  if (Object.keys(striker.cards).length > 0)
    entry.cards = mapEach(striker.cards, (card) => ({
      ...(card.box === null ? {} : { box: card.box }),
      ...withoutNoughts(card, CARD_KEYS),
      ...(card.effects ? { effects: card.effects.map(printEffect) } : {}),
    }));
  return entry;
}

function mapEach<T>(record: Readonly<Record<string, T>>, print: (each: T) => unknown): Map<string, unknown> {
  return new Map(Object.entries(record).map(([key, each]) => [key, print(each)]));
}

function withoutNoughts<K extends string>(
  record: Readonly<Record<K, number>>,
  keys: readonly K[],
): Partial<Record<K, number>> {
  return Object.fromEntries(keys.filter((key) => record[key] !== 0).map((key) => [key, record[key]])) as Partial<
    Record<K, number>
  >;
}
