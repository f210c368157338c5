import { type GreyImage, sampleGrey } from './grey';
import type { Homography } from './homography';
import { countEdges, type GridLineShifts, northEdge, type Profiles, westEdge } from './profiles';
import { trimmedMean } from './statistics';
import type { BoardSize } from './types';

/** Brightness across every edge of a map: `Profiles` without colour. */
export interface EdgeBrightness {
  readonly size: BoardSize;
  /** Pixels per square. */
  readonly scale: number;
  /** Largest sampled distance from the grid line to either side, in pixels. */
  readonly reach: number;
  /** Brightness, one number per distance, `2 * reach + 1` distances per edge. */
  readonly lights: Float32Array;
}

/** Share of an edge that is skipped at each end, where the lines of adjacent sides are. */
const END = 0.16;
/** Number of samples along an edge. */
const PLACES = 7;
/** Number of middle samples that count, after ordering by brightness. */
const MIDDLE = 3;
/** Largest distance to sample, in squares: the largest offset of a grid line, plus the distance to its background. */
const REACH = 0.33;

export function toEdgeBrightness({ size, scale, reach, colours }: Profiles): EdgeBrightness {
  const lights = new Float32Array(colours.length / 3);
  for (let at = 0; at < lights.length; at++)
    lights[at] = ((colours[at * 3] as number) + (colours[at * 3 + 1] as number) + (colours[at * 3 + 2] as number)) / 3;
  return { size, scale, reach, lights };
}

/**
 * Samples the brightness across edges directly from a photograph, without straightening it.
 * @param h homography from grid coordinates, in squares, to the picture
 * @param shifts offsets of the lines from their grid coordinates, in squares
 */
export function sampleEdgeBrightness(
  grey: GreyImage,
  h: Homography,
  size: BoardSize,
  scale: number,
  shifts: GridLineShifts,
): EdgeBrightness {
  const reach = Math.ceil(REACH * scale);
  const span = 2 * reach + 1;
  const lights = new Float32Array(countEdges(size) * span);
  const values = new Float32Array(PLACES);
  const look = (edge: number, x: number, y: number, down: boolean) => {
    for (let off = -reach; off <= reach; off++) {
      const beside = (off + 0.5) / scale;
      for (let place = 0; place < PLACES; place++) {
        const along = END + ((1 - 2 * END) * (place + 0.5)) / PLACES;
        values[place] = down ? sampleGrey(grey, h, x + beside, y + along) : sampleGrey(grey, h, x + along, y + beside);
      }
      lights[edge * span + reach + off] = trimmedMean(values, MIDDLE);
    }
  };
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      if (y < size.height) {
        const [u, v] = [x + shifts.down(x, y + 0.5), y + shifts.across(x, y + 0.5)];
        look(westEdge(size, x, y), u, v, true);
      }
      if (x < size.width) {
        const [u, v] = [x + shifts.down(x + 0.5, y), y + shifts.across(x + 0.5, y)];
        look(northEdge(size, x, y), u, v, false);
      }
    }
  return { size, scale, reach, lights };
}

/** Distance from a line at which its background is sampled, in squares. */
const BESIDE = 0.09;

/**
 * Finds the clearest line near an edge: its offset in pixels and its contrast. `sign` is 1 for a line darker than its
 * ground and -1 for a brighter one.
 * @param within largest offset, in squares
 * @param adjust returns the adjusted contrast of a line; its arguments are the contrast, and the indices in `lights` of
 *   the position before the line, of the line, and of the position after it
 */
export function findClearestLine(
  { scale, reach, lights }: EdgeBrightness,
  edge: number,
  sign: number,
  within: number,
  adjust: (contrast: number, before: number, here: number, after: number) => number = (contrast) => contrast,
): { off: number; clear: number } {
  const middle = edge * (2 * reach + 1) + reach;
  const beside = Math.max(2, Math.round(BESIDE * scale));
  const most = Math.min(Math.round(within * scale), reach - beside - 1);
  const ridge = (off: number) => {
    const at = middle + off;
    const [before, here, after] = [lights[at - beside], lights[at], lights[at + beside]] as [number, number, number];
    // Uses the lower contrast of the two sides: ground beside a bright line must not count as a dark line.
    const contrast = Math.min(sign * (before - here), sign * (after - here));
    return (2 * adjust(contrast, at - beside, at, at + beside)) / (before + after + 20);
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
  // Pixel 0 begins at the line, so the middle of a pixel is half a pixel further.
  return { off: best + 0.5 + (bowed > 0 ? (after - before) / 2 / bowed : 0), clear };
}
