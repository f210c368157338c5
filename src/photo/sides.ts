import { northEdge, type Profiles, westEdge } from './profiles';
import type { BoardSize } from './types';

/** Indices of a square's sides, clockwise. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** Maps a side to the side of the neighbouring square at the same edge. */
export const OPPOSITE_SIDE = [SOUTH, WEST, NORTH, EAST] as const;
export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;

/**
 * Profiles as seen from each square across its four sides, from slightly beyond the grid line inward. Colours are
 * relative to white paper in the square's light: 1 is white everywhere.
 */
export interface SideColours {
  readonly size: BoardSize;
  /** Pixels per square. */
  readonly scale: number;
  /** Number of pixels beyond the grid line. */
  readonly before: number;
  /** Number of colours per side. */
  readonly deep: number;
  /** Three numbers per colour; four sides per square; squares row by row. */
  readonly colours: Float32Array;
}

/** Distance covered beyond the grid line, in squares. */
const BEYOND = 0.16;
/** Distance covered from the grid line inward, in squares. */
const INWARD = 0.46;

export function toSideColours(profiles: Profiles, light: Float32Array): SideColours {
  const { size, scale, reach } = profiles;
  const before = Math.round(BEYOND * scale);
  const deep = before + Math.round(INWARD * scale);
  const colours = new Float32Array(size.width * size.height * 4 * deep * 3);
  const span = 2 * reach + 1;
  let to = 0;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const gain = 1 / (light[y * size.width + x] as number);
      for (let side = 0; side < 4; side++) {
        const edge =
          side === NORTH || side === SOUTH
            ? northEdge(size, x, y + (side === SOUTH ? 1 : 0))
            : westEdge(size, x + (side === EAST ? 1 : 0), y);
        for (let depth = -before; depth < deep - before; depth++, to += 3) {
          const off = side === EAST || side === SOUTH ? -1 - depth : depth;
          const from = (edge * span + reach + off) * 3;
          for (let part = 0; part < 3; part++) colours[to + part] = (profiles.colours[from + part] as number) * gain;
        }
      }
    }
  return { size, scale, before, deep, colours };
}

/** Returns the index of the colour of a side at a depth. Depth 0 is the first pixel inside the grid line. */
export function sideColourIndex({ before, deep }: SideColours, side: number, depth: number): number {
  return (side * deep + before + depth) * 3;
}

/** Returns the square beyond a side, or -1 off the map. Squares count row by row. */
export function squareBeyond({ width, height }: BoardSize, square: number, side: number): number {
  const x = (square % width) + (STEP_X[side] as number);
  const y = Math.floor(square / width) + (STEP_Y[side] as number);
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
}
