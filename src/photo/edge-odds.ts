import { type GreyImage, sampleGrey } from './grey';
import type { Homography } from './homography';
import { rankToOdds } from './line-odds';
import { countEdges, type GridLineShifts, northEdge, westEdge } from './profiles';
import { trimmedMean } from './trimmed-mean';
import type { BoardSize } from './types';

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
export function computeEdgeOdds(grey: GreyImage, h: Homography, size: BoardSize, shifts: GridLineShifts): Float32Array {
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
