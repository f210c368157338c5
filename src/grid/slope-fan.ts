import { STRIDE } from './square';

/**
 * Slopes from one square's centre to all centres in a quadrant: `columns` outward along one axis, and equally many rows
 * below and above. The slopes are numbered in order. An obstacle covers an open interval of slopes, which is a run of
 * these numbers. All comparisons use integers and are exact.
 */
export interface SlopeFan {
  readonly columns: number;
  /** Number of the horizontal slope. Lower numbers are falling slopes, higher numbers rising slopes. */
  readonly level: number;
  /** Number of 32-bit words, one bit per slope. The last word has at least one unused bit. */
  readonly words: number;
  /** Mask of the bits of the last word that belong to no slope. */
  readonly spare: number;
  /** Slope numbers of all squares, eight per square; `runIndex` returns the start of a square's numbers. */
  readonly runs: Int16Array;
}

/**
 * Number of entries per square in `runs`; each entry is a slope number. Entries 0 to 5 are the first and last slopes of
 * three runs: across the square, across its edge to the next column, and across its edge to the next row. Entry 6 is
 * the slope exactly through the corner of these two edges, or -1. Entry 7 is the slope to the square's centre. A run is
 * empty if its last number is below its first.
 */
export const NUMBERS_PER_SQUARE = 8;
export const CORNER_INDEX = 6;
export const CENTRE_INDEX = 7;

/**
 * Returns the index in `runs` where the numbers of a square begin. `row` is counted from the axis and negative below
 * the axis.
 */
export function runIndex(column: number, row: number): number {
  return (column * (column + 1) + row) * NUMBERS_PER_SQUARE;
}

/** Column counts of fans are multiples of this number, so the few different fans fit in the processor cache. */
const GRAIN = 6;
const fans: (SlopeFan | undefined)[] = [];

/** Returns a cached fan with at least this many columns. */
export function getSlopeFan(columns: number): SlopeFan {
  const place = Math.ceil(columns / GRAIN);
  const fan = fans[place];
  if (fan) return fan;
  const made = makeFan(Math.min(STRIDE - 1, place * GRAIN));
  fans[place] = made;
  return made;
}

type Slope = readonly [rise: number, run: number];

/**
 * Lists all slopes to centres of a quadrant, in order. A quadrant includes the diagonal above it; the diagonal below
 * belongs to the next quadrant.
 */
function slopesWithin(columns: number): Slope[] {
  const slopes: Slope[] = [];
  for (let run = 1; run <= columns; run++) {
    for (let rise = 1 - run; rise <= run; rise++) if (gcd(Math.abs(rise), run) === 1) slopes.push([rise, run]);
  }
  return slopes.sort((a, b) => a[0] * b[1] - b[0] * a[1]);
}

function makeFan(columns: number): SlopeFan {
  const slopes = slopesWithin(columns);
  const words = (slopes.length >> 5) + 1;
  const runs = new Int16Array((columns + 1) * (columns + 1) * NUMBERS_PER_SQUARE);
  // Returns the number of slopes below a fraction, or up to and including the fraction.
  const below = (rise: number, run: number, itself: boolean): number => {
    let [from, to] = [0, slopes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const [mine, over] = slopes[middle] as Slope;
      const apart = mine * run - rise * over;
      if (apart < 0 || (itself && apart === 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  // Returns the numbers of the first and last slope strictly between two fractions.
  const between = (low: Slope, high: Slope): [first: number, last: number] => [
    below(low[0], low[1], true),
    below(high[0], high[1], false) - 1,
  ];
  const exactly = (rise: number, run: number): number => {
    const first = below(rise, run, false);
    return first < below(rise, run, true) ? first : -1;
  };
  const none: [number, number] = [1, 0];
  for (let x = 0; x <= columns; x++) {
    for (let y = -x; y <= x; y++) {
      const [near, far, low, high] = [2 * x - 1, 2 * x + 1, 2 * y - 1, 2 * y + 1];
      const centre = x === 0 ? -1 : exactly(y, x);
      runs.set(
        [
          ...(x === 0 ? none : between([low, low < 0 ? near : far], [high, high > 0 ? near : far])),
          ...between([low, far], [high, far]),
          ...(x === 0 ? none : between([high, high > 0 ? far : near], [high, high > 0 ? near : far])),
          exactly(high, far),
          // A square on the lower diagonal belongs to another quadrant: it gets a number that no slope has.
          centre < 0 ? 32 * words - 1 : centre,
        ],
        runIndex(x, y),
      );
    }
  }
  return { columns, level: below(0, 1, false), words, spare: -1 << slopes.length, runs };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
