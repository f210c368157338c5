import { applyHomography, makeRectangle, solveHomography } from './homography';
import type { GradientImage } from './hough-lines';
import type { BoardSize, Corners, Point } from './types';

/** Minimum share of each side of the grid that must be an image edge, because the print ends there. */
const RIM = 0.7;
/** If more than this share of a line beyond a side is an image edge, the map probably ends at that line. */
const END = 0.95;
/**
 * Distances beyond a side, in rows, at which to check for an image edge. Excludes one row, because the sheet itself may
 * end there.
 */
const BEYOND = [2, 3, 4, 5, 6, 7, 8];

/**
 * Returns whether a grid ends at the edges of the printed map. Otherwise the user sets the corners, because wrong
 * corners would give a wrong map.
 */
export function isCompleteGrid(
  rims: GradientImage,
  { corners, size }: { readonly corners: Corners; readonly size: BoardSize },
): boolean {
  const { width, height } = size;
  const h = solveHomography(makeRectangle(width, height), corners);
  if (!h) return false;
  const seen = (x0: number, y0: number, x1: number, y1: number): number => {
    const [from, to] = [applyHomography(h, x0, y0), applyHomography(h, x1, y1)];
    const small = ({ x, y }: Point): Point => ({ x: x / rims.scale, y: y / rims.scale });
    return measureImageEdge(rims, small(from), small(to));
  };
  const sides: readonly ((rows: number) => number)[] = [
    (rows) => seen(0, -rows, width, -rows),
    (rows) => seen(width + rows, 0, width + rows, height),
    (rows) => seen(0, height + rows, width, height + rows),
    (rows) => seen(-rows, 0, -rows, height),
  ];
  return sides.every((side) => {
    const own = side(0);
    return own >= RIM && !BEYOND.some((rows) => side(rows) > Math.max(own, END));
  });
}

/** Returns the share of a line that is an image edge in the line's direction, 0 to 1. */
export function measureImageEdge({ width, height, right, down }: GradientImage, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const places = 60;
  let seen = 0;
  for (let place = 0; place < places; place++) {
    const share = (place + 0.5) / places;
    let most = 0;
    for (let off = -1; off <= 1; off++) {
      const x = Math.round(from.x + (to.x - from.x) * share + off * nx);
      const y = Math.round(from.y + (to.y - from.y) * share + off * ny);
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
      const at = y * width + x;
      most = Math.max(most, Math.abs((right[at] as number) * nx + (down[at] as number) * ny));
    }
    seen += Math.min(1, most / 6);
  }
  return seen / places;
}
