import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare } from '../grid/square';
import { parseFraction, printFraction } from '../plain/fraction';
import { own } from '../plain/own';
import { ALTERED_VALUES } from '../table/facts';
import { CODES, type Expectation, type Question, type QuestionName, type Told } from './case';
import type { PlayEvent } from './events';
import type { Path } from './fault';
import { type CasePosition, sidesBeside } from './marked';
import { type MissionTold, withTokensOf } from './mission-deeds';
import { readPlace, readSquare, readTerrain } from './places';
import {
  complain,
  found,
  openSection,
  type Reading,
  readEach,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readText,
} from './reading';
import { isPlayedKind, PLAYED_KINDS, type PlayedKind, setOf } from './whereabouts';

/** The syntax of a value under `expect`. */
type Kind =
  | PlayedKind
  | 'flag'
  | 'number'
  | 'text'
  | 'sight'
  | 'fraction'
  | 'roll'
  | 'codes'
  | 'texts'
  | 'squares'
  | 'base'
  | 'terrain'
  | 'places'
  | 'splash'
  | 'durations'
  | 'values';

const VERDICT = { legal: 'flag', why: 'codes' } as const;

/** Allowed keys under `expect`, by question. `play` and `unit_levels` have pieces and sides as outer keys. */
const KEYS: Readonly<Record<QuestionName, Readonly<Record<string, Kind>>>> = {
  adjacent: { adjacent: 'flag' },
  see: { see: 'sight', by: 'places' },
  range: { squares: 'number' },
  hit: {
    ...VERDICT,
    needs: 'number',
    chance: 'fraction',
    damage: 'number',
    strength: 'number',
    obstruction: 'number',
    wounds: 'number',
    cost: 'number',
    all: 'fraction',
    any: 'fraction',
    splash: 'splash',
  },
  move: { ...VERDICT, cost: 'number', breakaway: 'roll' },
  reach: { squares: 'squares', count: 'number' },
  carry: VERDICT,
  knockback: { ...VERDICT, to: 'base', damage: 'number' },
  destroy: { ...VERDICT, debris: 'squares' },
  force: {
    ...VERDICT,
    points: 'number',
    feat_limit: 'number',
    themed: 'texts',
    actions: 'number',
    initiative: 'number',
    rerolls: 'number',
  },
  play: {
    ...VERDICT,
    winner: 'text',
    stage: 'number',
    objects: 'objects',
    marked: 'marked',
    debris: 'squares',
    walls_down: 'walls',
    tokens: 'tokens',
    damaged: 'damaged',
  },
  slam: { ...VERDICT, to: 'base', slam_damage: 'number', destroyed: 'terrain' },
  breakthrough: { ...VERDICT, cost: 'number', to: 'base', wounds: 'number' },
  interact: { ...VERDICT, cost: 'number' },
  cost: { ...VERDICT, cost: 'number' },
  unit_levels: {},
  level_up: { ...VERDICT, cost: 'number', left: 'number' },
};

const PLAYED_PIECE: Readonly<Record<string, Kind>> = {
  ...{ click: 'number', tokens: 'number', ko: 'flag' },
  ...{ ap: 'number', wounds: 'number', extracted: 'flag', duration: 'durations' },
  ...{ at: 'where', holding: 'held', off: 'texts', values: 'values', captor: 'captor', status: 'statuses' },
} as const;
const PLAYED_GROUP: Readonly<Record<string, Kind>> = { ap: 'number' };
const PLAYED_SIDE: Readonly<Record<string, Kind>> = {
  points: 'fraction',
  actions: 'number',
  rerolls: 'number',
  command: 'number',
  henchmen: 'number',
};
const VALUES: Readonly<Record<string, Kind>> = Object.fromEntries(ALTERED_VALUES.map((value) => [value, 'number']));
const UNIT_SIDE: Readonly<Record<string, Kind>> = { level: 'number', command: 'number' };

const SPLASHED: Readonly<Record<string, Kind>> = { needs: 'number', chance: 'fraction', damage: 'number' };

/** With several targets, these keys are given per piece. */
const BY_TARGET = ['needs', 'chance', 'damage', 'strength', 'obstruction', 'wounds'];

/** Reads the value of `expect`; it must contain at least one key. */
export function readExpectation(
  reading: Reading,
  value: unknown,
  path: Path,
  question: Question,
  asked: CasePosition | null,
): Expectation {
  const position = asked && question.ask === 'play' ? withTokensOf(asked, missionDeeds(question.of)) : asked;
  const known = KEYS[question.ask];
  const section = openSection(reading, value, path, null);
  if (section.entries.size === 0 && value instanceof Map) complain(reading, path, 'empty', 'nothing is expected');
  const told = new Map<string, Told>();
  for (const [key, each] of section.entries) {
    const place = [...path, key];
    const kind = own(known, key);
    const named = kind === undefined ? namedKeys(question, position, key) : null;
    if (named) told.set(key, { told: 'each', value: readNamed(reading, each, place, named, position) });
    else if (kind === undefined) complain(reading, place, 'unknown-key');
    else told.set(key, readTold(reading, each, place, kind, question, position));
  }
  return told;
}

function missionDeeds(events: readonly PlayEvent[]): MissionTold[] {
  return events.flatMap((event) => (event.event === 'mission' ? [event.deed] : []));
}

/** Returns the keys allowed for a piece or a side; null if the question has no outer keys. */
function namedKeys(
  question: Question,
  position: CasePosition | null,
  name: string,
): Readonly<Record<string, Kind>> | null {
  if (question.ask === 'unit_levels') return Object.hasOwn(question.of, name) ? UNIT_SIDE : null;
  if (question.ask !== 'play') return null;
  if (position?.pieces.some((piece) => piece.id === name)) return PLAYED_PIECE;
  if (position && Object.hasOwn(position.groups, name)) return PLAYED_GROUP;
  return position && sidesNamed(position, question).has(name) ? PLAYED_SIDE : null;
}

/**
 * Lists every side that the position or its events name, and both sides of the Strike Teams game, where one may have no
 * figures left.
 */
function sidesNamed(position: CasePosition, question: Question & { ask: 'play' }): Set<string> {
  const events = question.of.flatMap((event) => ('side' in event ? [event.side] : []));
  const strikers = position.pieces.some((piece) => piece.striker) ? ['heroes', 'mastermind'] : [];
  return new Set([
    ...position.order,
    ...position.pieces.map((piece) => piece.side),
    ...position.board.starts.keys(),
    ...Object.keys(position.buildTotals),
    ...sidesBeside(position),
    ...events,
    ...strikers,
  ]);
}

function readNamed(
  reading: Reading,
  value: unknown,
  path: Path,
  keys: Readonly<Record<string, Kind>>,
  position: CasePosition | null,
): Expectation {
  const section = openSection(reading, value, path, Object.keys(keys));
  return new Map(
    [...section.entries].map(([key, each]) => [
      key,
      readValue(reading, each, [...path, key], keys[key] as Kind, position),
    ]),
  );
}

function readTold(
  reading: Reading,
  value: unknown,
  path: Path,
  kind: Kind,
  question: Question,
  position: CasePosition | null,
): Told {
  const key = path.at(-1) as string;
  if (question.ask !== 'hit' || question.of.targets.length < 2 || !BY_TARGET.includes(key))
    return readValue(reading, value, path, kind, position);
  const section = openSection(reading, value, path, question.of.targets);
  return {
    told: 'each',
    value: new Map(
      [...section.entries].map(([id, each]) => [id, readValue(reading, each, [...path, id], kind, position)]),
    ),
  };
}

function readValue(reading: Reading, value: unknown, path: Path, kind: Kind, position: CasePosition | null): Told {
  if (isPlayedKind(kind)) return PLAYED_KINDS[kind](reading, value, path, position as CasePosition);
  switch (kind) {
    case 'flag':
      return { told: 'flag', value: readFlag(reading, value, path) };
    case 'number':
      return { told: 'number', value: readNumber(reading, value, path) };
    case 'text':
      return { told: 'word', value: readText(reading, value, path) };
    case 'sight':
      return { told: 'word', value: readOneOf(reading, value, path, ['clear', 'hindered', 'blocked']) };
    case 'fraction':
      return readFraction(reading, value, path);
    case 'roll':
      return { told: 'roll', value: typeof value === 'boolean' ? value : readNumber(reading, value, path, 1) };
    case 'durations': {
      const { entries } = openSection(reading, value, path, null);
      return {
        told: 'each',
        value: new Map(
          [...entries].map(([card, each]) => [card, readValue(reading, each, [...path, card], 'number', position)]),
        ),
      };
    }
    case 'values':
      return { told: 'each', value: readNamed(reading, value, path, VALUES, position) };
    case 'splash':
      return {
        told: 'each',
        value: readEach(reading, value, path, (each, place, id) => {
          readPlace(reading, id, place, position as CasePosition);
          return { told: 'each', value: readNamed(reading, each, place, SPLASHED, position) };
        }),
      };
    case 'base':
      return setOf(
        Array.isArray(value)
          ? readNames(reading, value, path, kind, position)
          : [readName(reading, value, path, 'base', position)],
      );
    default:
      return setOf(readNames(reading, value, path, kind, position));
  }
}

function readNames(reading: Reading, value: unknown, path: Path, kind: Kind, position: CasePosition | null): string[] {
  return readList(reading, value, path, (each, place) => readName(reading, each, place, kind, position));
}

function readName(reading: Reading, value: unknown, path: Path, kind: Kind, position: CasePosition | null): string {
  const name = readText(reading, value, path);
  if (name === '') return name;
  if (kind === 'codes' && !CODES.includes(name)) complain(reading, path, 'unknown-code', name);
  if (!position || kind === 'codes' || kind === 'texts') return name;
  const edge = kind === 'squares' || kind === 'base' ? null : parseEdge(name);
  if (edge !== null) {
    readTerrain(reading, value, path, position.board);
    return edgeName(edge);
  }
  if (kind !== 'places') readSquare(reading, value, path, position.board);
  else if (parseSquare(name) === null) readPlace(reading, value, path, position);
  return name;
}

function readFraction(reading: Reading, value: unknown, path: Path): Told {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
  // At most nine digits on either side: larger numbers are not exact.
  const fraction = /^\d{1,9}(\/\d{1,9})?$/.test(text) ? parseFraction(text) : null;
  if (fraction) return { told: 'fraction', value: fraction };
  complain(reading, path, 'not-a-fraction', found(value));
  return { told: 'nothing' };
}

export function printExpectation(expectation: Expectation, question: Question): Map<string, unknown> {
  return new Map([...expectation].map(([key, told]) => [key, printValue(told, KEYS[question.ask][key] === 'base')]));
}

function printValue(told: Told, base: boolean): unknown {
  if (told.told === 'nothing') return null;
  if (told.told === 'fraction') return printFraction(told.value);
  if (told.told === 'each') return new Map([...told.value].map(([key, each]) => [key, printValue(each, key === 'at')]));
  if (told.told === 'exactly') return told.value;
  return told.told === 'set' && base && told.value.length === 1 ? told.value[0] : told.value;
}
