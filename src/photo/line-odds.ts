import { type Grey, greyAt } from './grey';
import { type Homography, homographyBetween, rectangle } from './homography';
import { middle } from './middle';
import type { Corners } from './types';

/** A map is looked at in this many pixels each way: 32 a square on the usual, 12 on the largest. */
export const SIDE = 768;
/** It is cut into so many bands across its lines: a grid may be dark in one and bright in the next, and bend. */
const BANDS = 12;
/** Places of a band that are looked at, and how many of them count: those in the middle, by how clear a line is there. */
const SAMPLES = 10;
const USED = 6;
/** A grid line's neighbourhood, in pixels. */
const BESIDE = 5;
/** A place is as clear as the clearest one so near. */
const NEAR = 1;
/** So far to both sides a place is compared with others: two squares of a usual map. */
const AROUND = 48;
/** Light that no picture is darker than, of 255: keeps the night's grain from looking like lines. */
const NIGHT = 12;
/** Of a grid's lines so many show no more than any place does: art and things hide them. */
const HIDDEN = 0.5;
/** How strongly the others are among the clearest places: the power of their rank. */
const CLEAREST = 12;

/**
 * How much likelier each place is if a grid line runs there than if none does, by band: first for lines darker than their ground, then for brighter ones.
 * Only the rank of a place among those around it counts, so that a faint grid speaks as loudly as a strong one, and bold art no louder than
 * either: of places without a line the mean is 1.
 */
export type LineOdds = readonly [dark: readonly Float32Array[], bright: readonly Float32Array[]];

/** The odds of columns and of rows of a map between four corners. */
export function lineOddsOf(grey: Grey, corners: Corners): { columns: LineOdds; rows: LineOdds } | null {
  const h = homographyBetween(rectangle(SIDE, SIDE), corners);
  return h && { columns: oddsOf(grey, h, true), rows: oddsOf(grey, h, false) };
}

/** @param h takes places of a map of `SIDE` pixels each way to places of the picture. */
export function oddsOf(grey: Grey, h: Homography, down: boolean): LineOdds {
  const [dark, bright]: [Float32Array[], Float32Array[]] = [[], []];
  for (let band = 0; band < BANDS; band++) {
    const ridges = ridgesOf(grey, h, band, down);
    dark.push(ranked(ridges, 1));
    bright.push(ranked(ridges, -1));
  }
  return [dark, bright];
}

/** How much darker each place of a band is than what lies to both sides of it, as a share of the light there. */
function ridgesOf(grey: Grey, h: Homography, band: number, down: boolean): Float32Array {
  const ridges = new Float32Array(SIDE * SAMPLES);
  const lights = new Float32Array(SIDE);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((band + (sample + 0.5) / SAMPLES) * SIDE) / BANDS;
    for (let place = 0; place < SIDE; place++)
      lights[place] = down ? greyAt(grey, h, place + 0.5, along) : greyAt(grey, h, along, place + 0.5);
    for (let place = BESIDE; place < SIDE - BESIDE; place++) {
      const around = ((lights[place - BESIDE] as number) + (lights[place + BESIDE] as number)) / 2;
      ridges[place * SAMPLES + sample] = (around - (lights[place] as number)) / (around + NIGHT);
    }
  }
  return Float32Array.from({ length: SIDE }, (_, place) =>
    middle(ridges.subarray(place * SAMPLES, (place + 1) * SAMPLES), USED),
  );
}

/** Odds by rank: what share of the places around is less clear. */
function ranked(ridges: Float32Array, sign: number): Float32Array {
  const clear = new Float32Array(SIDE);
  for (let place = 0; place < SIDE; place++) {
    let most = sign * (ridges[place] as number);
    for (let off = -NEAR; off <= NEAR; off++) most = Math.max(most, sign * (ridges[place + off] ?? 0));
    clear[place] = most;
  }
  const odds = new Float32Array(SIDE).fill(1);
  for (let place = BESIDE; place < SIDE - BESIDE; place++) {
    const own = clear[place] as number;
    const from = Math.max(BESIDE, place - AROUND);
    const to = Math.min(SIDE - BESIDE, place + AROUND + 1);
    let below = 0;
    for (let other = from; other < to; other++) {
      const value = clear[other] as number;
      if (value < own) below += 2;
      else if (value === own) below++;
    }
    const rank = below / (2 * (to - from));
    odds[place] = lineOdds(rank);
  }
  return odds;
}

/** How much likelier a place is if a grid line runs there than if none does, by what share of the places around is less clear. */
export function lineOdds(rank: number): number {
  return HIDDEN + (1 - HIDDEN) * (CLEAREST + 1) * rank ** CLEAREST;
}

/** Lines may lie so many steps of so many pixels beside their places, and never further than this share of a square. */
const STEPS = 4;
const STEP = 3;
const FURTHEST = 0.3;
/** How likely the next line lies one step further to one side than this one: sheets bend. */
const BEND = 0.1;
/** How much less likely each further step is for the first line. */
const ASTRAY = 0.6;

/**
 * How much likelier (its logarithm) what is seen is with lines at even distances than without any. Each band may have them darker or brighter than
 * its ground, and a little aside, as sheets bend: all ways together, each as likely as it is.
 * @param from place of the first line, and @param pitch from one to the next, in pixels
 */
export function evidenceOf(odds: LineOdds, from: number, pitch: number, count: number): number {
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

/** The evidence of one band: a sum over all ways that its lines may bend, line by line (the forward way of hidden Markov models). */
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
    // None goes beyond the furthest: what would stays there.
    earlier[middle - most - 1] = earlier[middle - most] as number;
    earlier[middle + most + 1] = earlier[middle + most] as number;
    let sum = 0;
    for (let step = -most; step <= most; step++) {
      const at = middle + step;
      const here =
        (1 - 2 * BEND) * (earlier[at] as number) + BEND * ((earlier[at - 1] as number) + (earlier[at + 1] as number));
      const seen = odds[Math.max(0, Math.min(SIDE - 1, Math.floor(place + step * STEP)))] as number;
      chances[at] = here * seen;
      sum += here * seen;
    }
    for (let at = middle - most; at <= middle + most; at++) chances[at] = (chances[at] as number) / sum;
    evidence += Math.log(sum);
  }
  return evidence;
}
