import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare } from '../grid/square';
import { parseFraction, printFraction } from '../plain/fraction';
import { getOwnProperty } from '../plain/get-own';
import { ALTERED_VALUES } from '../table/facts';
import { type Expectation, type ExpectedResult, type Question, type QuestionName, REASON_CODES } from './case';
import { type CasePosition, listNamedSides } from './case-position';
import type { PlayEvent } from './events';
import { type ExpectedValueKind, isPlayValueKind, makeSetResult, PLAY_VALUE_KINDS } from './expected-results';
import type { KeyPath } from './fault';
import { type CaseMissionDeed, withTokensOfDeeds } from './mission-actions';
import {
  addComplaint,
  describeValue,
  openSection,
  type ParseContext,
  readEach,
  readFlag,
  readItems,
  readNumber,
  readOneOf,
  readText,
} from './parse-context';
import { readPlace, readSquare, readTerrain } from './places';

/** Name of the syntax of a value under `expect`. */
type Kind =
  | ExpectedValueKind
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

/** Allowed keys under `expect`, by question. For `play` and `unit_levels`, the keys belong to a piece or side. */
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

/** Keys under `expect` that are given per piece if a question has several targets. */
const BY_TARGET = ['needs', 'chance', 'damage', 'strength', 'obstruction', 'wounds'];

/** Reads the value of `expect`; it must contain at least one key. */
export function readExpectation(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  question: Question,
  asked: CasePosition | null,
): Expectation {
  const position = asked && question.ask === 'play' ? withTokensOfDeeds(asked, missionDeeds(question.of)) : asked;
  const known = KEYS[question.ask];
  const section = openSection(reading, value, path, null);
  if (section.entries.size === 0 && value instanceof Map) addComplaint(reading, path, 'empty', 'nothing is expected');
  const told = new Map<string, ExpectedResult>();
  for (const [key, each] of section.entries) {
    const place = [...path, key];
    const kind = getOwnProperty(known, key);
    const named = kind === undefined ? namedKeys(question, position, key) : null;
    if (named) told.set(key, { kind: 'each', value: readNamed(reading, each, place, named, position) });
    else if (kind === undefined) addComplaint(reading, place, 'unknown-key');
    else told.set(key, readTold(reading, each, place, kind, question, position));
  }
  return told;
}

function missionDeeds(events: readonly PlayEvent[]): CaseMissionDeed[] {
  return events.flatMap((event) => (event.event === 'mission' ? [event.deed] : []));
}

/**
 * Returns the keys that are allowed below the name of a piece, group or side. Null if the question has no results by
 * name, or the name is unknown.
 */
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
 * Lists every side that the position or its events name. Includes both sides of the Strike Teams game, even a side
 * without figures.
 */
function sidesNamed(position: CasePosition, question: Question & { ask: 'play' }): Set<string> {
  const events = question.of.flatMap((event) => ('side' in event ? [event.side] : []));
  const strikers = position.pieces.some((piece) => piece.striker) ? ['heroes', 'mastermind'] : [];
  return new Set([
    ...position.order,
    ...position.pieces.map((piece) => piece.side),
    ...position.board.starts.keys(),
    ...Object.keys(position.buildTotals),
    ...listNamedSides(position),
    ...events,
    ...strikers,
  ]);
}

function readNamed(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
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
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  kind: Kind,
  question: Question,
  position: CasePosition | null,
): ExpectedResult {
  const key = path.at(-1) as string;
  if (question.ask !== 'hit' || question.of.targets.length < 2 || !BY_TARGET.includes(key))
    return readValue(reading, value, path, kind, position);
  const section = openSection(reading, value, path, question.of.targets);
  return {
    kind: 'each',
    value: new Map(
      [...section.entries].map(([id, each]) => [id, readValue(reading, each, [...path, id], kind, position)]),
    ),
  };
}

function readValue(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  kind: Kind,
  position: CasePosition | null,
): ExpectedResult {
  if (isPlayValueKind(kind)) return PLAY_VALUE_KINDS[kind](reading, value, path, position as CasePosition);
  switch (kind) {
    case 'flag':
      return { kind: 'flag', value: readFlag(reading, value, path) };
    case 'number':
      return { kind: 'number', value: readNumber(reading, value, path) };
    case 'text':
      return { kind: 'word', value: readText(reading, value, path) };
    case 'sight':
      return { kind: 'word', value: readOneOf(reading, value, path, ['clear', 'hindered', 'blocked']) };
    case 'fraction':
      return readFraction(reading, value, path);
    case 'roll':
      return { kind: 'roll', value: typeof value === 'boolean' ? value : readNumber(reading, value, path, 1) };
    case 'durations': {
      const { entries } = openSection(reading, value, path, null);
      return {
        kind: 'each',
        value: new Map(
          [...entries].map(([card, each]) => [card, readValue(reading, each, [...path, card], 'number', position)]),
        ),
      };
    }
    case 'values':
      return { kind: 'each', value: readNamed(reading, value, path, VALUES, position) };
    case 'splash':
      return {
        kind: 'each',
        value: readEach(reading, value, path, (each, place, id) => {
          readPlace(reading, id, place, position as CasePosition);
          return { kind: 'each', value: readNamed(reading, each, place, SPLASHED, position) };
        }),
      };
    case 'base':
      return makeSetResult(
        Array.isArray(value)
          ? readNames(reading, value, path, kind, position)
          : [readName(reading, value, path, 'base', position)],
      );
    default:
      return makeSetResult(readNames(reading, value, path, kind, position));
  }
}

function readNames(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  kind: Kind,
  position: CasePosition | null,
): string[] {
  return readItems(reading, value, path, (each, place) => readName(reading, each, place, kind, position));
}

function readName(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  kind: Kind,
  position: CasePosition | null,
): string {
  const name = readText(reading, value, path);
  if (name === '') return name;
  if (kind === 'codes' && !REASON_CODES.includes(name)) addComplaint(reading, path, 'unknown-code', name);
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

function readFraction(reading: ParseContext, value: unknown, path: KeyPath): ExpectedResult {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
  // Numerator and denominator have at most nine digits: larger numbers are not exact.
  const fraction = /^\d{1,9}(\/\d{1,9})?$/.test(text) ? parseFraction(text) : null;
  if (fraction) return { kind: 'fraction', value: fraction };
  addComplaint(reading, path, 'not-a-fraction', describeValue(value));
  return { kind: 'nothing' };
}

export function printExpectation(expectation: Expectation, question: Question): Map<string, unknown> {
  return new Map(
    [...expectation].map(([key, result]) => [key, printValue(result, KEYS[question.ask][key] === 'base')]),
  );
}

function printValue(result: ExpectedResult, base: boolean): unknown {
  if (result.kind === 'nothing') return null;
  if (result.kind === 'fraction') return printFraction(result.value);
  if (result.kind === 'each')
    return new Map([...result.value].map(([key, each]) => [key, printValue(each, key === 'at')]));
  if (result.kind === 'exactly') return result.value;
  return result.kind === 'set' && base && result.value.length === 1 ? result.value[0] : result.value;
}
