import type { Board } from '../board/board';
import { hasEdge, hasSquare } from '../board/board';
import { DIRECTION_NAMES, DIRECTIONS, parseDirection } from '../grid/direction';
import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare, type Square, squareName, xOf, yOf } from '../grid/square';
import type { PieceOrSquare } from '../rules/ruleset';
import type { InanimateTarget } from '../table/heaps';
import type { Position } from '../table/position';
import { findPiece } from '../table/position';
import type { KeyPath } from './fault';
import { addComplaint, describeValue, type ParseContext, readItems, readOneOf, readText } from './parse-context';

export function readSquare(reading: ParseContext, value: unknown, path: KeyPath, board: Board): Square {
  const square = typeof value === 'string' ? parseSquare(value) : null;
  if (square === null) addComplaint(reading, path, 'not-a-square', describeValue(value));
  else if (!hasSquare(board, square)) addComplaint(reading, path, 'off-map', squareName(square));
  else return square;
  return 0;
}

export function readSquares(reading: ParseContext, value: unknown, path: KeyPath, board: Board): Square[] {
  const squares = readItems(reading, value, path, (each, place) => readSquare(reading, each, place, board));
  if (new Set(squares).size < squares.length && reading.complaints.length === 0)
    addComplaint(reading, path, 'duplicate-key', 'a square stands twice');
  return squares;
}

/**
 * Reads the squares of a base: one square, two neighbours, or a full rectangle. The result is sorted, because the
 * written order has no meaning.
 */
export function readBase(reading: ParseContext, value: unknown, path: KeyPath, board: Board): Square[] {
  const many = Array.isArray(value);
  const squares = many ? readSquares(reading, value, path, board) : [readSquare(reading, value, path, board)];
  if (reading.complaints.length === 0 && !isBase(squares))
    addComplaint(reading, path, 'bad-base', squares.map(squareName).join(' '));
  return squares.sort((a, b) => a - b);
}

function isBase(squares: readonly Square[]): boolean {
  const span = (of: (square: Square) => number) => Math.max(...squares.map(of)) - Math.min(...squares.map(of)) + 1;
  if (squares.length === 0) return false;
  const [width, height] = [span(xOf), span(yOf)];
  return squares.length === width * height || (squares.length === 2 && width === 2 && height === 2);
}

/** Prints the squares of a base: `c4` for one square, `[c3, d3]` for several. */
export function printBase(squares: readonly Square[]): string | string[] {
  return squares.length === 1 ? squareName(squares[0] as Square) : squares.map(squareName);
}

const OBJECT = 'object ';

/** Reads a square `c4`, a wall or door `b2/b3`, or `object c4`: the map's object on a square that also has tokens. */
export function readTerrain(reading: ParseContext, value: unknown, path: KeyPath, board: Board): InanimateTarget {
  if (typeof value === 'string' && value.startsWith(OBJECT)) {
    return { square: readSquare(reading, value.slice(OBJECT.length), path, board), token: null };
  }
  if (typeof value !== 'string' || !value.includes('/')) return { square: readSquare(reading, value, path, board) };
  const edge = parseEdge(value);
  if (edge === null) addComplaint(reading, path, 'not-a-wall', value);
  else if (!hasEdge(board, edge)) addComplaint(reading, path, 'off-map', value);
  return { edge: edge ?? 0 };
}

export function printTerrain(target: InanimateTarget): string {
  if ('edge' in target) return edgeName(target.edge);
  if (target.token === null) return `${OBJECT}${squareName(target.square)}`;
  return target.token ?? squareName(target.square);
}

export function readPiece(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string {
  const id = readText(reading, value, path);
  if (id !== '' && !findPiece(position, id)) addComplaint(reading, path, 'unknown-piece', id);
  return id;
}

/** Reads a piece by its name, or else a square of the map. */
export function readPlace(reading: ParseContext, value: unknown, path: KeyPath, position: Position): PieceOrSquare {
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { piece: name };
  const square = parseSquare(name);
  if (square !== null) return { square: readSquare(reading, value, path, position.board) };
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { piece: name };
}

export function printPlace(place: PieceOrSquare): string {
  return 'piece' in place ? place.piece : squareName(place.square);
}

/** Reads a direction name and returns its index in `DIRECTIONS`. */
export function readDirection(reading: ParseContext, value: unknown, path: KeyPath): number {
  const name = readOneOf(reading, value, path, DIRECTION_NAMES);
  const direction = parseDirection(name);
  return direction ? DIRECTIONS.indexOf(direction) : 0;
}

export function printDirection(direction: number): string {
  return DIRECTION_NAMES[direction] as string;
}
