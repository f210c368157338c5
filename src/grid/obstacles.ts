import { SQUARES, type Square, STRIDE } from './square';

/** Obstacles to lines, by square, by edge and by grid point. A grid point is named by its north-western square. */
export interface Obstacles {
  readonly squares: Uint8Array;
  readonly edges: Uint8Array;
  /** Obstacles to lines between the north-western and the south-eastern square of the point. */
  readonly falling: Uint8Array;
  /** Obstacles to lines between the south-western and the north-eastern square of the point. */
  readonly rising: Uint8Array;
}

/**
 * Obstacle codes hold two bits for each kind of line. The lower bit stops the line, the upper bit hampers it. Edges
 * only stop.
 */
export const KINDS = 4;
export const STOPS = 1;
export const HAMPERS = 2;

/** Returns an empty set of obstacles to be filled in. */
export function noObstacles(): Obstacles {
  return {
    squares: new Uint8Array(SQUARES),
    edges: new Uint8Array(SQUARES * 2),
    falling: new Uint8Array(SQUARES),
    rising: new Uint8Array(SQUARES),
  };
}

/** A quadrant of the plane: how its columns and rows map to squares. */
export interface Quarter {
  readonly along: number;
  readonly up: number;
  readonly dx: number;
  readonly dy: number;
  /** Added to twice a square: its edge to the next column (`outer`) and to the next row (`upper`). */
  readonly outer: number;
  readonly upper: number;
  /** Added to a square: the north-western square of the grid point at its outer upper corner. */
  readonly corner: number;
  /** Whether a line that rises in the quadrant falls on the map, from north-west to south-east. */
  readonly falls: boolean;
}

/** Returns the number that is added to twice a square to get its edge toward a neighbour. */
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

/** Each is the previous one turned by a right angle, so that every diagonal belongs to exactly one of them. */
export const QUARTERS: readonly Quarter[] = [quarter(1, 0), quarter(0, 1), quarter(-1, 0), quarter(0, -1)];

/**
 * Obstacles that a quadrant meets on each square, packed into one number. One byte each: the square, the edge to the
 * next column, the edge to the next row. Then flags: obstacles at the corner of these edges, ground that hampers lines
 * ending there, and the kind of line that leads there.
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

/** Encodes obstacles for each quadrant. `under` and `kinds` describe the ground where a line ends. */
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

/** Updates the codes for changed squares and their neighbours, whose corners change too. */
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
