import type { Board } from '../board/board';
import type { OPEN, WALL } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';

/** A picture with four bytes per pixel (red, green, blue, opacity), row by row. The browser's `ImageData` fits. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Point in a picture, in pixels from the upper left corner of its first pixel. May be fractional. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of the outer frame of the printed grid in a picture, clockwise from the map's north-western square. */
export type Corners = readonly [nw: Point, ne: Point, se: Point, sw: Point];

/** Size of a map in squares, 1 to 64 each way. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** A possible size with its probability. The probabilities of one picture sum to at most 1. */
export interface SizeGuess extends BoardSize {
  readonly sure: number;
}

/** Kind of a square, as its lines show. */
export interface SquareKind {
  /** Bits of `board/terrain.ts` for terrain printed as lines: HINDERING, BLOCKING, WATER, INDOORS, SPECIAL. */
  readonly terrain: number;
  /** 0 for the ground. Each red line inside another adds one. */
  readonly level: number;
  /** Whether it is in a starting area. `Board.starts` has the side. */
  readonly start: boolean;
}

export interface SquareReading {
  readonly square: Square;
  readonly read: SquareKind;
  /** The next most likely kind. */
  readonly runnerUp: SquareKind;
  /** Probability that `read` is correct, 0 to 1. */
  readonly sure: number;
  /** Whether the user should check it. */
  readonly doubtful: boolean;
}

/** An edge as read from a photograph. Printed doors have no distinct line, so doors are set by hand. */
export type EdgeKind = typeof OPEN | typeof WALL;

export interface EdgeReading {
  readonly edge: Edge;
  readonly read: EdgeKind;
  readonly runnerUp: EdgeKind;
  /** Probability that `read` is correct, 0 to 1. */
  readonly sure: number;
  readonly doubtful: boolean;
}

/** A map as read from a photograph. */
export interface PhotoReading {
  /** The map as read. Doubtful squares and edges have their most likely kind. */
  readonly board: Board;
  /** Every square, row by row. */
  readonly squares: readonly SquareReading[];
  /** Every edge between two squares of the map. */
  readonly edges: readonly EdgeReading[];
}
