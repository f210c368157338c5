import { type Grey, greyAt } from './grey';
import type { Homography } from './homography';
import { middle } from './middle';
import { acrossEdge, downEdge, edgeCount, type Profiles, type Shifts } from './profiles';
import type { BoardSize } from './types';

/** How bright it is across every edge of a map, as `Profiles` without colour. */
export interface EdgeLights {
  readonly size: BoardSize;
  /** Pixels a square. */
  readonly scale: number;
  /** From so many pixels west or north of the line to as many east or south of it. */
  readonly reach: number;
  /** One number a distance, `2 * reach + 1` distances an edge. */
  readonly lights: Float32Array;
}

/** Ends of an edge that are left out: there the lines of the next sides run. */
const END = 0.16;
/** So many places along an edge are looked at. */
const PLACES = 7;
/** So many of them count: those in the middle, by brightness. */
const MIDDLE = 3;
/** Distances that are looked at, in squares: as far as a grid line may be off, and its neighbourhood. */
const REACH = 0.33;

/** The brightness of profiles. */
export function lightsOf({ size, scale, reach, colours }: Profiles): EdgeLights {
  const lights = new Float32Array(colours.length / 3);
  for (let at = 0; at < lights.length; at++)
    lights[at] = ((colours[at * 3] as number) + (colours[at * 3 + 1] as number) + (colours[at * 3 + 2] as number)) / 3;
  return { size, scale, reach, lights };
}

/**
 * The same from a photograph, without straightening it first.
 * @param h takes places of the grid, in squares, to places of the picture.
 * @param shifts how far its places lie from there, in squares.
 */
export function lightsAt(grey: Grey, h: Homography, size: BoardSize, scale: number, shifts: Shifts): EdgeLights {
  const reach = Math.ceil(REACH * scale);
  const span = 2 * reach + 1;
  const lights = new Float32Array(edgeCount(size) * span);
  const values = new Float32Array(PLACES);
  const look = (edge: number, x: number, y: number, down: boolean) => {
    for (let off = -reach; off <= reach; off++) {
      const beside = (off + 0.5) / scale;
      for (let place = 0; place < PLACES; place++) {
        const along = END + ((1 - 2 * END) * (place + 0.5)) / PLACES;
        values[place] = down ? greyAt(grey, h, x + beside, y + along) : greyAt(grey, h, x + along, y + beside);
      }
      lights[edge * span + reach + off] = middle(values, MIDDLE);
    }
  };
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      if (y < size.height) {
        const [u, v] = [x + shifts.down(x, y + 0.5), y + shifts.across(x, y + 0.5)];
        look(downEdge(size, x, y), u, v, true);
      }
      if (x < size.width) {
        const [u, v] = [x + shifts.down(x + 0.5, y), y + shifts.across(x + 0.5, y)];
        look(acrossEdge(size, x, y), u, v, false);
      }
    }
  return { size, scale, reach, lights };
}

/** A line's neighbourhood, in squares. */
const BESIDE = 0.09;

/**
 * Where the clearest line near an edge lies, in pixels, and how clear it is: darker than its ground (`sign` 1) or brighter (-1).
 * @param within how far from its place it may lie, in squares
 */
export function lineNear(
  { scale, reach, lights }: EdgeLights,
  edge: number,
  sign: number,
  within: number,
): { off: number; clear: number } {
  const middle = edge * (2 * reach + 1) + reach;
  const beside = Math.max(2, Math.round(BESIDE * scale));
  const most = Math.min(Math.round(within * scale), reach - beside - 1);
  const ridge = (off: number) => {
    const [before, here, after] = [off - beside, off, off + beside].map((at) => lights[middle + at] as number) as [
      number,
      number,
      number,
    ];
    // Of both sides the one less unlike it: ground beside a bright line is no dark line.
    return (2 * Math.min(sign * (before - here), sign * (after - here))) / (before + after + 20);
  };
  let [best, clear] = [0, 0];
  for (let off = -most; off <= most; off++) {
    const here = ridge(off);
    if (here <= clear) continue;
    best = off;
    clear = here;
  }
  const [before, after] = [ridge(best - 1), ridge(best + 1)];
  const bowed = 2 * clear - before - after;
  // A distance of 0 is the pixel that begins at the line, so its middle is half a pixel further.
  return { off: best + 0.5 + (bowed > 0 ? (after - before) / 2 / bowed : 0), clear };
}
