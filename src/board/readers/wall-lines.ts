import type { Edge } from '../../grid/edge';
import { isRecord } from '../../plain/record';
import type { Board } from '../board';
import { listEdgesAlong, type MapPoint } from '../stroke';
import type { DOOR, WALL } from '../terrain';
import type { Warnings } from './warnings';

/** Maximum distance, in squares, of a line from the grid. Parts farther off the grid cause a warning. */
const GRID_TOLERANCE = 0.2;
/** Distance outside the map, in squares, to which points are clamped. */
const CLAMP_MARGIN = 2;
const POINT_LIMIT = 20_000;
/** Maximum total length of all lines of one map, in squares: thirty times all edges of the largest map. */
const LENGTH_LIMIT = 250_000;

/** Remaining total length, in squares, of the lines that may be read for one map. */
export interface LengthBudget {
  left: number;
}

export function makeLengthBudget(): LengthBudget {
  return { left: LENGTH_LIMIT };
}

/** Reads a point of an external file, in the units of the file. Null if the point is invalid. */
export function readPoint(value: unknown): MapPoint | null {
  if (!isRecord(value) || !Number.isFinite(value.x) || !Number.isFinite(value.y)) return null;
  return { x: value.x as number, y: value.y as number };
}

/**
 * Adds walls or doors along a line, which need not follow the grid. Each part of the line moves to the nearest grid
 * lines. Reports parts off the grid, on the border of the map (never a wall) and outside the map.
 * @returns the changed edges
 */
export function layWallLine(
  board: Board,
  way: readonly MapPoint[],
  lies: typeof WALL | typeof DOOR,
  warnings: Warnings,
  length: LengthBudget,
): Edge[] {
  const points = withinLength(
    way
      .slice(0, POINT_LIMIT)
      .map(({ x, y }) => ({ x, y, near: { x: held(x, board.width), y: held(y, board.height) } })),
    length,
  );
  if (points.length < way.length) warnings.add('wall-odd', `${way.length} points`);
  if (points.length < 2) {
    warnings.add('wall-odd', points.map(wordsOf).join(''));
    return [];
  }
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before) reportOffGrid(board, before, point, warnings);
  }
  const edges = listEdgesAlong(
    board,
    points.map(({ near }) => near),
  );
  for (const edge of edges) board.walls[edge] = lies;
  return edges;
}

/** Returns the first points of a line that the length budget covers, and deducts their length from the budget. */
function withinLength<Point extends { readonly near: MapPoint }>(
  points: readonly Point[],
  length: LengthBudget,
): Point[] {
  const end = points.findIndex(({ near }, index) => {
    const { x, y } = points[index - 1]?.near ?? near;
    length.left -= 1 + Math.max(Math.abs(near.x - x), Math.abs(near.y - y));
    return length.left < 0;
  });
  return points.slice(0, end < 0 ? points.length : end);
}

function reportOffGrid(board: Board, a: MapPoint, b: MapPoint, warnings: Warnings): void {
  const text = `${wordsOf(a)}–${wordsOf(b)}`;
  const outside = (at: MapPoint) =>
    at.x < -GRID_TOLERANCE ||
    at.y < -GRID_TOLERANCE ||
    at.x > board.width + GRID_TOLERANCE ||
    at.y > board.height + GRID_TOLERANCE;
  if (outside(a) || outside(b)) warnings.add('wall-outside', text);
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  // A short line is upright or flat by its longer direction.
  const upright = dx <= GRID_TOLERANCE && dx <= dy;
  const flat = dy <= GRID_TOLERANCE && dy <= dx;
  const strays = (from: number, to: number) => [from, to].some((at) => Math.abs(at - Math.round(at)) > GRID_TOLERANCE);
  if (!upright && !flat) warnings.add('wall-off-grid', text);
  else if (upright ? strays(a.x, b.x) : strays(a.y, b.y)) warnings.add('wall-off-grid', text);
  const onRim = (at: number, length: number) => Math.round(at) === 0 || Math.round(at) === length;
  if ((upright && onRim(a.x, board.width)) || (flat && onRim(a.y, board.height))) warnings.add('wall-on-frame', text);
}

function held(at: number, length: number): number {
  return Math.max(-CLAMP_MARGIN, Math.min(length + CLAMP_MARGIN, at));
}

function wordsOf({ x, y }: MapPoint): string {
  return `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;
}
