import { applyHomography, makeRectangle, solveHomography } from './homography';
import { findLongLines, type GradientImage, type HoughLine, intersectLines } from './hough-lines';
import type { BoardSize, Corners, Pixels, Point } from './types';

/** Minimum share of each side of the grid that must be an image edge, because the print ends there. */
const RIM = 0.7;
/** If more than this share of a line beyond a side is an image edge, the map probably ends at that line. */
const END = 0.95;
/**
 * Distances beyond a side, in rows, at which to check for an image edge. The sheet itself may end one row beyond, but
 * then the side is as clear an edge. If it is not, the grid may be shifted by a row, with the edge of the sheet as a line.
 */
const BEYOND = [1, 2, 3, 4, 5, 6, 7, 8];

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
function measureImageEdge({ width, height, right, down }: GradientImage, from: Point, to: Point): number {
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

/** Minimum share of the photograph that a map must fill. */
const LEAST = 0.15;

interface Outline {
  readonly corners: Corners;
  readonly score: number;
}

/**
 * Finds possible outlines of a sheet, a map or a part of a map, most likely first. An outline is a large quadrilateral
 * of straight image edges, in pixels of the downscaled picture.
 */
export function findOutlines(rims: GradientImage): Outline[] {
  const { upright, level } = findLongLines(rims);
  const outlines: Outline[] = [];
  for (const [left, right] of pairs(upright))
    for (const [top, low] of pairs(level)) {
      const corners = outline(left, right, top, low);
      if (!corners) continue;
      const share = computeQuadArea(corners) / (rims.width * rims.height);
      const outside = corners.some(
        ({ x, y }) =>
          x < -0.02 * rims.width || y < -0.02 * rims.height || x > 1.02 * rims.width || y > 1.02 * rims.height,
      );
      if (outside || share < LEAST) continue;
      const seen = corners.map((corner, place) => measureImageEdge(rims, corner, corners[(place + 1) % 4] as Point));
      outlines.push({
        corners,
        score: Math.min(...seen) * 0.5 + (seen.reduce((a, b) => a + b) / 4) * 0.5 + 0.35 * Math.sqrt(share),
      });
    }
  return outlines.sort((a, b) => b.score - a.score);
}

function pairs(lines: readonly HoughLine[]): [HoughLine, HoughLine][] {
  return lines.flatMap((first, place) =>
    lines.slice(place + 1).map((second): [HoughLine, HoughLine] => [first, second]),
  );
}

/**
 * Returns the intersections of four lines, clockwise from the upper left. Null if the lines do not form a
 * quadrilateral.
 */
function outline(a: HoughLine, b: HoughLine, c: HoughLine, d: HoughLine): Corners | null {
  const points = [intersectLines(a, c), intersectLines(b, c), intersectLines(b, d), intersectLines(a, d)];
  if (points.some((point) => point === null)) return null;
  const around = points as Point[];
  const middle = { x: mean(around.map(({ x }) => x)), y: mean(around.map(({ y }) => y)) };
  around.sort((p, q) => Math.atan2(p.y - middle.y, p.x - middle.x) - Math.atan2(q.y - middle.y, q.x - middle.x));
  const first = around.reduce((least, { x, y }, place) => {
    const own = around[least] as Point;
    return x + y < own.x + own.y ? place : least;
  }, 0);
  const corners = [0, 1, 2, 3].map((step) => around[(first + step) % 4]) as unknown as Corners;
  const turns = corners.every((corner, place) => {
    const [next, after] = [corners[(place + 1) % 4] as Point, corners[(place + 2) % 4] as Point];
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0;
  });
  return turns ? corners : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

export function computeQuadArea(corners: Corners): number {
  let twice = 0;
  for (const [place, { x, y }] of corners.entries()) {
    const next = corners[(place + 1) % 4] as Point;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}

/** Refines corners at full resolution by fitting a line through the steepest points of each side. */
export function refineCorners(picture: Pixels, corners: Corners): Corners {
  const sides = corners.map((corner, place) => sharpSide(picture, corner, corners[(place + 1) % 4] as Point));
  return corners.map((corner, place) => {
    const met = intersectLines(sides[place] as HoughLine, sides[(place + 3) % 4] as HoughLine);
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < 20 ? met : corner;
  }) as unknown as Corners;
}

function sharpSide({ width, height, data }: Pixels, from: Point, to: Point): HoughLine {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const reach = Math.max(3, Math.round(Math.max(width, height) / 200));
  const light = (x: number, y: number) => {
    const at =
      (Math.max(0, Math.min(height - 1, Math.round(y))) * width + Math.max(0, Math.min(width - 1, Math.round(x)))) * 4;
    return [data[at] as number, data[at + 1] as number, data[at + 2] as number] as const;
  };
  const steepest: { share: number; off: number }[] = [];
  for (let place = 0; place < 120; place++) {
    const share = 0.04 + (0.92 * place) / 119;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    let best = { share, off: 0, steep: 0 };
    for (let off = -reach; off <= reach; off += 0.5) {
      const [a, b] = [light(x + (off - 1) * nx, y + (off - 1) * ny), light(x + (off + 1) * nx, y + (off + 1) * ny)];
      const steep = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
      if (steep > best.steep) best = { share, off, steep };
    }
    if (best.steep > 12) steepest.push(best);
  }
  const { at0, at1 } = throughMost(steepest);
  const [p, q] = [
    { x: from.x + at0 * nx, y: from.y + at0 * ny },
    { x: to.x + at1 * nx, y: to.y + at1 * ny },
  ];
  const angle = Math.atan2(q.y - p.y, q.x - p.x) - Math.PI / 2;
  return { angle, distance: p.x * Math.cos(angle) + p.y * Math.sin(angle), votes: steepest.length };
}

/** Fits a straight line robustly, with ever stricter weights. */
function throughMost(points: readonly { share: number; off: number }[]): { at0: number; at1: number } {
  let [at0, at1] = [0, 0];
  if (points.length < 10) return { at0, at1 };
  const middle = points.map(({ off }) => off).sort((a, b) => a - b)[points.length >> 1] as number;
  at0 = middle;
  at1 = middle;
  for (const strict of [4, 2.5, 1.5, 1, 0.8, 0.8]) {
    let [n, sx, sy, sxx, sxy] = [1e-6, 0, 0, 1e-6, 0];
    for (const { share, off } of points) {
      const apart = (off - (at0 + (at1 - at0) * share)) / strict;
      const weight = 1 / (1 + apart ** 4);
      n += weight;
      sx += weight * share;
      sy += weight * off;
      sxx += weight * share * share;
      sxy += weight * share * off;
    }
    const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
    at0 = (sy - slope * sx) / n;
    at1 = at0 + slope;
  }
  return { at0, at1 };
}
