import type { Board } from '../board/board';
import { DOOR, PRINTED_OBJECT } from '../board/terrain';
import { listWallRuns } from '../board/wall-runs';
import { type Square, xOf, yOf } from '../grid/square';
import { type BoardPoint, CELL } from './geometry';
import type { BoardObject } from './types';

/**
 * Material strength and its position on the map: at the bottom of a square, on a door, or once per straight run of
 * wall.
 */
export interface StrengthMark extends BoardPoint {
  readonly id: string;
  readonly of: 'object' | 'door' | 'wall';
  readonly strength: number;
}

/** Offset within a square, in drawing units: to the lower right, clear of labels on a wall below. */
const BESIDE = { x: 33, y: 25 };

/** Lists the material strengths of a map’s walls and doors, and of the objects on the map. */
export function makeStrengthMarks(board: Board, things: readonly BoardObject[]): StrengthMark[] {
  const walls = listWallRuns(board).flatMap(({ x0, y0, x1, y1, lies, strength }): StrengthMark[] => {
    if (strength === null) return [];
    const at = { x: ((x0 + x1) / 2) * CELL, y: ((y0 + y1) / 2) * CELL };
    return [{ id: `${x0} ${y0} ${x1} ${y1}`, ...at, of: lies === DOOR ? 'door' : 'wall', strength }];
  });
  const squares = new Map<Square, number>();
  for (const [square, strength] of board.objectStrengths) {
    if ((board.terrain[square] ?? 0) & PRINTED_OBJECT) squares.set(square, strength);
  }
  for (const { square, strength } of things) if (strength != null) squares.set(square, strength);
  const objects = [...squares].map(([square, strength]): StrengthMark => {
    return {
      id: `${square}`,
      x: xOf(square) * CELL + BESIDE.x,
      y: yOf(square) * CELL + BESIDE.y,
      of: 'object',
      strength,
    };
  });
  return [...walls, ...objects];
}
