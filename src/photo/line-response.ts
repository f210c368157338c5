import { type GreyImage, sampleGrey } from './grey';
import { type Homography, makeRectangle, solveHomography } from './homography';
import type { Corners } from './types';

/** Side of the resampled map for the grid search, in pixels: 12 per square on the largest map. */
export const RESPONSE_MAP_SIDE_PX = 768;
/** Distance from a line at which its background is sampled on both sides, in pixels of the resampled map. */
const BESIDE = 4;
/** Number of samples along a line. */
const SAMPLES = 96;

/**
 * How consistently each column and row of a straightened map is darker (positive) or brighter (negative) than its
 * neighbourhood.
 */
export interface LineResponse {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** Resamples the map between four corners and computes its line response. */
export function computeLineResponse(grey: GreyImage, corners: Corners): LineResponse {
  const h = solveHomography(makeRectangle(RESPONSE_MAP_SIDE_PX, RESPONSE_MAP_SIDE_PX), corners);
  if (!h) return { columns: new Float32Array(RESPONSE_MAP_SIDE_PX), rows: new Float32Array(RESPONSE_MAP_SIDE_PX) };
  return { columns: comb(grey, h, true), rows: comb(grey, h, false) };
}

function comb(grey: GreyImage, h: Homography, down: boolean): Float32Array {
  const lights = new Float32Array(RESPONSE_MAP_SIDE_PX * SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((sample + 0.5) * RESPONSE_MAP_SIDE_PX) / SAMPLES;
    for (let place = 0; place < RESPONSE_MAP_SIDE_PX; place++) {
      lights[place * SAMPLES + sample] = down
        ? sampleGrey(grey, h, place + 0.5, along)
        : sampleGrey(grey, h, along, place + 0.5);
    }
  }
  const result = new Float32Array(RESPONSE_MAP_SIDE_PX);
  const values = new Float32Array(SAMPLES);
  for (let place = BESIDE; place < RESPONSE_MAP_SIDE_PX - BESIDE; place++) {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const at = place * SAMPLES + sample;
      const around = ((lights[at - BESIDE * SAMPLES] as number) + (lights[at + BESIDE * SAMPLES] as number)) / 2;
      // Divides by the local brightness, because light varies across a table.
      values[sample] = (around - (lights[at] as number)) / (around + 12);
    }
    values.sort();
    result[place] = ((values[SAMPLES >> 1] as number) + (values[(SAMPLES * 3) >> 3] as number)) / 2;
  }
  return result;
}
