import { sampleEdgeBrightness } from './edge-brightness';
import { type GreyImage, sampleGrey } from './grey';
import { sizePrior } from './guess-size';
import { applyHomography, type Homography, makeRectangle, solveHomography } from './homography';
import type { Lattice } from './lattice';
import { rankToOdds } from './line-odds';
import { countEdges, type GridLineShifts, NO_GRID_LINE_SHIFTS, northEdge, westEdge } from './profiles';
import { findGridLineShifts } from './shifts';
import { trimmedMean } from './statistics';
import type { BoardSize, Corners } from './types';

/** Pixels per square for sampling edges. */
const SCALE = 24;
/** Maximum distance between an edge and the positions compared with it, in pixels: half a square. */
const AROUND = 12;
/** Distance from a line at which its background is sampled, in pixels. */
const BESIDE = 4;
/** Largest offset of a line from its expected position, in pixels. */
const ASIDE = 2;
/** Number of samples along an edge. */
const SAMPLES = 8;
/** Share of the edge that is skipped at each end. */
const END = 0.14;
/** Number of middle samples that count, after ordering by contrast. */
const USED = 4;
/**
 * Constant added to the local brightness (of 255) when contrast is computed. In dark pictures, it prevents noise from
 * looking like lines.
 */
const NIGHT = 12;

/**
 * Computes, for each edge, the log-likelihood ratio of a grid line. The ratio depends on the edge's contrast rank among
 * the positions up to half a square to either side.
 * @param h homography from grid coordinates, in squares, to the picture
 * @param shifts offsets of the lines from their grid coordinates, in squares
 */
function computeEdgeOdds(grey: GreyImage, h: Homography, size: BoardSize, shifts: GridLineShifts): Float32Array {
  const odds = new Float32Array(countEdges(size));
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      if (y < size.height) {
        const [off, side] = [shifts.down(x, y + 0.5), shifts.across(x, y + 0.5)];
        odds[westEdge(size, x, y)] = oddsOf((beside, along) => sampleGrey(grey, h, x + off + beside, y + side + along));
      }
      if (x < size.width) {
        const [off, side] = [shifts.across(x + 0.5, y), shifts.down(x + 0.5, y)];
        odds[northEdge(size, x, y)] = oddsOf((beside, along) =>
          sampleGrey(grey, h, x + side + along, y + off + beside),
        );
      }
    }
  return odds;
}

const REACH = AROUND + BESIDE + ASIDE;
const lights = new Float32Array(2 * REACH + 1);
const ridges = new Float32Array((2 * REACH + 1) * SAMPLES);
const clear = new Float32Array(2 * REACH + 1);

function oddsOf(lightAt: (beside: number, along: number) => number): number {
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = END + ((1 - 2 * END) * (sample + 0.5)) / SAMPLES;
    for (let off = -REACH; off <= REACH; off++) lights[off + REACH] = lightAt(off / SCALE, along);
    for (let at = BESIDE; at <= 2 * REACH - BESIDE; at++) {
      const around = ((lights[at - BESIDE] as number) + (lights[at + BESIDE] as number)) / 2;
      ridges[at * SAMPLES + sample] = (around - (lights[at] as number)) / (around + NIGHT);
    }
  }
  for (let at = BESIDE; at <= 2 * REACH - BESIDE; at++) {
    clear[at] = trimmedMean(ridges.subarray(at * SAMPLES, (at + 1) * SAMPLES), USED);
  }
  return Math.log((rankToOdds(rankOf(1)) + rankToOdds(rankOf(-1))) / 2);
}

/**
 * Returns the contrast rank of an edge: the share of positions up to half a square away with less contrast than the
 * best position near the edge.
 */
function rankOf(sign: number): number {
  const most = (at: number) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let off = -ASIDE; off <= ASIDE; off++) best = Math.max(best, sign * (clear[at + off] as number));
    return best;
  };
  const own = most(REACH);
  let [below, all] = [0, 0];
  for (let at = REACH - AROUND; at <= REACH + AROUND; at++) {
    const other = most(at);
    all += 2;
    if (other < own) below += 2;
    else if (other === own) below++;
  }
  return below / all;
}

/** Pixels per square for a coarse search for lines. */
const COARSE = 20;
/** Number of squares beyond each side in which the grid may continue. */
const BEYOND = 6;
/** Weight of the evidence of one edge. Low, because the edges of one map are not independent. */
const ALIKE = 0.12;
/** Minimum width and height of a grid, in squares. */
const LEAST = 4;
/** Maximum number of searches for the ends of a grid. */
const LOOKS = 3;

/** Corners of a grid as if the sheet were flat, and the offsets of its lines from the flat grid, in squares. */
interface Bent {
  readonly flat: Corners;
  readonly shifts: GridLineShifts;
}

/**
 * Distance, as a fraction of the size, from each side to the points where the flat grid and the bent grid coincide. The
 * deviations inside and outside are then about equal.
 */
const FLAT = 0.15;
/** Number of fits of a grid before the search for its ends. */
const FITS = 2;

/** Fits a grid to its lines. Beyond the grid, the bend continues as at the nearest point of the grid. */
function fitted(grey: GreyImage, corners: Corners, size: BoardSize): Bent | null {
  const frame = makeRectangle(size.width, size.height);
  const h = solveHomography(frame, corners);
  if (!h) return null;
  let shifts = NO_GRID_LINE_SHIFTS;
  for (let fit = 0; fit < FITS; fit++) {
    const before = shifts;
    const found = findGridLineShifts(sampleEdgeBrightness(grey, h, size, COARSE, before));
    shifts = {
      down: (x, y) => before.down(x, y) + found.down(x, y) / COARSE,
      across: (x, y) => before.across(x, y) + found.across(x, y) / COARSE,
    };
  }
  const { down, across } = shifts;
  const seen = (x: number, y: number) => applyHomography(h, x + down(x, y), y + across(x, y));
  const inner = frame.map(({ x, y }) => ({
    x: FLAT * size.width + (1 - 2 * FLAT) * x,
    y: FLAT * size.height + (1 - 2 * FLAT) * y,
  })) as unknown as Corners;
  const straight = solveHomography(inner, inner.map(({ x, y }) => seen(x, y)) as unknown as Corners);
  if (!straight) return null;
  const flat = frame.map(({ x, y }) => applyHomography(straight, x, y)) as unknown as Corners;
  const back = solveHomography(flat, frame);
  if (!back) return null;
  const off = (x: number, y: number) => {
    const [u, v] = [Math.max(0, Math.min(size.width, x)), Math.max(0, Math.min(size.height, y))];
    const place = seen(u, v);
    const { x: left, y: top } = applyHomography(back, place.x, place.y);
    return [left - u, top - v] as const;
  };
  return { flat, shifts: { down: (x, y) => off(x, y)[0], across: (x, y) => off(x, y)[1] } };
}

/** A grid with known first and last lines. */
export interface BoundedGrid extends Lattice {
  /**
   * Log-likelihood ratio between the ends of the grid and the next best ends. Small if a row more or less fits equally
   * well.
   */
  readonly ahead: number;
}

/** Finds the full extent of a grid, with exactly its rows and columns. */
export function fitGridExtent(grey: GreyImage, first: Lattice): BoundedGrid | null {
  let { corners, size } = first;
  for (let look = 1; ; look++) {
    const bent = fitted(grey, corners, size);
    if (!bent) return null;
    const h = solveHomography(makeRectangle(size.width, size.height), bent.flat);
    if (!h) return null;
    const wide = { width: size.width + 2 * BEYOND, height: size.height + 2 * BEYOND };
    const at = (x: number, y: number) => applyHomography(h, x - BEYOND, y - BEYOND);
    const outer = solveHomography(makeRectangle(wide.width, wide.height), [
      at(0, 0),
      at(wide.width, 0),
      at(wide.width, wide.height),
      at(0, wide.height),
    ]);
    if (!outer) return null;
    const shifts: GridLineShifts = {
      down: (x, y) => bent.shifts.down(x - BEYOND, y - BEYOND),
      across: (x, y) => bent.shifts.across(x - BEYOND, y - BEYOND),
    };
    const best = bestPart(computeEdgeOdds(grey, outer, wide, shifts), wide);
    if (!best) return null;
    const { left, top, right, low, evidence, ahead } = best;
    const corner = (x: number, y: number) => at(x + shifts.down(x, y), y + shifts.across(x, y));
    const same = left === BEYOND && top === BEYOND && right === BEYOND + size.width && low === BEYOND + size.height;
    size = { width: right - left, height: low - top };
    if (same || look === LOOKS)
      return {
        corners: [corner(left, top), corner(right, top), corner(right, low), corner(left, low)],
        size,
        evidence,
        ahead,
      };
    corners = [at(left, top), at(right, top), at(right, low), at(left, low)];
  }
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
  readonly evidence: number;
}

/**
 * Finds the most likely part of a lattice: the one with the largest sum of log-odds of its lines plus the prior of its
 * size. `ahead` is the lead over the second best part.
 */
function bestPart(odds: Float32Array, { width, height }: BoardSize): (Part & { readonly ahead: number }) | null {
  // Prefix sums over all edges up to a position, including the edges on the lines x and y.
  const down = new Float64Array((width + 2) * (height + 1));
  const across = new Float64Array((width + 1) * (height + 2));
  const size = { width, height };
  for (let y = 0; y < height; y++)
    for (let x = 0; x <= width; x++) {
      const stride = width + 2;
      down[(y + 1) * stride + x + 1] =
        (down[y * stride + x + 1] as number) +
        (down[(y + 1) * stride + x] as number) -
        (down[y * stride + x] as number) +
        (odds[westEdge(size, x, y)] as number);
    }
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      const stride = width + 1;
      across[(y + 1) * stride + x + 1] =
        (across[y * stride + x + 1] as number) +
        (across[(y + 1) * stride + x] as number) -
        (across[y * stride + x] as number) +
        (odds[northEdge(size, x, y)] as number);
    }
  const sum = (sums: Float64Array, stride: number, x0: number, y0: number, x1: number, y1: number) =>
    (sums[y1 * stride + x1] as number) -
    (sums[y0 * stride + x1] as number) -
    (sums[y1 * stride + x0] as number) +
    (sums[y0 * stride + x0] as number);
  let best: Part | null = null;
  let next = Number.NEGATIVE_INFINITY;
  for (let top = 0; top < height; top++)
    for (let low = top + LEAST; low <= height; low++)
      for (let left = 0; left < width; left++)
        for (let right = left + LEAST; right <= width; right++) {
          const evidence =
            ALIKE *
              (sum(down, width + 2, left, top, right + 1, low) + sum(across, width + 1, left, top, right, low + 1)) +
            Math.log(sizePrior(right - left, low - top));
          if (best && evidence <= best.evidence) {
            next = Math.max(next, evidence);
            continue;
          }
          next = best?.evidence ?? next;
          best = { left, top, right, low, evidence };
        }
  return best && { ...best, ahead: best.evidence - next };
}
