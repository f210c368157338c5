import { edgeName } from '../grid/edge';
import { squareName } from '../grid/square';
import { findPiece } from '../table/position';
import type { ExpectedResult } from './case';
import { type CasePosition, MARK_KINDS } from './case-position';
import type { KeyPath } from './fault';
import { readObjectName, readTokenName } from './field-types';
import { addComplaint, type ParseContext, readEach, readItems, readNumber, readOneOf, readText } from './parse-context';
import { readBase, readPiece, readPlace, readSquare, readTerrain } from './places';

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

type ReadTold = (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition) => ExpectedResult;

/** Makes a reader of a mapping. Its keys are names; its values are a square, a holder, or `gone`. */
function whereEach(
  readName: (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition) => string,
): ReadTold {
  return (reading, value, path, position) => ({
    kind: 'each',
    value: readEach(reading, value, path, (each, place, id) => {
      readName(reading, id, place, position);
      const name = readText(reading, each, place);
      if (name !== GONE && !findPiece(position, name)) readPlace(reading, each, place, position);
      return makeWordResult(name);
    }),
  });
}

/** Readers by kind, for values that occur only in answers to `play`. */
export const PLAY_VALUE_KINDS = {
  /** Reads where a piece is: a square, a list of squares, or `off`. */
  where: (reading: ParseContext, value: unknown, path: KeyPath, { board }: CasePosition): ExpectedResult =>
    value === OFF_MAP ? makeWordResult(OFF_MAP) : makeSetResult(readBase(reading, value, path, board).map(squareName)),
  held: (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): ExpectedResult =>
    ['light', 'heavy', NONE].includes(String(value))
      ? makeWordResult(String(value))
      : makeWordResult(readObjectName(reading, value, path, position)),
  captor: (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): ExpectedResult =>
    makeWordResult(value === NONE ? NONE : readPiece(reading, value, path, position)),
  objects: whereEach(readObjectName),
  marked: (reading: ParseContext, value: unknown, path: KeyPath, { board }: CasePosition): ExpectedResult =>
    makeExactResult(
      readEach(reading, value, path, (each, place, square) => {
        readSquare(reading, square, place, board);
        return readOneOf(reading, each, place, MARK_KINDS);
      }),
    ),
  tokens: whereEach(readTokenName),
  damaged: (reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): ExpectedResult => ({
    kind: 'each',
    value: readEach(reading, value, path, (each, place, id) => {
      readTokenName(reading, id, place, position);
      return { kind: 'number', value: readNumber(reading, each, place) };
    }),
  }),
  statuses: (reading: ParseContext, value: unknown, path: KeyPath): ExpectedResult =>
    makeSetResult(
      readItems(reading, value, path, (each, place) => readOneOf(reading, each, place, ['trapped', 'prone'])),
    ),
  walls: (reading: ParseContext, value: unknown, path: KeyPath, { board }: CasePosition): ExpectedResult =>
    makeSetResult(
      readItems(reading, value, path, (each, place) => {
        const wall = readTerrain(reading, each, place, board);
        if (!('edge' in wall)) addComplaint(reading, place, 'not-a-wall', squareName(wall.square));
        return 'edge' in wall ? edgeName(wall.edge) : '';
      }),
    ),
} as const;
export type ExpectedValueKind = keyof typeof PLAY_VALUE_KINDS;

export function isPlayValueKind(kind: string): kind is ExpectedValueKind {
  return Object.hasOwn(PLAY_VALUE_KINDS, kind);
}
