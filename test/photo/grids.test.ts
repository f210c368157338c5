import { expect, test } from 'vitest';
import { toChromaImage, toGreyImage } from '../../src/photo/grey';
import { fitGridExtent } from '../../src/photo/grid-extent';
import { makeAspectLikelihood, sizePrior } from '../../src/photo/guess-size';
import { makeRectangle } from '../../src/photo/homography';
import { findLattices } from '../../src/photo/lattice';
import { computeGridEvidence, computeGridLineOdds, RESAMPLED_MAP_SIDE_PX } from '../../src/photo/line-odds';
import { refineGridCorners } from '../../src/photo/refine-grid-corners';
import type { Corners, Pixels, Point } from '../../src/photo/types';

const [WIDE, HIGH, SQUARE, LEFT, TOP] = [640, 800, 30, 80, 60];
/**
 * Size of the grid in squares. Multiples of four, because the reader could mistake other sizes for a similar common
 * size.
 */
const SIZE = { width: 16, height: 20 };

/**
 * Draws grainy paper with a grid of thin lines.
 * @param line brightness of the lines, 0 to 255
 */
function drawn(line: number): Pixels {
  const data = new Uint8ClampedArray(WIDE * HIGH * 4).fill(255);
  let grain = 1;
  for (let y = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE; x++) {
      grain = (grain * 16807) % 2147483647;
      const [u, v] = [x - LEFT, y - TOP];
      const within = u >= -1 && v >= -1 && u <= SIZE.width * SQUARE && v <= SIZE.height * SQUARE;
      // Grid lines are drawn two pixels wide, centred on the line.
      const onLine = within && ((u + 1) % SQUARE < 2 || (v + 1) % SQUARE < 2);
      data.fill((onLine ? line : 150) + (grain % 9), (y * WIDE + x) * 4, (y * WIDE + x) * 4 + 3);
    }
  return { width: WIDE, height: HIGH, data };
}

/** Returns the corners of a part of the drawn grid, in pixels. Arguments are in squares from the top left corner. */
function part(x0: number, y0: number, x1: number, y1: number): Corners {
  const at = (x: number, y: number): Point => ({ x: LEFT + x * SQUARE, y: TOP + y * SQUARE });
  return [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
}
const TRUE = part(0, 0, SIZE.width, SIZE.height);

function furthest(a: Corners, b: Corners): number {
  return Math.max(...a.map(({ x, y }, place) => Math.hypot(x - (b[place] as Point).x, y - (b[place] as Point).y)));
}

test('a sheet seen from directly above has the aspect ratio of its sides', () => {
  const odds = makeAspectLikelihood({ width: 800, height: 800 }, makeRectangle(600, 400));
  expect(odds(1.5)).toBeGreaterThan(0.9);
  expect(odds(1.3)).toBeLessThan(0.01);
});

test('lines are evidence for their number of squares and no other', () => {
  const odds = computeGridLineOdds(toGreyImage(drawn(110)), TRUE);
  const speaks = (count: number) =>
    computeGridEvidence(
      odds?.columns ?? [[], []],
      RESAMPLED_MAP_SIDE_PX / count,
      RESAMPLED_MAP_SIDE_PX / count,
      count - 1,
    );
  const counts = Array.from({ length: 21 }, (_, place) => 6 + place);
  expect(counts.toSorted((a, b) => speaks(b) - speaks(a))[0]).toBe(SIZE.width);
});

test.each([110, 190])(
  'a grid of lines with brightness %i is separated from a part of it, and ends at its border',
  (line) => {
    const picture = drawn(line);
    const grey = toGreyImage(picture);
    const [first] = findLattices(picture, grey, part(1.3, 2.6, 14.8, 17.1), 1);
    const grid = first && fitGridExtent(grey, first);
    expect(grid?.size).toEqual(SIZE);
    expect(furthest(grid?.corners ?? TRUE, TRUE)).toBeLessThan(SQUARE / 8);
  },
);

test('slightly wrong corners are moved to the lines', () => {
  const off = part(0.15, -0.1, SIZE.width + 0.12, SIZE.height + 0.15);
  expect(furthest(off, TRUE)).toBeGreaterThan(SQUARE / 8);
  const picture = drawn(110);
  const { corners } = refineGridCorners(toGreyImage(picture), toChromaImage(picture), off, SIZE);
  expect(furthest(corners, TRUE)).toBeLessThan(SQUARE / 15);
});

test('sizes in multiples of four are more likely than sizes next to them, and printed sheets the most', () => {
  expect(sizePrior(12, 16)).toBeGreaterThan(sizePrior(12, 17));
  expect(sizePrior(12, 17)).toBeGreaterThan(sizePrior(11, 17));
  expect(sizePrior(16, 24)).toBeGreaterThan(sizePrior(12, 16));
});
