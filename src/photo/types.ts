import type { Board } from '../board/board';
import type { OPEN, WALL } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';

/**
 * A picture with four bytes per pixel (red, green, blue, opacity), row by row. Compatible with the browser's
 * `ImageData`.
 */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Point in a picture, in pixels from the upper left corner of the first pixel. Coordinates may be fractional. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of the outer frame of the printed grid in a picture, clockwise from the map's north-western square. */
export type Corners = readonly [nw: Point, ne: Point, se: Point, sw: Point];

/** Size of a map in squares: width and height from 1 to 64. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** A possible size of a map, with its probability. The probabilities of one picture sum to at most 1. */
export interface SizeGuess extends BoardSize {
  readonly sure: number;
}

/** Terrain, level and starting area of a square. */
export interface SquareKind {
  /** Bits of `board/terrain.ts` for terrain printed as lines: HINDERING, BLOCKING, WATER, INDOORS, SPECIAL. */
  readonly terrain: number;
  /** Level of elevation: 0 for the ground, plus 1 for each nested red outline. */
  readonly level: number;
  /** Whether the square is in a starting area. `Board.starts` has the side. */
  readonly start: boolean;
}

export interface SquareReading {
  readonly square: Square;
  readonly read: SquareKind;
  /** The second most likely terrain, level and starting area. */
  readonly runnerUp: SquareKind;
  /** Probability that `read` is the correct kind, 0 to 1. */
  readonly sure: number;
  /** Whether the user should check the square. */
  readonly doubtful: boolean;
}

/** An edge as read from a photograph. Doors are set by hand, because printed doors have no distinct line. */
export type EdgeKind = typeof OPEN | typeof WALL;

export interface EdgeReading {
  readonly edge: Edge;
  readonly read: EdgeKind;
  readonly runnerUp: EdgeKind;
  /** Probability that `read` is the correct kind of edge, 0 to 1. */
  readonly sure: number;
  readonly doubtful: boolean;
}

export interface PhotoReading {
  /** The map as read. Doubtful squares and edges have their most likely reading. */
  readonly board: Board;
  /** Readings of all squares, row by row. */
  readonly squares: readonly SquareReading[];
  /** Readings of all edges between two squares of the map. */
  readonly edges: readonly EdgeReading[];
}
