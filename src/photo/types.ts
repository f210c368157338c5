import type { Board } from '../board/board';
import type { OPEN, WALL } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';

/** A picture, four bytes a pixel (red, green, blue, opacity) row by row. The browser's `ImageData` is one as it is. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A place in a picture, in pixels from the upper left corner of its first pixel; fractions lie within a pixel. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the outer frame of the printed grid has its corners in a picture: clockwise from the map's north-western square. */
export type Corners = readonly [nw: Point, ne: Point, se: Point, sw: Point];

/** How many squares a map has, 1 to 64 each way. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** A size that the grid lines of a picture speak for, and how strongly, 0 to 1; the guesses of one picture add up to 1 at most. */
export interface SizeGuess extends BoardSize {
  readonly sure: number;
}

/** What the lines round a square say of it. */
export interface SquareKind {
  /** Bits of `board/terrain.ts`, of those that are printed as lines: HINDERING, BLOCKING, WATER, INDOORS, SPECIAL. */
  readonly terrain: number;
  /** 0 is the ground; each red line inside another is one more. */
  readonly level: number;
  /** Within a starting area. Whose it is stands in `Board.starts`. */
  readonly start: boolean;
}

export interface SquareReading {
  readonly square: Square;
  readonly read: SquareKind;
  /** What it would be otherwise. */
  readonly runnerUp: SquareKind;
  /** How likely `read` is the truth, 0 to 1. */
  readonly sure: number;
  /** To be looked at by the player. */
  readonly doubtful: boolean;
}

/** What a photograph tells of an edge. A printed door looks like no line of its own: doors are set by hand. */
export type EdgeKind = typeof OPEN | typeof WALL;

export interface EdgeReading {
  readonly edge: Edge;
  readonly read: EdgeKind;
  readonly runnerUp: EdgeKind;
  /** How likely `read` is the truth, 0 to 1. */
  readonly sure: number;
  readonly doubtful: boolean;
}

/** A photograph of a map, read. */
export interface PhotoReading {
  /** The map as it was read, doubtful squares and edges with what they most likely are. */
  readonly board: Board;
  /** Every square, row by row. */
  readonly squares: readonly SquareReading[];
  /** Every edge between two squares of the map. */
  readonly edges: readonly EdgeReading[];
}
