import { decodeSquarePair, encodeSquarePair } from '../../src/board/apart';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { OPEN } from '../../src/board/terrain';
import { DIRECTIONS } from '../../src/grid/direction';
import { type Edge, edgeBetween, edgeSquares } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import type { Mark } from '../../src/rules/answer';
import type { Position } from '../../src/table/position';

/** One of the eight orientations of a map: optionally mirrored, then rotated by quarter turns. */
export interface MapTransform {
  readonly name: string;
  readonly mirrored: boolean;
  /** Quarter turns clockwise, 0 to 3. */
  readonly quarters: number;
}

export const IDENTITY_TRANSFORM: MapTransform = { name: 'as it lies', mirrored: false, quarters: 0 };

/** The seven orientations of a map other than the identity. */
export const TRANSFORMS: readonly MapTransform[] = [false, true]
  .flatMap((mirrored) =>
    [0, 1, 2, 3].map((quarters) => ({
      name: `${mirrored ? 'mirrored and ' : ''}turned by ${90 * quarters}°`,
      mirrored,
      quarters,
    })),
  )
  .slice(1);

/** Returns the inverse of a transformation. A mirrored transformation is its own inverse. */
export function invertTransform(turn: MapTransform): MapTransform {
  return turn.mirrored ? turn : { ...turn, quarters: (4 - turn.quarters) % 4 };
}

/** Functions that convert squares, edges, directions, marks and positions to the transformed map. */
export interface TransformedPlaces {
  readonly square: (square: Square) => Square;
  readonly edge: (edge: Edge) => Edge;
  readonly direction: (direction: number) => number;
  readonly mark: (mark: Mark) => Mark;
  readonly position: (position: Position) => Position;
}

export function transformPlaces(board: Board, turn: MapTransform): TransformedPlaces {
  const { width, height } = board;
  const point = (x: number, y: number): [number, number] => {
    let at: [number, number] = [turn.mirrored ? width - 1 - x : x, y];
    let rows = height;
    let columns = width;
    for (let quarter = 0; quarter < turn.quarters; quarter++) {
      at = [rows - 1 - at[1], at[0]];
      [rows, columns] = [columns, rows];
    }
    return at;
  };
  const square = (at: Square): Square => squareAt(...point(xOf(at), yOf(at)));
  const edge = (at: Edge): Edge => {
    const [first, second] = edgeSquares(at);
    return edgeBetween(square(first), square(second)) as Edge;
  };
  const [originX, originY] = point(0, 0);
  const direction = (index: number): number => {
    const { dx, dy } = DIRECTIONS[index] as (typeof DIRECTIONS)[number];
    const [x, y] = point(dx, dy);
    return DIRECTIONS.findIndex((each) => each.dx === x - originX && each.dy === y - originY);
  };
  const mark = (one: Mark): Mark => {
    if (one.mark === 'square') return { mark: 'square', square: square(one.square) };
    return one.mark === 'edge' ? { mark: 'edge', edge: edge(one.edge) } : one;
  };
  const all = (squares: readonly Square[]) => squares.map(square);
  return {
    square,
    edge,
    direction,
    mark,
    position: (position) => ({
      ...position,
      board: turnedBoard(board, square, edge, turn.quarters % 2 === 1),
      pieces: position.pieces.map((piece) => ({ ...piece, squares: all(piece.squares) })),
      objects: position.objects.map((object) => ({ ...object, at: square(object.at) })),
      spawns: Object.fromEntries(Object.entries(position.spawns).map(([kind, squares]) => [kind, all(squares)])),
      ammunition: all(position.ammunition),
    }),
  };
}

function turnedBoard(
  board: Board,
  square: (at: Square) => Square,
  edge: (at: Edge) => Edge,
  onItsSide: boolean,
): Board {
  const empty = onItsSide ? emptyBoard(board.height, board.width) : emptyBoard(board.width, board.height);
  for (const at of listBoardSquares(board)) {
    empty.levels[square(at)] = board.levels[at] ?? 0;
    empty.terrain[square(at)] = board.terrain[at] ?? 0;
  }
  for (const [at, wall] of board.walls.entries()) if (wall !== OPEN) empty.walls[edge(at)] = wall;
  return {
    ...empty,
    starts: new Map([...board.starts].map(([side, squares]) => [side, squares.map(square)])),
    objectStrengths: new Map([...board.objectStrengths].map(([at, strength]) => [square(at), strength])),
    wallStrengths: new Map([...board.wallStrengths].map(([at, strength]) => [edge(at), strength])),
    apart: new Set(
      [...board.apart].map((pair) => {
        const [a, b] = decodeSquarePair(pair);
        return encodeSquarePair(square(a), square(b));
      }),
    ),
  };
}
