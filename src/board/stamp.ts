import { type Edge, eastEdge, southEdge } from '../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { filterUnconnectedStairs } from './apart';
import { type Board, hasEdge, isOnBoard, type Rectangle } from './board';

import { coordinateKey, movePatchTo, type Patch, patchBounds } from './patch';
import { OPEN } from './terrain';

/**
 * Copies a patch onto a board, with the top left corner of the patch at column `x` and row `y`. Squares of the patch,
 * and walls and doors between them, replace the board's; starting areas stay. On the outline of the patch, the board's
 * walls stay unless the patch has a wall or door there. Parts outside the board are cut off.
 */
export function stampPatch(board: Board, patch: Patch, x: number, y: number): Board {
  const { cells, edges } = movePatchTo(patch, x, y);
  const [levels, terrain, walls] = [board.levels.slice(), board.terrain.slice(), board.walls.slice()];
  const objectStrengths = new Map<Square, number>(board.objectStrengths);
  const wallStrengths = new Map<Edge, number>(board.wallStrengths);
  const own = new Set(cells.map(coordinateKey));
  for (const cell of cells) {
    if (!isOnBoard(board, cell.x, cell.y)) continue;
    const square = squareAt(cell.x, cell.y);
    levels[square] = cell.level;
    terrain[square] = cell.terrain;
    if (cell.strength === null) objectStrengths.delete(square);
    else objectStrengths.set(square, cell.strength);
    const inner = [
      ...(own.has(coordinateKey({ x: cell.x + 1, y: cell.y })) ? [eastEdge(square)] : []),
      ...(own.has(coordinateKey({ x: cell.x, y: cell.y + 1 })) ? [southEdge(square)] : []),
    ];
    for (const edge of inner) {
      if (!hasEdge(board, edge)) continue;
      walls[edge] = OPEN;
      wallStrengths.delete(edge);
    }
  }
  for (const { x: column, y: row, side, lies, strength } of edges) {
    if (!isOnBoard(board, column, row)) continue;
    const square = squareAt(column, row);
    const edge = side === 'east' ? eastEdge(square) : southEdge(square);
    if (!hasEdge(board, edge)) continue;
    walls[edge] = lies;
    if (strength === null) wallStrengths.delete(edge);
    else wallStrengths.set(edge, strength);
  }
  const under = (square: Square) => own.has(coordinateKey({ x: xOf(square), y: yOf(square) }));
  const apart = filterUnconnectedStairs(board, (a, b) => !under(a) && !under(b));
  return { ...board, levels, terrain, walls, objectStrengths, wallStrengths, apart };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Snapping distance in squares. Below 1, to allow placing a tile one square away. */
const PULL = 0.75;

/**
 * Returns the position to which a dropped tile snaps. That is the border of the map or of another tile if near, else
 * the nearest square. The position is clamped to the map if the tile fits.
 */
export function snapTile(
  board: Pick<Board, 'width' | 'height'>,
  laid: readonly Rectangle[],
  size: Pick<Rectangle, 'width' | 'height'>,
  at: Corner,
): Corner {
  const across = [0, board.width - size.width, ...laid.flatMap((box) => rims(box.x, box.width, size.width))];
  const down = [0, board.height - size.height, ...laid.flatMap((box) => rims(box.y, box.height, size.height))];
  return {
    x: clampToRoom(snapTo(at.x, across), board.width - size.width),
    y: clampToRoom(snapTo(at.y, down), board.height - size.height),
  };
}

/** Lists positions on one axis where a tile touches a placed tile or is aligned with one of its edges. */
function rims(from: number, length: number, own: number): number[] {
  return [from - own, from + length, from, from + length - own];
}

function snapTo(at: number, places: readonly number[]): number {
  const near = places.filter((place) => Math.abs(place - at) < PULL);
  return near.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? Math.round(at);
}

function clampToRoom(at: number, room: number): number {
  return Math.max(Math.min(0, room), Math.min(Math.max(0, room), at));
}

/**
 * Returns the position of the next tile: right of the last tile, else below all tiles at the left, else the top left
 * corner.
 */
export function findNextTilePlace(
  board: Pick<Board, 'width' | 'height'>,
  laid: readonly Rectangle[],
  size: Pick<Rectangle, 'width' | 'height'>,
): Corner {
  const last = laid.at(-1);
  if (!last) return { x: 0, y: 0 };
  if (last.x + last.width + size.width <= board.width) return { x: last.x + last.width, y: last.y };
  const below = Math.max(...laid.map((box) => box.y + box.height));
  return below + size.height <= board.height ? { x: 0, y: below } : { x: 0, y: 0 };
}

/** Returns the bounding box of a patch, moved to `x`, `y`. */
export function patchBoxAt(patch: Patch, { x, y }: Corner): Rectangle {
  const { left, top, right, bottom } = patchBounds(patch);
  return { x, y, width: right - left + 1, height: bottom - top + 1 };
}
