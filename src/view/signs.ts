import { type Square, xOf, yOf } from '../grid/square';
import { type BoardPoint, CELL, getSquareCentre } from './geometry';
import type { BoardSign } from './types';

/** Computes the position of each sign: the first sign of a square at its upper corner, further signs below. */
export function placeSigns(signs: readonly BoardSign[]): readonly (BoardSign & BoardPoint)[] {
  const counts = new Map<Square, number>();
  return signs.map((sign) => {
    const count = counts.get(sign.square) ?? 0;
    counts.set(sign.square, count + 1);
    // Above the figure’s rim, so figure and sign are readable. In the map’s first row, below the rim.
    return { ...sign, x: xOf(sign.square) * CELL + 8, y: Math.max(8, yOf(sign.square) * CELL) + 15 * count };
  });
}

/**
 * Returns path data of an arrow head, `short` drawing units before the end of a line. Empty if the line has no length.
 */
export function arrowHeadPath(squares: readonly Square[], short: number): string {
  const [before, end] = squares.slice(-2).map(getSquareCentre);
  if (!before || !end) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  if (length === 0) return '';
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const corner = (back: number, aside: number) =>
    `${(end.x - back * dx - aside * dy).toFixed(1)} ${(end.y - back * dy + aside * dx).toFixed(1)}`;
  return `M${corner(short + 12, 7)}L${corner(short, 0)}L${corner(short + 12, -7)}`;
}
