import { STRIDE } from './square';

/**
 * The slopes from one square's centre to others, over a quadrant: `columns` outward along one axis, and rows as far
 * below and above. Only finitely many slopes lead to centres, so they are numbered in order. An obstacle covers an open
 * interval of slopes, which is a run of these numbers. All comparisons use integers and are exact.
 */
export interface SlopeFan {
  readonly columns: number;
  /** Number of slope 0; lower numbers fall, higher ones rise. */
  readonly level: number;
  /** Number of 32-bit words, one bit per slope. The last word has at least one unused bit. */
  readonly words: number;
  /** Mask of the bits of the last word that belong to no slope. */
  readonly spare: number;
  /** Eight numbers per square; `runIndex` returns where they start. */
  readonly runs: Int16Array;
}

/**
 * Layout of `runs` for one square, as numbers of slopes: first and last that cross its inside; first and last that
 * cross the edge to the next column; first and last that cross the edge to the next row; the one exactly through the
 * corner of these two edges (-1 if none); the one to its centre. A run whose last number is below its first is empty.
 */
export const NUMBERS_PER_SQUARE = 8;
export const CORNER_INDEX = 6;
export const CENTRE_INDEX = 7;

/** Returns where the numbers of a square start in `runs`. `row` is counted from the axis and negative below it. */
export function runIndex(column: number, row: number): number {
  return (column * (column + 1) + row) * NUMBERS_PER_SQUARE;
}

/** Fans are made in steps of this many columns, so that few of them fill the processor cache. */
const GRAIN = 6;
const fans: (SlopeFan | undefined)[] = [];

/** Returns a cached fan with at least this many columns. */
export function getFan(columns: number): SlopeFan {
  const place = Math.ceil(columns / GRAIN);
  const fan = fans[place];
  if (fan) return fan;
  const made = makeFan(Math.min(STRIDE - 1, place * GRAIN));
  fans[place] = made;
  return made;
}

type Slope = readonly [rise: number, run: number];

/** A quadrant includes the diagonal above it. The diagonal below belongs to the next quadrant. */
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
  // Returns the number of slopes below a fraction, optionally counting the fraction itself.
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
  // Returns the slopes strictly between two fractions.
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
