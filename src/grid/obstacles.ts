import { SQUARE_COUNT, type Square, STRIDE } from './square';

/** Obstacles to lines, by square, by edge and by grid point. A grid point is named by its north-western square. */
export interface Obstacles {
  readonly squares: Uint8Array;
  readonly edges: Uint8Array;
  /** Obstacles by grid point, to lines between the north-western and the south-eastern square of the point. */
  readonly falling: Uint8Array;
  /** Obstacles by grid point, to lines between the south-western and the north-eastern square of the point. */
  readonly rising: Uint8Array;
}

/**
 * Maximum number of line kinds. An obstacle code has two bits per kind: the lower bit stops the line, the upper bit
 * hampers it. Edges only stop lines.
 */
export const MAX_LINE_KINDS = 4;
export const STOPS_BIT = 1;
export const HAMPERS_BIT = 2;

/** Returns an empty set of obstacles to be filled in. */
export function makeObstacles(): Obstacles {
  return {
    squares: new Uint8Array(SQUARE_COUNT),
    edges: new Uint8Array(SQUARE_COUNT * 2),
    falling: new Uint8Array(SQUARE_COUNT),
    rising: new Uint8Array(SQUARE_COUNT),
  };
}

/** A quadrant of the plane: how its columns and rows map to squares. */
export interface Quadrant {
  readonly along: number;
  readonly up: number;
  readonly dx: number;
  readonly dy: number;
  /**
   * Offsets of an edge's index from twice the index of its square: `outer` for the edge to the next column, `upper` for
   * the edge to the next row.
   */
  readonly outer: number;
  readonly upper: number;
  /**
   * Number added to a square to get the grid point at its outer upper corner, named by the point's north-western
   * square.
   */
  readonly corner: number;
  /** Whether a line that rises in the quadrant falls on the map, from north-west to south-east. */
  readonly falls: boolean;
}

/** Returns the offset of an edge's index from twice the index of its square. `step` leads to the neighbour. */
function edgeToward(step: number): number {
  if (step === 1) return 0;
  if (step === -1) return -2;
  return step === STRIDE ? 1 : -2 * STRIDE + 1;
}

function makeQuadrant(dx: number, dy: number): Quadrant {
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

/**
 * The four quadrants, each turned by a right angle from the previous one. Every diagonal belongs to exactly one
 * quadrant.
 */
export const QUADRANTS: readonly Quadrant[] = [
  makeQuadrant(1, 0),
  makeQuadrant(0, 1),
  makeQuadrant(-1, 0),
  makeQuadrant(0, -1),
];

/**
 * Obstacles that a quadrant meets on each square, packed into one number. One byte each: the square, the edge to the
 * next column, the edge to the next row. Then flags: obstacles at the corner of these edges, ground that hampers lines
 * ending there, and the kind of line that leads there.
 */
export type ObstacleCodes = Int32Array;
export const OUTER_SHIFT = 8;
export const UPPER_SHIFT = 16;
export const SQUARE_MASK = 0xff;
export const SQUARE_AND_EDGES_MASK = 0xffffff;
export const CORNER_BIT = 1 << 24;
export const OBSTACLE_MASK = SQUARE_AND_EDGES_MASK | CORNER_BIT;
export const GROUND_SHIFT = 29;
export const KIND_SHIFT = 30;

/** Computes the obstacle codes of every square, as seen from one quadrant. `ObstacleCodes` describes the format. */
export function encodeObstacles(
  width: number,
  height: number,
  obstacles: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): ObstacleCodes[] {
  return QUADRANTS.map((quarter) => {
    const laid = new Int32Array(height * STRIDE);
    for (let y = 0; y < height; y++) {
      for (let square = y * STRIDE; square < y * STRIDE + width; square++)
        laid[square] = encodeSquare(square, quarter, obstacles, under, kinds);
    }
    return laid;
  });
}

/** Updates the obstacle codes of changed squares and of their neighbours, which share corners. */
export function updateObstacleCodes(
  before: readonly ObstacleCodes[],
  changed: readonly Square[],
  obstacles: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): ObstacleCodes[] {
  return QUADRANTS.map((quarter, place) => {
    const laid = before[place]!.slice();
    for (const square of changed) {
      for (let dy = -STRIDE; dy <= STRIDE; dy += STRIDE) {
        for (let near = square + dy - 1; near <= square + dy + 1; near++)
          laid[near] = encodeSquare(near, quarter, obstacles, under, kinds);
      }
    }
    return laid;
  });
}

function encodeSquare(
  square: Square,
  { outer, upper, corner }: Quadrant,
  { squares, edges, falling, rising }: Obstacles,
  under: Uint8Array,
  kinds: Uint8Array,
): number {
  const point = square + corner;
  return (
    squares[square]! |
    ((edges[2 * square + outer] ?? 0) << OUTER_SHIFT) |
    ((edges[2 * square + upper] ?? 0) << UPPER_SHIFT) |
    ((falling[point] ?? 0) | (rising[point] ?? 0) ? CORNER_BIT : 0) |
    (under[square]! << GROUND_SHIFT) |
    (kinds[square]! << KIND_SHIFT)
  );
}
