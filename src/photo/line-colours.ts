import { fitInk, type Inks, makeInksFromNames, type Rgb, type Stripe } from './ink';

/**
 * Estimates how many stripes are printed lines, from the number of stripes per depth inside a square. Printed lines
 * have one depth; clutter has any depth. The estimate is the count around the most frequent depth, minus the average
 * count elsewhere.
 */
function estimateLineCount(counts: Float32Array): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  let most = 0;
  for (let depth = 0; depth < counts.length; depth++)
    most = Math.max(most, (counts[depth - 1] ?? 0) + (counts[depth] as number) + (counts[depth + 1] ?? 0));
  return Math.max(0, most - ((all - most) * 3) / Math.max(1, counts.length - 3));
}

/** A line colour of a picture before naming. */
export interface LineColourCluster {
  readonly colour: Rgb;
  /** Mean colour of the ground beside the colour's lines. */
  readonly ground: Rgb;
  /** Estimated number of the colour's stripes that are printed lines, all at one depth. */
  readonly lines: number;
}

/** Maximum number of line colours. */
const MOST = 16;
/** Number of stripes used, chosen by highest line likeness. */
const LIKEST = 1800;
/** Number of candidates tried for the next colour. */
const TRIED = 24;
/** Minimum distance between candidates, as a fraction of white. */
const APART = 0.06;
/** Minimum line likeness of a candidate. */
const TRIAL = 0.08;
/** Standard deviation of the stripes of one ink, as a fraction of white. */
const SPREAD = 0.07;
/** Typical share of ink in a stripe's colour. */
export const TYPICAL_INK_SHARE = 0.85;
/** Minimum number of lines; a colour with fewer lines is noise. */
const FEWEST = 1.5;
const TURNS = 3;
/**
 * Factor for a stripe's closeness to a colour. If the product is 1 or more, the stripe is not available for later
 * colours.
 */
const TAKEN = 1.3;
const LEAST = 0.01;

/**
 * Finds the line colours of a picture, most frequent first. Each colour is the mixture of ink and ground that most of
 * the remaining stripes look like. The result includes inks, grid lines, planks and letters.
 * @param likeness how much each stripe looks like part of a line, 0 to 1
 */
export function clusterLineColours(stripes: readonly Stripe[], likeness: Float32Array): LineColourCluster[] {
  const places = Array.from(stripes.keys())
    .sort((a, b) => (likeness[b] as number) - (likeness[a] as number))
    .slice(0, LIKEST);
  const seen: Seen = {
    stripes: places.map((place) => stripes[place] as Stripe),
    left: Float32Array.from(places, (place) => likeness[place] as number),
  };
  const colours: LineColourCluster[] = [];
  while (colours.length < MOST) {
    const first = likeliest(seen);
    if (!first) break;
    let colour = first;
    for (let turn = 0; turn < TURNS; turn++) colour = refined(seen, colour);
    const near = nearnessOf(seen, colour);
    colours.push({ colour, ground: groundOf(seen, near), lines: linesOf(seen, near) });
    for (const [at, each] of near.entries())
      seen.left[at] = (seen.left[at] as number) * (1 - Math.min(1, TAKEN * each));
  }
  return colours;
}

/** The stripes used, and the share of each stripe that has no colour yet. */
interface Seen {
  readonly stripes: readonly Stripe[];
  readonly left: Float32Array;
}

function likeliest(seen: Seen): Rgb | undefined {
  let [best, most]: [Rgb | undefined, number] = [undefined, FEWEST];
  for (const colour of tried(seen)) {
    const near = nearnessOf(seen, colour);
    const sum = near.reduce((all, each, at) => all + each * (seen.left[at] as number), 0);
    if (sum > most) [best, most] = [colour, sum];
  }
  return best;
}

/** Lists the inks that the most line-like stripes imply. */
function tried({ stripes, left }: Seen): Rgb[] {
  const order = Array.from(left.keys())
    .filter((at) => (left[at] as number) > TRIAL)
    .sort((a, b) => (left[b] as number) - (left[a] as number));
  const result: Rgb[] = [];
  for (const at of order) {
    const own = inkOf(stripes[at] as Stripe, TYPICAL_INK_SHARE);
    if (result.every((other) => Math.hypot(other[0] - own[0], other[1] - own[1], other[2] - own[2]) > APART))
      result.push(own);
    if (result.length === TRIED) break;
  }
  return result;
}

/** Computes the ink of a stripe from the share of ink in its colour. */
function inkOf({ colour, ground }: Stripe, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.max(0, ground[at] + (colour[at] - ground[at]) / share);
  return [part(0), part(1), part(2)];
}

function one(colour: Rgb): Inks {
  return { ...makeInksFromNames(1, [colour]), spreads: [SPREAD] };
}

/** Computes the probability that each stripe is of a colour, 0 to 1. */
function nearnessOf({ stripes, left }: Seen, colour: Rgb): Float32Array {
  const ink = one(colour);
  return Float32Array.from(stripes, (stripe, at) =>
    (left[at] as number) < LEAST ? 0 : Math.exp(-fitInk(stripe, ink, 0).away / 2),
  );
}

/** Returns the mean ink of all stripes of a colour. */
function refined({ stripes, left }: Seen, colour: Rgb): Rgb {
  const ink = one(colour);
  const mean: [number, number, number] = [0, 0, 0];
  let all = 0;
  for (const [at, stripe] of stripes.entries()) {
    if ((left[at] as number) < LEAST) continue;
    const { away, share } = fitInk(stripe, ink, 0);
    const weight = Math.exp(-away / 2) * (left[at] as number) * share;
    const own = inkOf(stripe, share);
    all += weight;
    for (let part = 0; part < 3; part++) mean[part] = (mean[part] as number) + weight * (own[part] as number);
  }
  return all > 0 ? [mean[0] / all, mean[1] / all, mean[2] / all] : colour;
}

/** Returns the mean ground of the stripes of a colour. */
function groundOf({ stripes, left }: Seen, near: Float32Array): Rgb {
  const mean: [number, number, number] = [0, 0, 0];
  let all = 0;
  for (const [at, { ground }] of stripes.entries()) {
    const weight = (near[at] as number) * (left[at] as number);
    all += weight;
    for (let part = 0; part < 3; part++) mean[part] = (mean[part] as number) + weight * (ground[part] as number);
  }
  return [mean[0] / all, mean[1] / all, mean[2] / all];
}

/** Estimates how many stripes of a colour are lines, from their depths. */
function linesOf({ stripes, left }: Seen, near: Float32Array): number {
  const counts = new Float32Array(1 + Math.max(0, ...stripes.map(({ depth }) => depth)));
  for (const [at, { depth }] of stripes.entries())
    counts[depth] = (counts[depth] as number) + (near[at] as number) * (left[at] as number);
  return estimateLineCount(counts);
}
