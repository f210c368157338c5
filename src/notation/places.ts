import type { Board } from '../board/board';
import { hasEdge, hasSquare } from '../board/board';
import { DIRECTION_NAMES, DIRECTIONS, parseDirection } from '../grid/direction';
import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare, type Square, squareName, xOf, yOf } from '../grid/square';
import {
  type Aim,
  choiceField,
  type MissionTarget,
  namedListField,
  nullableField,
  numberField,
  printedField,
  squareField,
} from '../rules/action-fields';
import type { PieceOrSquare } from '../rules/ruleset';
import type { InanimateTarget } from '../table/heaps';
import { findPiece, type Position } from '../table/position';
import { type NewToken, TOKEN_KINDS } from '../table/tokens';
import type { KeyPath } from './fault';
import { addComplaint, describeValue, type ParseContext, readItems, readOneOf, readText } from './parse-context';

/** Maximum strength and maximum number of hits of a token. */
const TOKEN_LIMIT = 99;

/** Key for tokens: those on the map at the start, and those placed later. */
export const TOKENS_FIELD = namedListField('Strike Teams: tokens on the map, by name.', 'name', {
  at: squareField('Where it is.'),
  kind: printedField(
    TOKEN_KINDS.objective,
    choiceField('What it is.', [TOKEN_KINDS.objective, TOKEN_KINDS.turret, TOKEN_KINDS.ammunition]),
  ),
  strength: nullableField(numberField('Material strength. Left out if it cannot be damaged.', 1, TOKEN_LIMIT)),
  wounds: nullableField(numberField('Hits that remove it. One if left out.', 1, TOKEN_LIMIT)),
});

/** Position with the tokens that other parts of a case may refer to by name. */
export interface NamedPosition extends Position {
  readonly tokens?: readonly NewToken[];
}

/** Adapts a reader that needs only the board to receive the position. */
export function onBoard<Value>(read: (reading: ParseContext, value: unknown, path: KeyPath, board: Board) => Value) {
  return (reading: ParseContext, value: unknown, path: KeyPath, { board }: Position): Value =>
    read(reading, value, path, board);
}

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

function isObject({ objects }: Position, value: unknown): boolean {
  return objects.some(({ id }) => id === String(value));
}

export function readObjectName(reading: ParseContext, value: unknown, path: KeyPath, { objects }: Position): string {
  const name = readText(reading, value, path);
  const names = objects.map(({ id }) => id);
  return name === '' ? name : readOneOf(reading, name, path, names);
}

export function readPieceOrObject(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string {
  return (isObject(position, value) ? readObjectName : readPiece)(reading, value, path, position);
}

export function readPieceOrGroup(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string {
  const isGroup = Object.hasOwn(position.groups, String(value));
  return isGroup ? String(value) : readPiece(reading, value, path, position);
}

/** Reads the name of one piece, or a list of names. */
export function readPieces(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string[] {
  if (!Array.isArray(value)) return [readPiece(reading, value, path, position)];
  const pieces = readItems(reading, value, path, (each, place) => readPiece(reading, each, place, position));
  if (pieces.length === 0) addComplaint(reading, path, 'wrong-length', 'a target is wanted');
  return pieces;
}

export function printPieces(pieces: readonly string[]): unknown {
  return pieces.length === 1 ? pieces[0] : pieces;
}

/** Reads the name of a token that the case has or places. */
export function readTokenName(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  { tokens = [] }: NamedPosition,
): string {
  const name = readText(reading, value, path);
  if (name !== '' && !tokens.some((token) => token.name === name)) addComplaint(reading, path, 'unknown-value', name);
  return name;
}

/** Reads a list of exactly two places. */
export function readTwoPlaces(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: Position,
): [PieceOrSquare, PieceOrSquare] {
  const places = readItems(reading, value, path, (each, place) => readPlace(reading, each, place, position));
  if (Array.isArray(value) && places.length !== 2) addComplaint(reading, path, 'wrong-length', 'two places are wanted');
  return places as [PieceOrSquare, PieceOrSquare];
}

/** Reads the square of an object: the name of an object that no piece holds, or else a square. */
export function readObjectSquare(reading: ParseContext, value: unknown, path: KeyPath, position: Position): Square {
  const named = position.objects.find(({ id }) => id === value);
  return named ? named.at : readSquare(reading, value, path, position.board);
}

/** Reads one or several pieces, else an object by its name, else a square or a wall. */
export function readAim(reading: ParseContext, value: unknown, path: KeyPath, position: Position): Aim {
  if (Array.isArray(value)) return { pieces: readPieces(reading, value, path, position) };
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { pieces: [name] };
  if (isObject(position, name)) return { object: name };
  if (/^[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { pieces: [name] };
}

export function printAim(aim: Aim): unknown {
  if ('pieces' in aim) return printPieces(aim.pieces);
  return 'object' in aim ? aim.object : printTerrain(aim);
}

/** Reads a piece, else a token by its name, else a square, a wall or a door. */
export function readMissionTarget(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: NamedPosition,
): MissionTarget {
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { piece: name };
  if (position.tokens?.some((token) => token.name === name)) return { token: name };
  if (/^(object )?[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { piece: name };
}

export function printMissionTarget(target: MissionTarget): string {
  return 'piece' in target ? target.piece : printTokenOrTerrain(target);
}

/** Reads the name of a token. If there is no such token, reads terrain as `readTerrain` does. */
export function readTokenOrTerrain(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  { board, tokens = [] }: NamedPosition,
): { readonly token: string } | InanimateTarget {
  const token = tokens.find(({ name }) => name === value);
  return token ? { token: token.name } : readTerrain(reading, value, path, board);
}

export function printTokenOrTerrain(target: { readonly token: string } | InanimateTarget): string {
  return 'square' in target || 'edge' in target ? printTerrain(target) : target.token;
}

/** Reads terrain as `readTerrain` does. Also accepts the name of a token and returns its square. */
export function readInanimate(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  { board, tokens = [] }: NamedPosition,
): InanimateTarget {
  const token = tokens.find(({ name }) => name === value);
  return token ? { square: token.at, token: token.name } : readTerrain(reading, value, path, board);
}

export function readDoor(reading: ParseContext, value: unknown, path: KeyPath, board: Board): number | undefined {
  const read = readTerrain(reading, value, path, board);
  if ('edge' in read) return read.edge;
  addComplaint(reading, path, 'not-a-wall', squareName(read.square));
  return undefined;
}
