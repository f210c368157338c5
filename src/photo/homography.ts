import type { Corners, Point } from './types';

/** Projective map from one plane to another: eight numbers by rows; the ninth is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** Returns the corners of an upright rectangle with one corner at the origin. */
export function makeRectangle(width: number, height: number): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

/**
 * Computes the homography that maps four points to four other points, by solving eight equations. Null if three of the
 * points are on one line.
 */
export function solveHomography(from: Corners, to: Corners): Homography | null {
  if (flat(from) || flat(to)) return null;
  const rows: number[][] = [];
  for (let corner = 0; corner < 4; corner++) {
    const { x, y } = from[corner] as Point;
    const { x: u, y: v } = to[corner] as Point;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    rows.push([0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  return solve(rows) as Homography | null;
}

/** Returns the image of a point under a homography. */
export function applyHomography(h: Homography, x: number, y: number): Point {
  const w = h[6] * x + h[7] * y + 1;
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** Returns whether three of the four points are on one line. */
function flat(corners: Corners): boolean {
  return corners.some((_, place) => {
    const [a, b, c] = [0, 1, 2].map((step) => corners[(place + step) % 4]) as [Point, Point, Point];
    return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) < 1e-9;
  });
}

/**
 * Solves linear equations by Gauss–Jordan elimination with partial pivoting. Each row has the coefficients, then the
 * right side.
 */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) if (at(rows, row, column) > at(rows, best, column)) best = row;
    const pivotRow = rows[best] as number[];
    const pivot = pivotRow[column] as number;
    if (Math.abs(pivot) < 1e-9) return null;
    rows[best] = rows[column] as number[];
    rows[column] = pivotRow;
    for (let place = column; place <= size; place++) pivotRow[place] = (pivotRow[place] as number) / pivot;
    for (const [row, numbers] of rows.entries()) {
      const factor = numbers[column] as number;
      if (row === column || factor === 0) continue;
      for (let place = column; place <= size; place++)
        numbers[place] = (numbers[place] as number) - factor * (pivotRow[place] as number);
    }
  }
  return rows.map((row) => row[size] as number);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return Math.abs(rows[row]?.[column] as number);
}
