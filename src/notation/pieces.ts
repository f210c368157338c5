import type { Board } from '../board/board';
import {
  makePiece,
  type Piece,
  STRIKER_KINDS,
  type StrikerBox,
  type StrikerCard,
  type StrikerState,
} from '../table/piece';
import { EFFECT_KEYS, printCardEffect, readEffects } from './card-effects';
import type { KeyPath } from './fault';
import {
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readOneOf,
  readOptional,
  readOptionalFlag,
  readOptionalNumber,
  readPowers,
  readRequired,
  readText,
  readTexts,
  type Section,
} from './parse-context';
import { printBase, readBase } from './places';

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

export function readPieceEntry(reading: ParseContext, value: unknown, path: KeyPath, id: string, board: Board): Piece {
  const section = openSection(reading, value, path, KEYS);
  const side = readOptional(section, 'side', PLAIN.side, readText);
  return makePiece(
    id,
    readRequired(section, 'at', (_, at, place) => readBase(reading, at, place, board)),
    {
      side,
      ...Object.fromEntries(NUMBERS.map((key) => [key, readOptionalNumber(section, key, PLAIN[key])])),
      ...Object.fromEntries(LISTS.map((key) => [key, readOptional(section, key, PLAIN[key], readPowers)])),
      ...Object.fromEntries(WORDS.map((key) => [key, readOptional(section, key, PLAIN[key], readText)])),
      keywords: readOptional(section, 'keywords', PLAIN.keywords, readTexts),
      mode: readOptional(section, 'mode', PLAIN.mode, oneOf(['hovering', 'soaring'])),
      size: readOptional(section, 'size', PLAIN.size, oneOf(['tiny', 'standard', 'giant', 'colossal'])),
      holding: readOptional(section, 'holding', PLAIN.holding, oneOf<'light' | 'heavy'>(['light', 'heavy'])),
      striker: readStriker(section, side),
    },
  );
}

function oneOf<T extends string>(options: readonly T[]): (reading: ParseContext, value: unknown, path: KeyPath) => T {
  return (reading, value, path) => readOneOf(reading, value, path, options);
}

/**
 * Reads the Strike Teams values of a piece. Null unless its side or a key shows that the piece belongs to the Strike
 * Teams game.
 */
function readStriker(section: Section, side: string): StrikerState | null {
  if (!STRIKER_SIDES.includes(side) && !STRIKER_KEYS.some((key) => section.entries.has(key))) return null;
  const kind = readOptional(section, 'kind', defaultKind(side), oneOf(STRIKER_KINDS));
  return {
    kind,
    actionPoints: readOptionalNumber(section, 'ap', 0),
    gain: readOptionalNumber(section, 'gain', null),
    cap: readOptionalNumber(section, 'cap', null),
    health: readOptionalNumber(section, 'health', defaultHealth(kind)),
    wounds: readOptionalNumber(section, 'wounds', 0),
    attacked: readOptionalFlag(section, 'attacked'),
    respawned: readOptionalFlag(section, 'respawned'),
    status: readOptional(section, 'status', [], (reading, value, path) =>
      readItems(reading, value, path, (each, place) => readOneOf(reading, each, place, ['trapped', 'prone'])),
    ),
    boxes: readOptional(section, 'boxes', {}, (reading, value, path) =>
      Object.fromEntries(readEach(reading, value, path, (each, place) => readBox(reading, each, place))),
    ),
    cards: readOptional(section, 'cards', {}, (reading, value, path) =>
      Object.fromEntries(readEach(reading, value, path, (each, place) => readCard(reading, each, place))),
    ),
  };
}

function defaultKind(side: string): StrikerState['kind'] {
  return side === 'mastermind' ? 'villain' : 'hero';
}

function defaultHealth(kind: StrikerState['kind']): number | null {
  return kind === 'henchman' ? HENCHMAN_HEALTH : null;
}

const BOX_KEYS = ['cost', 'slots', 'wounds'] as const;
const CARD_KEYS = [...BOX_KEYS, 'duration', 'tokens'] as const;

function readBox(reading: ParseContext, value: unknown, path: KeyPath): StrikerBox {
  const section = openSection(reading, value, path, BOX_KEYS);
  return {
    cost: readOptionalNumber(section, 'cost', 0),
    slots: readOptionalNumber(section, 'slots', 0),
    wounds: readOptionalNumber(section, 'wounds', 0),
  };
}

function readCard(reading: ParseContext, value: unknown, path: KeyPath): StrikerCard {
  const section = openSection(reading, value, path, ['box', ...CARD_KEYS, ...EFFECT_KEYS]);
  const effects = readEffects(section);
  return {
    ...(effects.length > 0 ? { effects } : {}),
    box: readOptional(section, 'box', null, readText),
    cost: readOptionalNumber(section, 'cost', 0),
    slots: readOptionalNumber(section, 'slots', 0),
    wounds: readOptionalNumber(section, 'wounds', 0),
    duration: readOptionalNumber(section, 'duration', 0),
    tokens: readOptionalNumber(section, 'tokens', 0),
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

function printStriker(striker: StrikerState): Record<string, unknown> {
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
      ...(card.effects ? { effects: card.effects.map(printCardEffect) } : {}),
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
