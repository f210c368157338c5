import type { Edge } from '../../grid/edge';
import { isRecord } from '../../plain/record';
import type { Board } from '../board';
import { edgesAlong, type Place } from '../stroke';
import type { DOOR, WALL } from '../terrain';
import type { Warnings } from './warnings';

/** As far as a line may lie from a grid line and still be meant to lie on it, in squares. */
const OFF = 0.2;
/** Nothing this far off the map is drawn on it. */
const FAR = 2;
const POINT_LIMIT = 20_000;
/** All lines of one map together, in squares: thirty times all edges of the largest map. */
const LENGTH_LIMIT = 250_000;

/** How much may still be drawn on one map. */
export interface Length {
  left: number;
}

export function makeLength(): Length {
  return { left: LENGTH_LIMIT };
}

/** A point of another program's file in squares; null where it is none. */
export function readPoint(value: unknown): Place | null {
  if (!isRecord(value) || !Number.isFinite(value.x) || !Number.isFinite(value.y)) return null;
  return { x: value.x as number, y: value.y as number };
}

/**
 * Lays walls or doors along a way that need not keep to the grid: each part of it on the nearest grid lines. What is off them is told,
 * and so is what lies on the rim of the map, which is never a wall, or off it.
 * @returns the edges that were laid
 */
export function layWay(
  board: Board,
  way: readonly Place[],
  lies: typeof WALL | typeof DOOR,
  warnings: Warnings,
  length: Length,
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
    if (before) tellOff(board, before, point, warnings);
  }
  const edges = edgesAlong(
    board,
    points.map(({ near }) => near),
  );
  for (const edge of edges) board.walls[edge] = lies;
  return edges;
}

/** The first points of a way, as far as its lines are within what may still be drawn. */
function withinLength<Point extends { readonly near: Place }>(points: readonly Point[], length: Length): Point[] {
  const end = points.findIndex(({ near }, index) => {
    const { x, y } = points[index - 1]?.near ?? near;
    length.left -= 1 + Math.max(Math.abs(near.x - x), Math.abs(near.y - y));
    return length.left < 0;
  });
  return points.slice(0, end < 0 ? points.length : end);
}

function tellOff(board: Board, a: Place, b: Place, warnings: Warnings): void {
  const words = `${wordsOf(a)}–${wordsOf(b)}`;
  const outside = (at: Place) => at.x < -OFF || at.y < -OFF || at.x > board.width + OFF || at.y > board.height + OFF;
  if (outside(a) || outside(b)) warnings.add('wall-outside', words);
  const upright = Math.abs(a.x - b.x) <= OFF;
  const flat = Math.abs(a.y - b.y) <= OFF;
  const strays = (from: number, to: number) => [from, to].some((at) => Math.abs(at - Math.round(at)) > OFF);
  if (!upright && !flat) warnings.add('wall-off-grid', words);
  else if (upright ? strays(a.x, b.x) : strays(a.y, b.y)) warnings.add('wall-off-grid', words);
  const onRim = (at: number, length: number) => Math.round(at) === 0 || Math.round(at) === length;
  if ((upright && onRim(a.x, board.width)) || (flat && onRim(a.y, board.height))) warnings.add('wall-on-frame', words);
}

function held(at: number, length: number): number {
  return Math.max(-FAR, Math.min(length + FAR, at));
}

function wordsOf({ x, y }: Place): string {
  return `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;
}
