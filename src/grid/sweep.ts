import {
  CORNER_BIT,
  GROUND_SHIFT,
  MAX_LINE_KINDS,
  OBSTACLE_MASK,
  type ObstacleCodes,
  QUADRANTS,
  type Quadrant,
  SQUARE_AND_EDGES_MASK,
  SQUARE_MASK,
} from './obstacles';
import { CENTRE_INDEX, CORNER_INDEX, getSlopeFan, NUMBERS_PER_SQUARE } from './slope-fan';
import { type Square, STRIDE, xOf, yOf } from './square';

/**
 * Input of `sweep`, which computes all lines from one square exactly. Seen from a centre, an obstacle covers an
 * interval of slopes. Only finitely many slopes lead to centres, so slopes are numbered and an interval is a run of
 * bits. The sweep moves outward column by column; the bits of nearer obstacles show what is hidden.
 */
export interface SweepField {
  readonly width: number;
  readonly height: number;
  /** Obstacle codes, one array per quadrant. */
  readonly codes: readonly ObstacleCodes[];
  /** Obstacles by grid point, as in `Obstacles`. */
  readonly falling: Uint8Array;
  readonly rising: Uint8Array;
  /** Number of different line kinds. */
  readonly kindCount: number;
  /**
   * Bounding box of the target squares of each line kind: lowest and highest column, lowest and highest row. Line kinds
   * without target squares are not swept.
   */
  readonly boxes: Int32Array;
}

// Local copies, because an imported constant is looked up at each use, which is slow in the sweep.
const STEP = NUMBERS_PER_SQUARE;
const OWN_SLOPE = CENTRE_INDEX;
const CORNER_SLOPE = CORNER_INDEX;
const OF_SQUARE = SQUARE_MASK;
const OF_RUNS = SQUARE_AND_EDGES_MASK;
const OF_CORNER = CORNER_BIT;
const ANYTHING = OBSTACLE_MASK;
const GROUND_AT = GROUND_SHIFT;

export const HAMPERED_LINE = 1;
export const FREE_LINE = 2;

/** Computes the bounding box of the squares that each kind of line leads to. */
export function computeKindBoxes(width: number, height: number, kinds: Uint8Array, kindCount: number): Int32Array {
  const boxes = new Int32Array(kindCount * 4);
  for (let kind = 0; kind < kindCount; kind++) boxes.set([STRIDE, -1, STRIDE, -1], kind * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = kinds[y * STRIDE + x]! * 4;
      if (x < boxes[at]!) boxes[at] = x;
      if (x > boxes[at + 1]!) boxes[at + 1] = x;
      if (y < boxes[at + 2]!) boxes[at + 2] = y;
      if (y > boxes[at + 3]!) boxes[at + 3] = y;
    }
  }
  return boxes;
}

/**
 * Blocked slopes, as bits: per word of 32 slopes and line kind, first the stopped slopes, then the hampered slopes.
 * Large enough for the largest map, which has fans of 76 words.
 */
const marked = new Int32Array(MAX_LINE_KINDS * 2 * 80);

/**
 * Sweeps from `origin`. Writes HAMPERED_LINE or FREE_LINE into `out` by square, or both bits if sweeps from two squares
 * differ. Stopped lines write nothing.
 */
export function sweep(field: SweepField, origin: Square, out: Uint8Array): void {
  for (let place = 0; place < QUADRANTS.length; place++) sweepQuadrant(field, place, origin, out);
}

/**
 * Sweeps one quadrant. The marking code is inlined with its data in local variables: separate functions take 50%
 * longer.
 */
function sweepQuadrant(field: SweepField, place: number, origin: Square, out: Uint8Array): void {
  const quarter = QUADRANTS[place]!;
  const { along, up, dx, dy } = quarter;
  const columns = roomToward(field, origin, dx, dy);
  if (columns === 0) return;
  const { words, runs, spare, level } = getSlopeFan(columns);
  const sets = 2 * field.kindCount;
  const bits = marked;
  for (let word = 0; word < words * sets; word++) bits[word] = 0;
  let farthest = 0;
  for (let kind = 0; kind < field.kindCount; kind++) {
    const far = reachOf(field, kind, quarter, origin);
    if (far > farthest) farthest = far;
    if (far > 0) bits[(words - 1) * sets + 2 * kind] = spare;
    else for (let word = 0; word < words; word++) bits[word * sets + 2 * kind] = -1;
  }
  // The extent of the map above and below the axis.
  const above = roomToward(field, origin, -dy, dx);
  const below = -roomToward(field, origin, dy, -dx);
  const laid = field.codes[place]!;
  // Lines that rise in the quadrant pass corners above the axis; falling lines, corners below it.
  const rising = quarter.falls ? field.falling : field.rising;
  const falling = quarter.falls ? field.rising : field.falling;
  const { corner } = quarter;
  let lowest = 0;
  let highest = 32 * words - 1;
  let bottom = 0;
  let top = 0;

  for (let column = 0; column <= farthest; column++) {
    // Skips rows in full shadow. Below the axis, a square's corner slope follows its last slope (`+ 1`).
    const axis = Math.imul(column, column + 1) * STEP;
    if (top < above && column > 0) top++;
    while (top > bottom && runs[axis + top * STEP]! > highest) top--;
    if (bottom > below && column > 0) bottom--;
    while (bottom <= top && runs[axis + bottom * STEP + 1]! + 1 < lowest) bottom++;
    let square = (origin + Math.imul(column, along) + Math.imul(bottom, up)) | 0;
    const end = axis + top * STEP;
    for (let at = axis + bottom * STEP; at <= end; at += STEP, square += up) {
      let code = laid[square]!;
      // The ground of the origin is no obstacle, but its outer edge and corner are.
      if (column === 0) code &= ~OF_SQUARE;
      else {
        const slope = runs[at + OWN_SLOPE]!;
        const set = Math.imul(slope >> 5, sets) + ((code >>> GROUND_AT) & 6);
        const stopped = (bits[set]! >>> slope) & 1;
        const hampered = ((bits[set + 1]! >>> slope) | (code >>> GROUND_AT)) & 1;
        out[square]! |= (FREE_LINE - hampered) & (stopped - 1);
      }
      if ((code & ANYTHING) === 0) continue;
      // A square and its outer and upper edge are marked in one step, because they only shade later columns.
      for (let left = code & OF_RUNS, run = at; left !== 0; left >>= 8, run += 2) {
        const last = (left & 255) === 0 ? -1 : runs[run + 1]!;
        for (let first = runs[run]!; first <= last; first = (first | 31) + 1) {
          const mask = (-1 << first) & (last > (first | 31) ? -1 : -1 >>> ~last);
          let set = Math.imul(first >> 5, sets);
          for (let kinds = left & 255; kinds !== 0; kinds >>= 2, set += 2) {
            bits[set]! |= mask & -(kinds & 1);
            bits[set + 1]! |= mask & -((kinds >> 1) & 1);
          }
        }
      }
      if ((code & OF_CORNER) === 0) continue;
      const slope = runs[at + CORNER_SLOPE]!;
      if (slope < 0) continue;
      let set = Math.imul(slope >> 5, sets);
      for (let kinds = (slope > level ? rising : falling)[square + corner]!; kinds !== 0; kinds >>= 2, set += 2) {
        bits[set]! |= (kinds & 1) << slope;
        bits[set + 1]! |= ((kinds >> 1) & 1) << slope;
      }
    }
    lowest = lowestLit(bits, lowest >> 5, words, sets);
    if (lowest < 0) return;
    highest = highestLit(bits, highest >> 5, sets);
  }
}

/** Returns the number of columns or rows of the map beyond a square in one direction. */
function roomToward({ width, height }: SweepField, from: Square, dx: number, dy: number): number {
  if (dx !== 0) return dx > 0 ? width - 1 - xOf(from) : xOf(from);
  return dy > 0 ? height - 1 - yOf(from) : yOf(from);
}

/**
 * Returns the farthest column of a quadrant that lines of a kind lead to; 0 or less if no line leads into the quadrant.
 */
function reachOf({ boxes }: SweepField, kind: number, { dx, dy }: Quadrant, origin: Square): number {
  if (dx !== 0) return dx > 0 ? boxes[4 * kind + 1]! - xOf(origin) : xOf(origin) - boxes[4 * kind]!;
  return dy > 0 ? boxes[4 * kind + 3]! - yOf(origin) : yOf(origin) - boxes[4 * kind + 2]!;
}

/** Returns the slopes of a word that are still open for some kind of line. */
function litIn(bits: Int32Array, word: number, sets: number): number {
  const first = Math.imul(word, sets);
  let dark = bits[first]!;
  for (let set = first + 2; set < first + sets; set += 2) dark &= bits[set]!;
  return ~dark;
}

/** Returns the first lit slope at or after a word; -1 if none exists. */
function lowestLit(bits: Int32Array, from: number, words: number, sets: number): number {
  for (let word = from; word < words; word++) {
    const lit = litIn(bits, word, sets);
    if (lit !== 0) return word * 32 + 31 - Math.clz32(lit & -lit);
  }
  return -1;
}

/** Returns the index of the highest visible slope in the 32-bit words up to `from`. -1 if no slope is visible. */
function highestLit(bits: Int32Array, from: number, sets: number): number {
  for (let word = from; word >= 0; word--) {
    const lit = litIn(bits, word, sets);
    if (lit !== 0) return word * 32 + 31 - Math.clz32(lit);
  }
  return -1;
}
