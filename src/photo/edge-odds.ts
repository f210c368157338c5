import { type Grey, greyAt } from './grey';
import type { Homography } from './homography';
import { lineOdds } from './line-odds';
import { middle } from './middle';
import { acrossEdge, downEdge, edgeCount, type Shifts } from './profiles';
import type { BoardSize } from './types';

/** Pixels a square in which an edge is looked at. */
const SCALE = 24;
/** So far to both sides a place is compared with others, in pixels: half a square. */
const AROUND = 12;
/** A grid line's neighbourhood, in pixels. */
const BESIDE = 4;
/** A line may lie so many pixels beside its place. */
const ASIDE = 2;
/** Places along an edge that are looked at, how far its ends are left out, in squares, and how many count: those in the middle, by how clear a line is there. */
const SAMPLES = 8;
const END = 0.14;
const USED = 4;
/** Light that no picture is darker than, of 255. */
const NIGHT = 12;

/**
 * How much likelier (its logarithm) what is seen at each edge is if a grid line runs there than if none does: the rank of the place among those
 * up to half a square aside.
 * @param h takes places of the grid, in squares, to places of the picture
 * @param shifts how far its lines lie from there, in squares
 */
export function edgeOdds(grey: Grey, h: Homography, size: BoardSize, shifts: Shifts): Float32Array {
  const odds = new Float32Array(edgeCount(size));
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      if (y < size.height) {
        const [off, side] = [shifts.down(x, y + 0.5), shifts.across(x, y + 0.5)];
        odds[downEdge(size, x, y)] = oddsOf((beside, along) => greyAt(grey, h, x + off + beside, y + side + along));
      }
      if (x < size.width) {
        const [off, side] = [shifts.across(x + 0.5, y), shifts.down(x + 0.5, y)];
        odds[acrossEdge(size, x, y)] = oddsOf((beside, along) => greyAt(grey, h, x + side + along, y + off + beside));
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
    clear[at] = middle(ridges.subarray(at * SAMPLES, (at + 1) * SAMPLES), USED);
  }
  return Math.log((lineOdds(rankOf(1)) + lineOdds(rankOf(-1))) / 2);
}

/** What share of places up to half a square aside is less clear than the clearest near the middle. */
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
