/** Tests a slope fan: compares its slope numbers with a separate check of each slope. */
import { describe, expect, test } from 'vitest';
import {
  CENTRE_INDEX,
  CORNER_INDEX,
  getSlopeFan,
  NUMBERS_PER_SQUARE,
  runIndex,
  type SlopeFan,
} from '../../src/grid/slope-fan';

type Slope = readonly [rise: number, run: number];

/** Lists the slopes from the origin to all centres within `columns` columns, each once, in ascending order. */
function slopesOf(columns: number): Slope[] {
  const byValue = new Map<number, Slope>();
  for (let run = 1; run <= columns; run++)
    for (let rise = 1 - run; rise <= run; rise++)
      if (!byValue.has(rise / run)) byValue.set(rise / run, [rise, run] as const);
  return [...byValue].sort(([a], [b]) => a - b).map(([, slope]) => slope);
}

/** Returns the sign of a slope’s height above a point. The point’s coordinates are in half steps. */
const above = ([rise, run]: Slope, halfX: number, halfY: number): number => Math.sign(rise * halfX - halfY * run);

/** Returns whether a slope passes strictly between two points of a column or row. Coordinates are in half steps. */
const passes = (slope: Slope, one: Slope, other: Slope): boolean =>
  above(slope, one[0], one[1]) * above(slope, other[0], other[1]) < 0;

/** Returns the numbers of the first and last slope for which a condition holds. Empty if there is no such slope. */
function runOf(slopes: readonly Slope[], asked: (slope: Slope) => boolean): number[] {
  const met = slopes.flatMap((slope, number) => (asked(slope) ? [number] : []));
  return met.length === 0 ? [] : [met[0] as number, met.at(-1) as number];
}

/** Returns the run of slope numbers at an index of a fan. Empty if the last number is less than the first. */
function toldAt({ runs }: SlopeFan, at: number): number[] {
  const [first, last] = [runs[at] as number, runs[at + 1] as number];
  return last < first ? [] : [first, last];
}

describe('a fan', () => {
  test.each([
    [1, 6],
    [5, 6],
    [6, 6],
    [7, 12],
    [60, 60],
    [61, 63],
    [63, 63],
  ])('for %i columns has %i, and is created once', (asked, columns) => {
    expect(getSlopeFan(asked).columns).toBe(columns);
    expect(getSlopeFan(asked)).toBe(getSlopeFan(columns));
  });

  test.each([6, 12, 60])('of %i columns numbers its slopes, with spare bits in its last word', (columns) => {
    const { level, words, spare } = getSlopeFan(columns);
    const slopes = slopesOf(columns);
    expect(level).toBe(slopes.findIndex(([rise]) => rise === 0));
    expect(words * 32).toBeGreaterThan(slopes.length);
    expect((words - 1) * 32).toBeLessThanOrEqual(slopes.length);
    const bits = Array.from({ length: 32 }, (_, bit) => (spare >>> bit) & 1);
    expect(bits).toEqual(bits.map((_, bit) => (32 * (words - 1) + bit >= slopes.length ? 1 : 0)));
  });

  test.each([6, 12])('of %i columns knows for each square which slopes meet it', (columns) => {
    const fan = getSlopeFan(columns);
    const slopes = slopesOf(columns);
    for (let x = 1; x <= columns; x++) {
      for (let y = -x; y <= x; y++) {
        const at = runIndex(x, y);
        const where = `column ${x}, row ${y}`;
        const [west, east, low, high] = [2 * x - 1, 2 * x + 1, 2 * y - 1, 2 * y + 1];
        const outer = (slope: Slope) => passes(slope, [east, low], [east, high]);
        const upper = (slope: Slope) => passes(slope, [west, high], [east, high]);
        const inside = (slope: Slope) =>
          passes(slope, [west, low], [east, high]) || passes(slope, [west, high], [east, low]);
        expect(toldAt(fan, at), `${where}, the square`).toEqual(runOf(slopes, inside));
        expect(toldAt(fan, at + 2), `${where}, its outer edge`).toEqual(runOf(slopes, outer));
        expect(toldAt(fan, at + 4), `${where}, its upper edge`).toEqual(runOf(slopes, upper));
        const corner = slopes.findIndex((slope) => above(slope, east, high) === 0);
        expect(fan.runs[at + CORNER_INDEX], `${where}, its corner`).toBe(corner);
        const centre = slopes.findIndex((slope) => above(slope, x, y) === 0);
        expect(fan.runs[at + CENTRE_INDEX], `${where}, its centre`).toBe(centre < 0 ? 32 * fan.words - 1 : centre);
      }
    }
  });

  test('has on its own square only the outer edge and corner as obstacles', () => {
    const fan = getSlopeFan(6);
    const slopes = slopesOf(6);
    const at = runIndex(0, 0);
    expect([toldAt(fan, at), toldAt(fan, at + 4)]).toEqual([[], []]);
    // The rising diagonal passes the corner. The falling diagonal belongs to another quarter.
    expect(toldAt(fan, at + 2)).toEqual([0, slopes.length - 2]);
    expect(fan.runs[at + CORNER_INDEX]).toBe(slopes.length - 1);
  });

  test('gives each square its own place', () => {
    const places: number[] = [];
    for (let x = 0; x <= 6; x++) for (let y = -x; y <= x; y++) places.push(runIndex(x, y));
    expect(places).toEqual(places.map((_, index) => index * NUMBERS_PER_SQUARE));
    expect(getSlopeFan(6).runs).toHaveLength(places.length * NUMBERS_PER_SQUARE);
  });
});
