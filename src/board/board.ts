import { EDGE_COUNT, type Edge, edgeSquares } from '../grid/edge';
import { MAX_SIDE, SQUARE_COUNT, type Square, squareAt, xOf, yOf } from '../grid/square';

/** Immutable map. `parseBoardText` and `emptyBoard` make boards; each edit makes a new board. */
export interface Board {
  /** Columns, 1 to 64. */
  readonly width: number;
  /** Rows, 1 to 64. */
  readonly height: number;
  /** Level by square: 0 is the ground, 1 and higher are elevated. 0 for squares off the map. */
  readonly levels: Uint8Array;
  /** Terrain by square, as bits of `terrain.ts`. 0 for squares off the map. */
  readonly terrain: Uint8Array;
  /** OPEN, WALL or DOOR by edge. */
  readonly walls: Uint8Array;
  /** Starting areas by side. */
  readonly starts: ReadonlyMap<string, readonly Square[]>;
  /** Material strength of printed objects, by square (Strike Teams). */
  readonly objectStrengths: ReadonlyMap<Square, number>;
  /** Material strength of walls and doors, by edge (Strike Teams). */
  readonly wallStrengths: ReadonlyMap<Edge, number>;
  /**
   * Pairs of neighbouring stairs that do not lead to each other, encoded by `encodeSquarePair`. A drawing cannot show
   * them.
   */
  readonly apart: ReadonlySet<number>;
}

export function emptyBoard(width: number, height: number): Board {
  if (!(width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE))
    throw new RangeError(`no board of ${width} by ${height}`);
  return {
    width,
    height,
    levels: new Uint8Array(SQUARE_COUNT),
    terrain: new Uint8Array(SQUARE_COUNT),
    walls: new Uint8Array(EDGE_COUNT),
    starts: new Map(),
    objectStrengths: new Map(),
    wallStrengths: new Map(),
    apart: new Set(),
  };
}

export function isOnBoard(board: Board, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < board.width && y < board.height;
}

/** Rectangle of squares. Columns and rows are counted from 0. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lists every square of the map, row by row. */
export function listBoardSquares({ width, height }: Board): Square[] {
  return listSquaresInBox({ width, height }, { x: 0, y: 0, width, height });
}

/** Lists the squares of a rectangle that are on the map, row by row. */
export function listSquaresInBox(board: Pick<Board, 'width' | 'height'>, box: Rectangle): Square[] {
  const [right, bottom] = [Math.min(board.width, box.x + box.width), Math.min(board.height, box.y + box.height)];
  const squares: Square[] = [];
  for (let y = Math.max(0, box.y); y < bottom; y++)
    for (let x = Math.max(0, box.x); x < right; x++) squares.push(squareAt(x, y));
  return squares;
}

export function hasSquare(board: Board, square: Square): boolean {
  return isOnBoard(board, xOf(square), yOf(square));
}

/** Returns whether both squares of an edge are on the map. The outer frame never counts as a wall. */
export function hasEdge(board: Board, edge: Edge): boolean {
  const [first, second] = edgeSquares(edge);
  // Last square of a row and first square of the next: consecutive numbers, but not neighbours.
  return hasSquare(board, first) && hasSquare(board, second) && ((edge & 1) === 1 || xOf(second) > 0);
}
