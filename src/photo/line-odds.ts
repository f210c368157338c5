import { type GreyImage, sampleGrey } from './grey';
import { type Homography, makeRectangle, solveHomography } from './homography';
import { trimmedMean } from './statistics';
import type { Corners } from './types';

/** Side of the resampled map, in pixels: 32 per square on a typical map, 12 on the largest. */
export const RESAMPLED_MAP_SIDE_PX = 768;
/** Number of bands across the lines. A grid may be dark in one band and bright in the next, and may bend. */
const BANDS = 12;
/** Number of samples per band. */
const SAMPLES = 10;
/** Number of middle samples that count, after ordering by contrast. */
const USED = 6;
/** Distance from a line at which its background is sampled, in pixels. */
const BESIDE = 5;
/** Distance, in pixels, within which the highest contrast counts for a position. */
const NEAR = 1;
/** Distance on both sides within which positions are compared, in pixels: two squares of a typical map. */
const AROUND = 48;
/**
 * Constant added to the local brightness (of 255) when contrast is computed. In dark pictures, it prevents noise from
 * looking like lines.
 */
const NIGHT = 12;
/** Share of grid lines that are hidden by artwork or objects, with no more contrast than any other position. */
const HIDDEN = 0.5;
/** Exponent of the rank for visible lines, which are among the positions with most contrast. */
const CLEAREST = 12;

/**
 * Likelihood ratio of a grid line at each position, by band: first for dark lines, then for bright lines. The ratio
 * depends only on the contrast rank among nearby positions. A faint grid therefore counts as much as a strong grid, and
 * bold artwork does not count more. Without lines the mean is 1.
 */
export type LineOdds = readonly [dark: readonly Float32Array[], bright: readonly Float32Array[]];

/** Computes the likelihood ratios of grid lines, for the columns and rows of a map between four corners. */
export function computeGridLineOdds(grey: GreyImage, corners: Corners): { columns: LineOdds; rows: LineOdds } | null {
  const h = solveHomography(makeRectangle(RESAMPLED_MAP_SIDE_PX, RESAMPLED_MAP_SIDE_PX), corners);
  return h && { columns: computeLineOdds(grey, h, true), rows: computeLineOdds(grey, h, false) };
}

/**
 * Computes the likelihood ratios of grid lines in one direction.
 * @param h homography from a resampled map of `RESAMPLED_MAP_SIDE_PX` pixels each way to the picture
 */
export function computeLineOdds(grey: GreyImage, h: Homography, down: boolean): LineOdds {
  const [dark, bright]: [Float32Array[], Float32Array[]] = [[], []];
  for (let band = 0; band < BANDS; band++) {
    const ridges = ridgesOf(grey, h, band, down);
    dark.push(ranked(ridges, 1));
    bright.push(ranked(ridges, -1));
  }
  return [dark, bright];
}

/** Computes how much darker each position of a band is than both its sides, relative to the local brightness. */
function ridgesOf(grey: GreyImage, h: Homography, band: number, down: boolean): Float32Array {
  const ridges = new Float32Array(RESAMPLED_MAP_SIDE_PX * SAMPLES);
  const lights = new Float32Array(RESAMPLED_MAP_SIDE_PX);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((band + (sample + 0.5) / SAMPLES) * RESAMPLED_MAP_SIDE_PX) / BANDS;
    for (let place = 0; place < RESAMPLED_MAP_SIDE_PX; place++)
      lights[place] = down ? sampleGrey(grey, h, place + 0.5, along) : sampleGrey(grey, h, along, place + 0.5);
    for (let place = BESIDE; place < RESAMPLED_MAP_SIDE_PX - BESIDE; place++) {
      const around = ((lights[place - BESIDE] as number) + (lights[place + BESIDE] as number)) / 2;
      ridges[place * SAMPLES + sample] = (around - (lights[place] as number)) / (around + NIGHT);
    }
  }
  return Float32Array.from({ length: RESAMPLED_MAP_SIDE_PX }, (_, place) =>
    trimmedMean(ridges.subarray(place * SAMPLES, (place + 1) * SAMPLES), USED),
  );
}

/** Converts contrast to likelihood ratios by rank: the share of nearby positions with less contrast. */
function ranked(ridges: Float32Array, sign: number): Float32Array {
  const clear = new Float32Array(RESAMPLED_MAP_SIDE_PX);
  for (let place = 0; place < RESAMPLED_MAP_SIDE_PX; place++) {
    let most = sign * (ridges[place] as number);
    for (let off = -NEAR; off <= NEAR; off++) most = Math.max(most, sign * (ridges[place + off] ?? 0));
    clear[place] = most;
  }
  const odds = new Float32Array(RESAMPLED_MAP_SIDE_PX).fill(1);
  for (let place = BESIDE; place < RESAMPLED_MAP_SIDE_PX - BESIDE; place++) {
    const own = clear[place] as number;
    const from = Math.max(BESIDE, place - AROUND);
    const to = Math.min(RESAMPLED_MAP_SIDE_PX - BESIDE, place + AROUND + 1);
    let below = 0;
    for (let other = from; other < to; other++) {
      const value = clear[other] as number;
      if (value < own) below += 2;
      else if (value === own) below++;
    }
    const rank = below / (2 * (to - from));
    odds[place] = rankToOdds(rank);
  }
  return odds;
}

/** Returns the likelihood ratio of a grid line for a rank: the share of nearby positions with less contrast. */
export function rankToOdds(rank: number): number {
  return HIDDEN + (1 - HIDDEN) * (CLEAREST + 1) * rank ** CLEAREST;
}

/** Maximum number of steps by which a line may be off its expected position. */
const STEPS = 4;
/** Pixels per step of a line's offset. */
const STEP = 3;
/** Maximum offset of a line, as a share of a square. */
const FURTHEST = 0.3;
/** Probability that the next line is one step further to one side, because sheets bend. */
const BEND = 0.1;
/** Factor between the probabilities of two offsets of the first line that differ by one step. */
const ASTRAY = 0.6;

/**
 * Computes the log-likelihood ratio of evenly spaced lines against no lines. In each band the lines may be dark or
 * bright, and slightly offset, because sheets bend. The result sums over all these cases, weighted by probability.
 * @param from position of the first line, in pixels
 * @param pitch distance between lines, in pixels
 */
export function computeGridEvidence(odds: LineOdds, from: number, pitch: number, count: number): number {
  let sum = 0;
  for (let band = 0; band < BANDS; band++) {
    const [dark, bright] = odds.map((each) => bandEvidence(each[band] as Float32Array, from, pitch, count)) as [
      number,
      number,
    ];
    const more = Math.max(dark, bright);
    sum += more + Math.log((Math.exp(dark - more) + Math.exp(bright - more)) / 2);
  }
  return sum;
}

const chances = new Float64Array(2 * STEPS + 3);
const earlier = new Float64Array(2 * STEPS + 3);

/**
 * Returns the evidence of one band: a sum over all ways that its lines may bend (forward algorithm of hidden Markov
 * models).
 */
function bandEvidence(odds: Float32Array, from: number, pitch: number, count: number): number {
  const most = Math.min(STEPS, Math.floor((FURTHEST * pitch) / STEP));
  const middle = STEPS + 1;
  let all = 0;
  for (let step = -most; step <= most; step++) all += ASTRAY ** Math.abs(step);
  chances.fill(0);
  for (let step = -most; step <= most; step++) chances[middle + step] = ASTRAY ** Math.abs(step) / all;
  let evidence = 0;
  for (let line = 0; line < count; line++) {
    const place = from + line * pitch;
    earlier.set(chances);
    // Repeats the outermost values, because the sum below reads one step beyond each limit.
    earlier[middle - most - 1] = earlier[middle - most] as number;
    earlier[middle + most + 1] = earlier[middle + most] as number;
    let sum = 0;
    for (let step = -most; step <= most; step++) {
      const at = middle + step;
      const here =
        (1 - 2 * BEND) * (earlier[at] as number) + BEND * ((earlier[at - 1] as number) + (earlier[at + 1] as number));
      const seen = odds[Math.max(0, Math.min(RESAMPLED_MAP_SIDE_PX - 1, Math.floor(place + step * STEP)))] as number;
      chances[at] = here * seen;
      sum += here * seen;
    }
    for (let at = middle - most; at <= middle + most; at++) chances[at] = (chances[at] as number) / sum;
    evidence += Math.log(sum);
  }
  return evidence;
}
