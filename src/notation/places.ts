import type { Board } from '../board/board';
import { hasEdge, hasSquare } from '../board/board';
import { DIRECTION_NAMES, DIRECTIONS, directionNamed } from '../grid/direction';
import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare, type Square, squareName, xOf, yOf } from '../grid/square';
import type { Place, ThingTarget } from '../rules/ruleset';
import type { Position } from '../table/position';
import { pieceOf } from '../table/position';
import type { Path } from './fault';
import { complain, found, type Reading, readList, readOneOf, readText } from './reading';

export function readSquare(reading: Reading, value: unknown, path: Path, board: Board): Square {
  const square = typeof value === 'string' ? parseSquare(value) : null;
  if (square === null) complain(reading, path, 'not-a-square', found(value));
  else if (!hasSquare(board, square)) complain(reading, path, 'off-map', squareName(square));
  else return square;
  return 0;
}

export function readSquares(reading: Reading, value: unknown, path: Path, board: Board): Square[] {
  const squares = readList(reading, value, path, (each, place) => readSquare(reading, each, place, board));
  if (new Set(squares).size < squares.length && reading.complaints.length === 0)
    complain(reading, path, 'duplicate-key', 'a square stands twice');
  return squares;
}

/**
 * Reads the squares of a base: one square, or a list of two neighbours or a full rectangle. Sorted, because their
 * written order has no meaning.
 */
export function readBase(reading: Reading, value: unknown, path: Path, board: Board): Square[] {
  const many = Array.isArray(value);
  const squares = many ? readSquares(reading, value, path, board) : [readSquare(reading, value, path, board)];
  if (reading.complaints.length === 0 && !isBase(squares))
    complain(reading, path, 'bad-base', squares.map(squareName).join(' '));
  return squares.sort((a, b) => a - b);
}

function isBase(squares: readonly Square[]): boolean {
  const span = (of: (square: Square) => number) => Math.max(...squares.map(of)) - Math.min(...squares.map(of)) + 1;
  if (squares.length === 0) return false;
  const [width, height] = [span(xOf), span(yOf)];
  return squares.length === width * height || (squares.length === 2 && width === 2 && height === 2);
}

/** Prints the squares of a base: `c4`, or `[c3, d3]` for a larger one. */
export function printBase(squares: readonly Square[]): string | string[] {
  return squares.length === 1 ? squareName(squares[0] as Square) : squares.map(squareName);
}

const OBJECT = 'object ';

/** Reads a square `c4`, a wall or door `b2/b3`, or `object c4`: the object of the map on a square with tokens. */
export function readTerrain(reading: Reading, value: unknown, path: Path, board: Board): ThingTarget {
  if (typeof value === 'string' && value.startsWith(OBJECT)) {
    return { square: readSquare(reading, value.slice(OBJECT.length), path, board), token: null };
  }
  if (typeof value !== 'string' || !value.includes('/')) return { square: readSquare(reading, value, path, board) };
  const edge = parseEdge(value);
  if (edge === null) complain(reading, path, 'not-a-wall', value);
  else if (!hasEdge(board, edge)) complain(reading, path, 'off-map', value);
  return { edge: edge ?? 0 };
}

export function printTerrain(target: ThingTarget): string {
  if ('edge' in target) return edgeName(target.edge);
  if (target.token === null) return `${OBJECT}${squareName(target.square)}`;
  return target.token ?? squareName(target.square);
}

export function readPiece(reading: Reading, value: unknown, path: Path, position: Position): string {
  const id = readText(reading, value, path);
  if (id !== '' && !pieceOf(position, id)) complain(reading, path, 'unknown-piece', id);
  return id;
}

/** Reads a piece by its name, else a square of the map. */
export function readPlace(reading: Reading, value: unknown, path: Path, position: Position): Place {
  const name = readText(reading, value, path);
  if (pieceOf(position, name)) return { piece: name };
  const square = parseSquare(name);
  if (square !== null) return { square: readSquare(reading, value, path, position.board) };
  if (name !== '') complain(reading, path, 'unknown-piece', name);
  return { piece: name };
}

export function printPlace(place: Place): string {
  return 'piece' in place ? place.piece : squareName(place.square);
}

/** Returns an index into DIRECTIONS. */
export function readDirection(reading: Reading, value: unknown, path: Path): number {
  const name = readOneOf(reading, value, path, DIRECTION_NAMES);
  const direction = directionNamed(name);
  return direction ? DIRECTIONS.indexOf(direction) : 0;
}

export function printDirection(direction: number): string {
  return DIRECTION_NAMES[direction] as string;
}
