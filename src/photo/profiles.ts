import { trimmedMean } from './statistics';
import type { BoardSize, Pixels } from './types';

/**
 * Colours across every edge of a straightened map, including its frame: at each distance from the grid line, the
 * dominant colour along the edge. Clutter rarely runs along a full edge; lines do.
 */
export interface Profiles {
  readonly size: BoardSize;
  /** Pixels per square. */
  readonly scale: number;
  /** Largest sampled distance from the grid line to either side, in pixels. */
  readonly reach: number;
  /** Colours, three numbers per distance, `2 * reach + 1` distances per edge. */
  readonly colours: Float32Array;
}

/**
 * Offsets of grid lines from their expected positions, in pixels: eastward for vertical lines, southward for horizontal
 * lines. Coordinates are in squares.
 */
export interface GridLineShifts {
  readonly down: (x: number, y: number) => number;
  readonly across: (x: number, y: number) => number;
}

export const NO_GRID_LINE_SHIFTS: GridLineShifts = { down: () => 0, across: () => 0 };

/** Counts all edges, including the frame. */
export function countEdges({ width, height }: BoardSize): number {
  return (width + 1) * height + width * (height + 1);
}

/** Returns the index of the edge on the western side of a square. `x` may equal the width, for the eastern frame. */
export function westEdge({ width }: BoardSize, x: number, y: number): number {
  return y * (width + 1) + x;
}

/** Returns the index of the edge on the northern side of a square. `y` may equal the height, for the southern frame. */
export function northEdge({ width, height }: BoardSize, x: number, y: number): number {
  return (width + 1) * height + y * width + x;
}

/** Part of an edge that is skipped at both ends, where the lines of adjacent sides are. */
const END = 0.16;
/** Sampling of an edge: number of samples along it, and number of middle samples per colour channel that count. */
interface Closely {
  readonly places: number;
  readonly middle: number;
}
const CLOSELY: Closely = { places: 15, middle: 5 };
/** Few samples, enough to locate a grid line. */
const BRIEFLY: Closely = { places: 7, middle: 3 };

/** A straightened map with a margin outside its frame. */
export interface StraightMap {
  readonly picture: Pixels;
  readonly size: BoardSize;
  /** Pixels per square. */
  readonly scale: number;
  /** Margin outside the frame on all four sides, in pixels. */
  readonly around: number;
}

/** Reads coarse profiles, enough to measure the offsets of grid lines. */
export function readCoarseProfiles(straight: StraightMap): Profiles {
  return readProfiles(straight, NO_GRID_LINE_SHIFTS, BRIEFLY);
}

export function readProfiles(
  straight: StraightMap,
  shifts: GridLineShifts = NO_GRID_LINE_SHIFTS,
  how: Closely = CLOSELY,
): Profiles {
  const { picture, size, scale, around } = straight;
  const reach = Math.round(scale / 2);
  const colours = new Float32Array(countEdges(size) * (2 * reach + 1) * 3);
  const profiles = { size, scale, reach, colours };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      const from = { x: around + x * scale + shifts.down(x, y + 0.5), y: around + y * scale + shifts.across(x, y) };
      fill(profiles, westEdge(size, x, y), picture, from, true, how);
    }
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = { x: around + x * scale + shifts.down(x, y), y: around + y * scale + shifts.across(x + 0.5, y) };
      fill(profiles, northEdge(size, x, y), picture, from, false, how);
    }
  return profiles;
}

function fill(
  { scale, reach, colours }: Profiles,
  edge: number,
  { width, height, data }: Pixels,
  from: { x: number; y: number },
  down: boolean,
  { places, middle: most }: Closely,
): void {
  const [reds, greens, blues] = samples[places] as (typeof samples)[number];
  let to = edge * (2 * reach + 1) * 3;
  const [across, last, alongStep, alongLast] = down
    ? [4, width - 1, width * 4, height - 1]
    : [width * 4, height - 1, 4, width - 1];
  for (let off = -reach; off <= reach; off++, to += 3) {
    // Pixel 0 begins at the line. Colours are interpolated: otherwise a line would jump by a pixel.
    const place = (down ? from.x : from.y) + off;
    const before = Math.floor(place);
    const part = place - before;
    const near = Math.max(0, Math.min(last, before)) * across;
    const far = Math.max(0, Math.min(last, before + 1)) * across;
    for (let sample = 0; sample < places; sample++) {
      const along = (END + ((1 - 2 * END) * (sample + 0.5)) / places) * scale;
      const beside = Math.max(0, Math.min(alongLast, Math.floor((down ? from.y : from.x) + along))) * alongStep;
      const [a, b] = [near + beside, far + beside];
      reds[sample] = (data[a] as number) * (1 - part) + (data[b] as number) * part;
      greens[sample] = (data[a + 1] as number) * (1 - part) + (data[b + 1] as number) * part;
      blues[sample] = (data[a + 2] as number) * (1 - part) + (data[b + 2] as number) * part;
    }
    colours[to] = trimmedMean(reds, most);
    colours[to + 1] = trimmedMean(greens, most);
    colours[to + 2] = trimmedMean(blues, most);
  }
}

/** Reused buffers for the samples of one distance, by number of samples. */
const samples: Readonly<Record<number, readonly [Float32Array, Float32Array, Float32Array]>> = Object.fromEntries(
  [CLOSELY, BRIEFLY].map(({ places }) => [places, [0, 1, 2].map(() => new Float32Array(places))]),
) as unknown as Record<number, [Float32Array, Float32Array, Float32Array]>;
