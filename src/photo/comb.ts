import { type Grey, greyAt } from './grey';
import { type Homography, homographyBetween, rectangle } from './homography';
import type { Corners } from './types';

/** A map is looked at in this many pixels each way to find its grid: 12 a square on the largest. */
export const COMB_SIDE = 768;
/** A grid line's neighbourhood, in these pixels. */
const BESIDE = 4;
/** So many places along a line are looked at. */
const SAMPLES = 96;

/** How much each column and each row of a straightened map is a line along most of its length, and which way. */
export interface Combs {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** The map between four corners, each column and row by how much darker or brighter it is than what lies to both sides. */
export function combsOf(grey: Grey, corners: Corners): Combs {
  const h = homographyBetween(rectangle(COMB_SIDE, COMB_SIDE), corners);
  if (!h) return { columns: new Float32Array(COMB_SIDE), rows: new Float32Array(COMB_SIDE) };
  return { columns: comb(grey, h, true), rows: comb(grey, h, false) };
}

function comb(grey: Grey, h: Homography, down: boolean): Float32Array {
  const lights = new Float32Array(COMB_SIDE * SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((sample + 0.5) * COMB_SIDE) / SAMPLES;
    for (let place = 0; place < COMB_SIDE; place++) {
      lights[place * SAMPLES + sample] = down
        ? greyAt(grey, h, place + 0.5, along)
        : greyAt(grey, h, along, place + 0.5);
    }
  }
  const result = new Float32Array(COMB_SIDE);
  const values = new Float32Array(SAMPLES);
  for (let place = BESIDE; place < COMB_SIDE - BESIDE; place++) {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const at = place * SAMPLES + sample;
      const around = ((lights[at - BESIDE * SAMPLES] as number) + (lights[at + BESIDE * SAMPLES] as number)) / 2;
      // As a share of the light there, which falls across a table.
      values[sample] = (around - (lights[at] as number)) / (around + 12);
    }
    values.sort();
    result[place] = ((values[SAMPLES >> 1] as number) + (values[(SAMPLES * 3) >> 3] as number)) / 2;
  }
  return result;
}
