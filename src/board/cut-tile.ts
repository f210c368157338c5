import { eastEdge, southEdge } from '../grid/edge';
import { type Square, squareAt } from '../grid/square';
import type { Board } from './board';
import { makePatch, type PatchCell, type PatchEdge } from './patch';
import { DOOR, OPEN, PRINTED_OBJECT, WALL } from './terrain';
import { type Tile, tileFromPatch } from './tile';

/** Rectangle of squares. Columns and rows are counted from 0. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a rectangle of a map into a tile with terrain, levels, walls, doors, objects and strengths. Edges on the border
 * of the rectangle are included; the border of the map stays open. Throws a RangeError if the rectangle is not on the
 * map.
 */
export function cutTile(board: Board, from: Rectangle, head: Pick<Tile, 'id' | 'name'>): Tile {
  const { x: left, y: top, width, height } = from;
  const fits = left >= 0 && top >= 0 && width >= 1 && height >= 1;
  if (!fits || left + width > board.width || top + height > board.height) throw new RangeError('not on the map');
  const cells: PatchCell[] = [];
  const edges: PatchEdge[] = [];
  const put = (x: number, y: number, side: 'east' | 'south', edge: number, rim: boolean): void => {
    const lies = board.walls[edge];
    if (lies === undefined || lies === OPEN) return;
    // A wall on the outline of a tile cannot be broken.
    const strength = rim && lies === WALL ? null : (board.wallStrengths.get(edge) ?? null);
    edges.push({ x: x - left, y: y - top, side, lies: lies === DOOR ? DOOR : WALL, strength });
  };
  for (let y = top - 1; y < top + height; y++) {
    for (let x = left - 1; x < left + width; x++) {
      if (x < 0 || y < 0) continue;
      const square: Square = squareAt(x, y);
      if (y >= top && x + 1 < board.width) put(x, y, 'east', eastEdge(square), x < left || x === left + width - 1);
      if (x >= left && y + 1 < board.height) put(x, y, 'south', southEdge(square), y < top || y === top + height - 1);
      if (x < left || y < top) continue;
      const terrain = board.terrain[square] ?? 0;
      const strength = terrain & PRINTED_OBJECT ? (board.objectStrengths.get(square) ?? null) : null;
      cells.push({
        x: x - left,
        y: y - top,
        level: board.levels[square] ?? 0,
        terrain,
        strength,
        thing: null,
        tile: head.id,
      });
    }
  }
  return tileFromPatch(makePatch(cells, edges), head);
}
