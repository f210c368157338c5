import { SQUARES, type Square, STRIDE } from './square';

/** What stands in the way of lines, by square, by edge, and by grid point (named by its north-western square). */
export interface Obstacles {
  readonly squares: Uint8Array;
  readonly edges: Uint8Array;
  /** Lines between the north-western and the south-eastern square of the point. */
  readonly falling: Uint8Array;
  /** Lines between the south-western and the north-eastern square of the point. */
  readonly rising: Uint8Array;
}

/** Of each kind of line the obstacle codes hold two bits, the lower for what stops it, the upper for what hampers it. An edge only stops. */
export const KINDS = 4;
export const STOPS = 1;
export const HAMPERS = 2;

/** An empty table of obstacles, to be written into. */
export function noObstacles(): Obstacles {
  return {
    squares: new Uint8Array(SQUARES),
    edges: new Uint8Array(SQUARES * 2),
    falling: new Uint8Array(SQUARES),
    rising: new Uint8Array(SQUARES),
  };
}

/** A quarter of the plane: how its columns and rows lie on the map. */
export interface Quarter {
  readonly along: number;
  readonly up: number;
  readonly dx: number;
  readonly dy: number;
  /** Added to twice a square: its edge toward the next column, and toward the next row. */
  readonly outer: number;
  readonly upper: number;
  /** Added to a square: the north-western square of the grid point up and outward of it. */
  readonly corner: number;
  /** Whether a line that rises in it falls on the map: from the north-west to the south-east. */
  readonly falls: boolean;
}

/** Added to twice a square: its edge toward a neighbour. */
function edgeToward(step: number): number {
  if (step === 1) return 0;
  if (step === -1) return -2;
  return step === STRIDE ? 1 : -2 * STRIDE + 1;
}

function quarter(dx: number, dy: number): Quarter {
  const along = dx + dy * STRIDE;
  const up = -dy + dx * STRIDE;
  return {
    along,
    up,
    dx,
    dy,
    outer: edgeToward(along),
    upper: edgeToward(up),
    corner: (dx - dy < 0 ? -1 : 0) + (dx + dy < 0 ? -STRIDE : 0),
    falls: dx !== 0,
  };
}

/** Each is the one before turned by a right angle, so that every diagonal belongs to one of them. */
export const QUARTERS: readonly Quarter[] = [quarter(1, 0), quarter(0, 1), quarter(-1, 0), quarter(0, -1)];

/**
 * By square what a quarter meets there, in one number: a byte of code for the square, one for the edge toward the next
 * column, one for the edge toward the next row. Above them whether a line through the corner of these two edges may meet
 * something, whether the ground hampers lines that end there, and which kind of line leads there.
 */
export type Laid = Int32Array;
export const OUTER_AT = 8;
export const UPPER_AT = 16;
export const IN_SQUARE = 0xff;
export const IN_RUNS = 0xffffff;
export const IN_CORNER = 1 << 24;
export const IN_WAY = IN_RUNS | IN_CORNER;
export const UNDER_AT = 29;
export const KIND_AT = 30;

/** Lays obstacles out as each quarter meets them; `under` and `kinds` tell of the ground where a line ends. */
export function layOut(
  width: number,
  height: number,
  obstacles: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): Laid[] {
  return QUARTERS.map((quarter) => {
    const laid = new Int32Array(height * STRIDE);
    for (let y = 0; y < height; y++) {
      for (let square = y * STRIDE; square < y * STRIDE + width; square++)
        laid[square] = laidOn(square, quarter, obstacles, under, kinds);
    }
    return laid;
  });
}

/** The same, with what changed on some squares: it shows in the corners of their neighbours too. */
export function layOutAgain(
  before: readonly Laid[],
  changed: readonly Square[],
  obstacles: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): Laid[] {
  return QUARTERS.map((quarter, place) => {
    const laid = before[place]!.slice();
    for (const square of changed) {
      for (let dy = -STRIDE; dy <= STRIDE; dy += STRIDE) {
        for (let near = square + dy - 1; near <= square + dy + 1; near++)
          laid[near] = laidOn(near, quarter, obstacles, under, kinds);
      }
    }
    return laid;
  });
}

function laidOn(
  square: Square,
  { outer, upper, corner }: Quarter,
  { squares, edges, falling, rising }: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): number {
  const point = square + corner;
  return (
    squares[square]! |
    ((edges[2 * square + outer] ?? 0) << OUTER_AT) |
    ((edges[2 * square + upper] ?? 0) << UPPER_AT) |
    ((falling[point] ?? 0) | (rising[point] ?? 0) ? IN_CORNER : 0) |
    (under[square]! << UNDER_AT) |
    (kinds[square]! << KIND_AT)
  );
}
