import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHomography, makeRectangle, solveHomography } from '../../src/photo/homography';
import { findSquareCorners, straighten } from '../../src/photo/straighten';
import type { Corners, Pixels, Point } from '../../src/photo/types';

/** Makes a picture whose colour encodes the position: red increases to the right, green downward. */
function slopes(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([(x + 0.5) * 2, (y + 0.5) * 2, 77, 255], (y * width + x) * 4);
  return { width, height, data };
}

const near = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const corner = (x: number, y: number): fc.Arbitrary<Point> => fc.record({ x: near(x, x + 25), y: near(y, y + 25) });
const corners: fc.Arbitrary<Corners> = fc.tuple(corner(5, 5), corner(85, 5), corner(85, 85), corner(5, 85));

test('a homography maps its four corners to their targets and back', () => {
  fc.assert(
    fc.property(corners, corners, (from, to) => {
      const there = solveHomography(from, to);
      const back = solveHomography(to, from);
      if (!there || !back) return false;
      return from.every(({ x, y }, place) => {
        const came = applyHomography(there, x, y);
        const home = applyHomography(back, came.x, came.y);
        const aim = to[place] as Point;
        return Math.hypot(came.x - aim.x, came.y - aim.y) < 1e-6 && Math.hypot(home.x - x, home.y - y) < 1e-6;
      });
    }),
  );
});

test('corners on one line have no homography', () => {
  const flat: Corners = [
    { x: 0, y: 0 },
    { x: 5, y: 5 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ];
  expect(solveHomography(makeRectangle(4, 4), flat)).toBeNull();
  expect(findSquareCorners(flat, { width: 4, height: 4 }, 0, 0)).toBeNull();
  expect(straighten(slopes(10, 10), flat, { width: 2, height: 2 }, 3)).toMatchObject({ width: 6, height: 6 });
});

/**
 * Margin in pixels that is not compared: at the coarsest scale, a pixel averages an area of this radius, which extends
 * beyond the picture.
 */
const EDGE = 16;

test('each pixel of a straightened picture shows the matching place of the photograph', () => {
  const picture = slopes(120, 120);
  fc.assert(
    fc.property(corners, fc.constantFrom(4, 9, 20), fc.constantFrom(0, 3), (at, scale, around) => {
      const size = { width: 3, height: 2 };
      const straight = straighten(picture, at, size, scale, around);
      const h = solveHomography(makeRectangle(3 * scale, 2 * scale), at);
      if (!h || straight.width !== 3 * scale + 2 * around || straight.height !== 2 * scale + 2 * around) return false;
      for (let y = 0; y < straight.height; y++)
        for (let x = 0; x < straight.width; x++) {
          const from = applyHomography(h, x - around + 0.5, y - around + 0.5);
          if (Math.min(from.x, from.y, 120 - from.x, 120 - from.y) < EDGE) continue;
          const pixel = (y * straight.width + x) * 4;
          if (Math.abs((straight.data[pixel] as number) - 2 * from.x) > 3) return false;
          if (Math.abs((straight.data[pixel + 1] as number) - 2 * from.y) > 3) return false;
        }
      return true;
    }),
    { numRuns: 30 },
  );
});

test('the first square starts at the corner of the map', () => {
  const at: Corners = [
    { x: 10, y: 12 },
    { x: 90, y: 20 },
    { x: 100, y: 95 },
    { x: 5, y: 80 },
  ];
  const size = { width: 4, height: 3 };
  expect(findSquareCorners(at, size, 0, 0)?.[0]).toEqual({ x: 10, y: 12 });
  const last = findSquareCorners(at, size, 3, 2)?.[2] as Point;
  expect(last.x).toBeCloseTo(100, 6);
  expect(last.y).toBeCloseTo(95, 6);
});
