import { middle } from './middle';
import type { BoardSize, Pixels } from './types';

/**
 * For every edge of a straightened map, the frame's among them, the colours across it: for each distance from the grid line the
 * colour that most of the edge's length has there. What lies about on a map seldom runs along a whole edge; lines do.
 */
export interface Profiles {
  readonly size: BoardSize;
  /** Pixels a square. */
  readonly scale: number;
  /** A profile goes from so many pixels west or north of the line to as many east or south of it. */
  readonly reach: number;
  /** Three numbers a distance, `2 * reach + 1` distances an edge. */
  readonly colours: Float32Array;
}

/**
 * How far a place of the grid lies from where it should, in pixels: eastward by the lines that run down, southward by those that run
 * across. Places are in squares.
 */
export interface Shifts {
  readonly down: (x: number, y: number) => number;
  readonly across: (x: number, y: number) => number;
}

export const STILL: Shifts = { down: () => 0, across: () => 0 };

/** How many edges there are, frame and all. */
export function edgeCount({ width, height }: BoardSize): number {
  return (width + 1) * height + width * (height + 1);
}

/** The edge on the western side of a square; `x` may be the width, for the eastern frame. */
export function downEdge({ width }: BoardSize, x: number, y: number): number {
  return y * (width + 1) + x;
}

/** The edge on the northern side of a square; `y` may be the height, for the southern frame. */
export function acrossEdge({ width, height }: BoardSize, x: number, y: number): number {
  return (width + 1) * height + y * width + x;
}

/** Ends of an edge that are left out: there the lines of the next sides run. */
const END = 0.16;
/** How closely an edge is looked at: so many places along it, of which so many count, those in the middle in each colour. */
interface Closely {
  readonly places: number;
  readonly middle: number;
}
const CLOSELY: Closely = { places: 15, middle: 5 };
/** Enough to see where a grid line lies. */
const BRIEFLY: Closely = { places: 7, middle: 3 };

/** A straightened map with something of what lies outside its frame. */
export interface Straight {
  readonly picture: Pixels;
  readonly size: BoardSize;
  /** Pixels a square. */
  readonly scale: number;
  /** Pixels outside the frame, on all four sides. */
  readonly around: number;
}

/** What tells how far the grid lines lie from where they should. */
export function briefProfiles(straight: Straight): Profiles {
  return readProfiles(straight, STILL, BRIEFLY);
}

export function readProfiles(straight: Straight, shifts: Shifts = STILL, how: Closely = CLOSELY): Profiles {
  const { picture, size, scale, around } = straight;
  const reach = Math.round(scale / 2);
  const colours = new Float32Array(edgeCount(size) * (2 * reach + 1) * 3);
  const profiles = { size, scale, reach, colours };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      const from = { x: around + x * scale + shifts.down(x, y + 0.5), y: around + y * scale + shifts.across(x, y) };
      fill(profiles, downEdge(size, x, y), picture, from, true, how);
    }
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = { x: around + x * scale + shifts.down(x, y), y: around + y * scale + shifts.across(x + 0.5, y) };
      fill(profiles, acrossEdge(size, x, y), picture, from, false, how);
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
    // A distance of 0 is the pixel that begins at the line. Between two pixels the colour is mixed, or a line would jump by a pixel.
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
    colours[to] = middle(reds, most);
    colours[to + 1] = middle(greens, most);
    colours[to + 2] = middle(blues, most);
  }
}

/** Room for the samples of one distance, by how many there are. */
const samples: Readonly<Record<number, readonly [Float32Array, Float32Array, Float32Array]>> = Object.fromEntries(
  [CLOSELY, BRIEFLY].map(({ places }) => [places, [0, 1, 2].map(() => new Float32Array(places))]),
) as unknown as Record<number, [Float32Array, Float32Array, Float32Array]>;
