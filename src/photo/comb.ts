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

/** A row of lines at even distances. */
export interface Teeth {
  readonly count: number;
  /** Where the first and the last line lie, as shares of the whole. */
  readonly from: number;
  readonly to: number;
  /** How well they match what is seen: about how many lines are there, less those that are missing. */
  readonly score: number;
}

/** What share of a clear line a place must show to count for a line rather than against. */
const ENOUGH = 0.4;

/**
 * How well lines at even distances match a comb. The comb's own clearest lines are the measure, so that faint grids count like
 * strong ones. `sign` is 1 where lines are darker than their ground and -1 where they are brighter.
 */
export function teethScore(
  comb: Float32Array,
  clear: number,
  sign: number,
  count: number,
  from: number,
  to: number,
): number {
  let score = 0;
  for (let line = 0; line <= count; line++) {
    const at = (from + ((to - from) * line) / count) * COMB_SIDE - 0.5;
    // The sheet's own rim is as good as a line: there the map ends.
    if (at < BESIDE || at > COMB_SIDE - 1 - BESIDE) {
      score += 0.3;
      continue;
    }
    const place = Math.round(at);
    const seen =
      sign *
      Math.max(
        sign * (comb[place] as number),
        0.9 * sign * (comb[place - 1] as number),
        0.9 * sign * (comb[place + 1] as number),
      );
    score += Math.max(-0.25, Math.min(1, (sign * seen) / clear)) - ENOUGH;
  }
  return score / (1 - ENOUGH);
}

/** How clear the comb's clear lines are, for dark ones and for bright ones. */
export function clearness(comb: Float32Array, sign: number): number {
  const peaks: number[] = [];
  for (let place = BESIDE; place < COMB_SIDE - BESIDE; place++) {
    const here = sign * (comb[place] as number);
    if (here >= sign * (comb[place - 1] as number) && here > sign * (comb[place + 1] as number)) peaks.push(here);
  }
  peaks.sort((a, b) => b - a);
  return Math.max(0.012, peaks[Math.min(8, peaks.length - 1)] ?? 0);
}

/** Where lines at least so clear lie, as shares of the whole. */
export function linePlaces(comb: Float32Array, sign: number, least: number): number[] {
  const places: number[] = [];
  for (let place = BESIDE; place < COMB_SIDE - BESIDE; place++) {
    const [before, here, after] = [comb[place - 1], comb[place], comb[place + 1]].map(
      (each) => sign * (each as number),
    ) as [number, number, number];
    if (here < least || here < before || here <= after) continue;
    places.push((place + 0.5 + (after - before) / 2 / Math.max(1e-6, 2 * here - before - after)) / COMB_SIDE);
  }
  return places;
}
