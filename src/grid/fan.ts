import { STRIDE } from './square';

/**
 * The slopes from one centre to others, over a quarter of the plane: `columns` outward along one axis, rows from as many below
 * to as many above. Only finitely many slopes lead to centres, so each gets a number in order, and what stands in the way of
 * an open interval of slopes is a run of numbers. Compared as whole numbers throughout: exact.
 */
export interface Fan {
  readonly columns: number;
  /** The number of slope 0; what is less falls, what is more rises. */
  readonly level: number;
  /** 32 slopes a word; the last word has at least one bit to spare. */
  readonly words: number;
  /** Bits of the last word that no slope has. */
  readonly spare: number;
  /** Eight numbers a square, the squares of `columnStart`. */
  readonly runs: Int16Array;
}

/**
 * What `runs` tells of a square: the first and the last slope that meet its inside, those that meet the edge toward the next
 * column, those that meet the edge toward the next row, the one that goes exactly through the corner of these two edges
 * (-1 for none), and the one to its own centre. A run whose last is before its first is empty.
 */
export const NUMBERS = 8;
export const CORNER = 6;
export const CENTRE = 7;

/** Where the square `row` above the axis stands in `runs`; below it, rows are negative. */
export function placeIn(column: number, row: number): number {
  return (column * (column + 1) + row) * NUMBERS;
}

/** One fan serves all distances up to a multiple of this, so that few of them fill the processor's cache. */
const GRAIN = 6;
const fans: (Fan | undefined)[] = [];

/** A fan for so many columns, or a few more. */
export function fanFor(columns: number): Fan {
  const place = Math.ceil(columns / GRAIN);
  const known = fans[place];
  if (known) return known;
  const made = makeFan(Math.min(STRIDE - 1, place * GRAIN));
  fans[place] = made;
  return made;
}

type Slope = readonly [rise: number, run: number];

/** A quarter has the diagonal above it, but not the one below: that is the next quarter's. */
function slopesWithin(columns: number): Slope[] {
  const slopes: Slope[] = [];
  for (let run = 1; run <= columns; run++) {
    for (let rise = 1 - run; rise <= run; rise++) if (gcd(Math.abs(rise), run) === 1) slopes.push([rise, run]);
  }
  return slopes.sort((a, b) => a[0] * b[1] - b[0] * a[1]);
}

function makeFan(columns: number): Fan {
  const slopes = slopesWithin(columns);
  const words = (slopes.length >> 5) + 1;
  const runs = new Int16Array((columns + 1) * (columns + 1) * NUMBERS);
  // How many slopes are less than a fraction, the fraction itself counted or not.
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
  // The slopes strictly between two fractions.
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
          // A square on the diagonal below is another quarter's: it gets a number that no slope has.
          centre < 0 ? 32 * words - 1 : centre,
        ],
        placeIn(x, y),
      );
    }
  }
  return { columns, level: below(0, 1, false), words, spare: -1 << slopes.length, runs };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
