import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare, squareName } from '../grid/square';
import { parseFraction } from '../plain/fraction';
import { findPiece } from '../table/position';
import { type Expectation, type ExpectedResult, REASON_CODES } from './case';
import { type CasePosition, MARK_KINDS } from './case-position';
import type { KeyPath } from './fault';
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
import { readBase, readObjectName, readPiece, readPlace, readSquare, readTerrain, readTokenName } from './places';
import { listSchema, mapSchema, refer } from './schema-parts';

/** Value for a piece that is off the map. */
export const OFF_MAP = 'off';
/** Value for an object or token that left the game. */
export const GONE = 'gone';
/** Value for a piece that holds nothing or is not a captive. */
export const NONE = 'none';

/** Makes a set without duplicates; its order has no meaning. */
export function makeSetResult(names: readonly string[]): ExpectedResult {
  return { kind: 'set', value: [...new Set(names)].sort() };
}

/** Makes an exact result, sorted by square. */
export function makeExactResult(marks: ReadonlyMap<string, string>): ExpectedResult {
  return { kind: 'exactly', value: new Map([...marks].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

export function makeWordResult(value: string): ExpectedResult {
  return { kind: 'word', value };
}

type ReadAs<Value> = (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition) => Value;

/** A key under `expect`: its meaning, the function that reads its value, and the JSON schema of its value. */
export interface ExpectedKey {
  readonly about: string;
  readonly read: ReadAs<ExpectedResult>;
  readonly schema: object;
  /** Whether the value is a mapping by piece if the question has several targets. */
  readonly byTarget?: true;
  /** Whether a list with a single square is printed without brackets. */
  readonly isBase?: true;
}
export type ExpectedKeys = Readonly<Record<string, ExpectedKey>>;

/** Makes a function that defines keys with values of one kind. */
function makeKind(schema: object, read: ReadAs<ExpectedResult>) {
  return (about: string): ExpectedKey => ({ about, read, schema });
}

/** Makes a function that defines keys with values that are unordered lists of names. */
function makeNamesKind(schema: object, readName: ReadAs<string>) {
  return makeKind(listSchema(schema), (reading, value, path, position) =>
    makeSetResult(readItems(reading, value, path, (each, place) => readName(reading, each, place, position))),
  );
}

/** Makes a function that defines keys with values that are mappings by name. */
function makeByNameKind(schema: object, read: ReadAs<ExpectedResult>, readName: ReadAs<unknown> = () => null) {
  return makeKind(mapSchema(schema), (reading, value, path, position) => ({
    kind: 'each',
    value: readEach(reading, value, path, (each, place, name) => {
      readName(reading, name, place, position);
      return read(reading, each, place, position);
    }),
  }));
}

const readNumberResult: ReadAs<ExpectedResult> = (reading, value, path) => ({
  kind: 'number',
  value: readNumber(reading, value, path),
});

export const flagKey = makeKind({ type: 'boolean' }, (reading, value, path) => ({
  kind: 'flag',
  value: readFlag(reading, value, path),
}));
export const numberKey = makeKind(refer('count'), readNumberResult);
export const textKey = makeKind(refer('text'), (reading, value, path) =>
  makeWordResult(readText(reading, value, path)),
);
const SIGHTS = ['clear', 'hindered', 'blocked'] as const;
export const sightKey = makeKind({ enum: SIGHTS }, (reading, value, path) =>
  makeWordResult(readOneOf(reading, value, path, SIGHTS)),
);
export const fractionKey = makeKind(refer('fraction'), (reading, value, path) => {
  const text = typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
  // Numerator and denominator have at most nine digits: larger numbers are not exact.
  const fraction = /^\d{1,9}(\/\d{1,9})?$/.test(text) ? parseFraction(text) : null;
  if (fraction) return { kind: 'fraction', value: fraction };
  addComplaint(reading, path, 'not-a-fraction', describeValue(value));
  return { kind: 'nothing' };
});
/** Defines a key for a break-away roll: true, false, or the lowest roll that succeeds. */
export const rollKey = makeKind(
  { anyOf: [{ type: 'boolean' }, { type: 'integer', minimum: 1 }] },
  (reading, value, path) => ({
    kind: 'roll',
    value: typeof value === 'boolean' ? value : readNumber(reading, value, path, 1),
  }),
);
export const codesKey = makeNamesKind(refer('why'), (reading, value, path) => {
  const code = readText(reading, value, path);
  if (code !== '' && !REASON_CODES.includes(code)) addComplaint(reading, path, 'unknown-code', code);
  return code;
});
export const textsKey = makeNamesKind(refer('text'), readText);
export const squaresKey = makeNamesKind(refer('square'), readSquareName);
export const terrainKey = makeNamesKind(refer('thing'), readTerrainName);
export const placesKey = makeNamesKind(refer('text'), (reading, value, path, position) => {
  const name = readText(reading, value, path);
  if (parseEdge(name) !== null) return readTerrainName(reading, value, path, position);
  if (name !== '' && parseSquare(name) === null) readPlace(reading, value, path, position);
  return name;
});
export const wallsKey = makeNamesKind(refer('wall'), (reading, value, path, { board }) => {
  const wall = readTerrain(reading, value, path, board);
  if ('edge' in wall) return edgeName(wall.edge);
  addComplaint(reading, path, 'not-a-wall', squareName(wall.square));
  return '';
});
export const statusesKey = makeNamesKind({ enum: ['trapped', 'prone'] }, (reading, value, path) =>
  readOneOf(reading, value, path, ['trapped', 'prone']),
);
/** Defines a key for the square on which a move ends, or the list of squares for a larger base. */
export const baseKey = (about: string): ExpectedKey => ({
  about,
  read: (reading, value, path, position) =>
    Array.isArray(value)
      ? squaresKey(about).read(reading, value, path, position)
      : makeSetResult([readSquareName(reading, value, path, position)]),
  schema: refer('base'),
  isBase: true,
});
/** Defines a key for the place of a piece: a square, a list of squares, or `off`. */
export const whereKey = makeKind(refer('base'), (reading, value, path, { board }) =>
  value === OFF_MAP ? makeWordResult(OFF_MAP) : makeSetResult(readBase(reading, value, path, board).map(squareName)),
);
export const heldKey = makeKind(refer('text'), (reading, value, path, position) => {
  const isKind = ['light', 'heavy', NONE].includes(String(value));
  return makeWordResult(isKind ? String(value) : readObjectName(reading, value, path, position));
});
export const captorKey = makeKind(refer('text'), (reading, value, path, position) =>
  makeWordResult(value === NONE ? NONE : readPiece(reading, value, path, position)),
);
/** Defines a key for all markers on the map, by square. */
export const markedKey = makeKind(mapSchema({ enum: MARK_KINDS }), (reading, value, path, { board }) =>
  makeExactResult(
    readEach(reading, value, path, (each, place, square) => {
      readSquare(reading, square, place, board);
      return readOneOf(reading, each, place, MARK_KINDS);
    }),
  ),
);
export const countsKey = makeByNameKind(refer('count'), readNumberResult);
export const damagedKey = makeByNameKind(refer('count'), readNumberResult, readTokenName);
export const objectsKey = makeByNameKind(refer('text'), readWhereabouts, readObjectName);
export const tokensKey = makeByNameKind(refer('text'), readWhereabouts, readTokenName);

/** Defines a key with a mapping as its value. The mapping has these keys. */
export function sectionKey(about: string, keys: ExpectedKeys): ExpectedKey {
  return { about, schema: expectedSchema(keys), read: makeSectionReader(keys) };
}

/**
 * Defines a key with a mapping by piece or square as its value. Each item of the mapping is a mapping with these keys.
 */
export function byPlaceKey(about: string, keys: ExpectedKeys): ExpectedKey {
  return makeByNameKind(expectedSchema(keys), makeSectionReader(keys), readPlace)(about);
}

function makeSectionReader(keys: ExpectedKeys): ReadAs<ExpectedResult> {
  return (...input) => ({ kind: 'each', value: readExpectedKeys(keys, ...input) });
}

export function readExpectedKeys(
  keys: ExpectedKeys,
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: CasePosition,
): Expectation {
  const section = openSection(reading, value, path, Object.keys(keys));
  return new Map(
    [...section.entries].map(([key, each]) => [
      key,
      (keys[key] as ExpectedKey).read(reading, each, [...path, key], position),
    ]),
  );
}

/**
 * Returns the JSON schema of a mapping with these keys. `others` is the schema for values of any other key; false
 * forbids other keys.
 */
export function expectedSchema(keys: ExpectedKeys, others: object | false = false): object {
  const schemas = Object.entries(keys).map(([key, { about, schema, byTarget }]) => [
    key,
    { description: about, ...(byTarget ? { anyOf: [schema, mapSchema(schema)] } : schema) },
  ]);
  return { type: 'object', properties: Object.fromEntries(schemas), additionalProperties: others };
}

function readSquareName(reading: ParseContext, value: unknown, path: KeyPath, { board }: CasePosition): string {
  const name = readText(reading, value, path);
  if (name !== '') readSquare(reading, value, path, board);
  return name;
}

function readTerrainName(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): string {
  const edge = typeof value === 'string' ? parseEdge(value) : null;
  if (edge === null) return readSquareName(reading, value, path, position);
  readTerrain(reading, value, path, position.board);
  return edgeName(edge);
}

/** Reads the place of an object or a token: its square, the figure that holds it, or `gone`. */
function readWhereabouts(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): ExpectedResult {
  const name = readText(reading, value, path);
  if (name !== GONE && !findPiece(position, name)) readPlace(reading, value, path, position);
  return makeWordResult(name);
}
