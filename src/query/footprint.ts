import { type Board, isOnBoard } from '../board/board';
import { type Square, squareAt, xOf, yOf } from '../grid/square';

/**
 * Lists the shapes of a base of `[width, height]` squares, as offsets from the first square of the base. A double base
 * may be diagonal.
 */
function shapesOf([width, height]: readonly [number, number]): ReadonlyArray<
  ReadonlyArray<readonly [dx: number, dy: number]>
> {
  if (width * height === 1) return [[[0, 0]]];
  if (width * height === 2)
    return [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [-1, 1],
      ],
    ];
  const upright = rectangle(width, height);
  return width === height ? [upright] : [upright, rectangle(height, width)];
}

function rectangle(width: number, height: number): (readonly [number, number])[] {
  return Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)] as const);
}

/** Lists all placements of a base on the map with its first square on `anchor`. */
export function listFootprints(board: Board, base: readonly [number, number], anchor: Square): Square[][] {
  return shapesOf(base)
    .filter((shape) => shape.every(([dx, dy]) => isOnBoard(board, xOf(anchor) + dx, yOf(anchor) + dy)))
    .map((shape) => shape.map(([dx, dy]) => squareAt(xOf(anchor) + dx, yOf(anchor) + dy)));
}

/**
 * Returns the next placement of a base, turned about its first square. Returns the same squares if no other placement
 * exists.
 */
export function turnBase(board: Board, base: readonly [number, number], squares: readonly Square[]): readonly Square[] {
  const anchor = squares[0];
  if (anchor === undefined) return squares;
  const ways = listFootprints(board, base, anchor);
  const now = ways.findIndex((way) => way.every((square) => squares.includes(square)));
  return ways[(now + 1) % ways.length] ?? squares;
}
