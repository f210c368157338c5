import { edgeName } from '../grid/edge';
import { squareName } from '../grid/square';
import { pieceOf } from '../table/position';
import type { Told } from './case';
import { readObjectName } from './deeds';
import type { Path } from './fault';
import { type CasePosition, MARKS } from './marked';
import { readTokenName } from './mission-deeds';
import { readBase, readPiece, readPlace, readSquare, readTerrain } from './places';
import { complain, type Reading, readEach, readList, readNumber, readOneOf, readText } from './reading';

/** Value for a piece that is off the map. */
export const OFF = 'off';
/** Value for an object or token that left the game. */
export const GONE = 'gone';
/** Value for holding nothing, or being no captive. */
export const NONE = 'none';

/** Makes a set without duplicates; its order has no meaning. */
export function setOf(names: readonly string[]): Told {
  return { told: 'set', value: [...new Set(names)].sort() };
}

/** Makes an exact result, sorted by square. */
export function exactly(marks: ReadonlyMap<string, string>): Told {
  return { told: 'exactly', value: new Map([...marks].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

export function word(value: string): Told {
  return { told: 'word', value };
}

type ReadTold = (reading: Reading, value: unknown, path: Path, position: CasePosition) => Told;

/** Makes a reader of places by name: a square, a holder, or `gone`. */
function whereEach(
  readName: (reading: Reading, value: unknown, path: Path, position: CasePosition) => string,
): ReadTold {
  return (reading, value, path, position) => ({
    told: 'each',
    value: readEach(reading, value, path, (each, place, id) => {
      readName(reading, id, place, position);
      const name = readText(reading, each, place);
      if (name !== GONE && !pieceOf(position, name)) readPlace(reading, each, place, position);
      return word(name);
    }),
  });
}

/** Readers for the values that only `play` answers, by kind. */
export const PLAYED_KINDS = {
  /** A square, a list of squares, or `off`. */
  where: (reading: Reading, value: unknown, path: Path, { board }: CasePosition): Told =>
    value === OFF ? word(OFF) : setOf(readBase(reading, value, path, board).map(squareName)),
  held: (reading: Reading, value: unknown, path: Path, position: CasePosition): Told =>
    ['light', 'heavy', NONE].includes(String(value))
      ? word(String(value))
      : word(readObjectName(reading, value, path, position)),
  captor: (reading: Reading, value: unknown, path: Path, position: CasePosition): Told =>
    word(value === NONE ? NONE : readPiece(reading, value, path, position)),
  objects: whereEach(readObjectName),
  marked: (reading: Reading, value: unknown, path: Path, { board }: CasePosition): Told =>
    exactly(
      readEach(reading, value, path, (each, place, square) => {
        readSquare(reading, square, place, board);
        return readOneOf(reading, each, place, MARKS);
      }),
    ),
  tokens: whereEach(readTokenName),
  damaged: (reading: Reading, value: unknown, path: Path, position: CasePosition): Told => ({
    told: 'each',
    value: readEach(reading, value, path, (each, place, id) => {
      readTokenName(reading, id, place, position);
      return { told: 'number', value: readNumber(reading, each, place) };
    }),
  }),
  statuses: (reading: Reading, value: unknown, path: Path): Told =>
    setOf(readList(reading, value, path, (each, place) => readOneOf(reading, each, place, ['trapped', 'prone']))),
  walls: (reading: Reading, value: unknown, path: Path, { board }: CasePosition): Told =>
    setOf(
      readList(reading, value, path, (each, place) => {
        const wall = readTerrain(reading, each, place, board);
        if (!('edge' in wall)) complain(reading, place, 'not-a-wall', squareName(wall.square));
        return 'edge' in wall ? edgeName(wall.edge) : '';
      }),
    ),
} as const;
export type PlayedKind = keyof typeof PLAYED_KINDS;

export function isPlayedKind(kind: string): kind is PlayedKind {
  return Object.hasOwn(PLAYED_KINDS, kind);
}
