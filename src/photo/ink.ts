/** The colours that lines are printed in, each for one kind of area. */
export const INK_KINDS = ['hindering', 'blocking', 'elevated', 'water', 'start', 'indoors', 'special'] as const;
export type InkKind = (typeof INK_KINDS)[number];

export type Rgb = readonly [number, number, number];

/** What "green", "brown" and so on are, of white paper; the picture's own inks are found from here. */
const NAMED: Readonly<Record<InkKind, Rgb>> = {
  hindering: [0.2, 0.58, 0.25],
  blocking: [0.43, 0.27, 0.15],
  elevated: [0.83, 0.14, 0.16],
  water: [0.13, 0.37, 0.78],
  start: [0.47, 0.21, 0.6],
  indoors: [0.94, 0.85, 0.18],
  special: [0.94, 0.51, 0.12],
};

/** A thin stripe of a colour of its own along a side. */
export interface Stripe {
  /** Four a square. */
  readonly side: number;
  /** Pixels inward from the grid line. */
  readonly depth: number;
  readonly colour: Rgb;
  /** The mixture of what lies to both sides that its colour is nearest to. */
  readonly ground: Rgb;
  /** How far its colour is from that mixture. */
  readonly apart: number;
}

/** The inks of one picture, in the order of `INK_KINDS`. */
export interface Inks {
  readonly colours: readonly Rgb[];
  /** How far a stripe may be from its ink, for each: wide for inks that the picture shows nowhere. */
  readonly spreads: readonly number[];
  /** How much of a stripe's colour is ink, as the picture's sharpness has it. */
  readonly thick: number;
  /** What white shows as, about. */
  readonly bright: number;
}

const WIDE = 0.13;
const GREY = 0.07;
const NARROW = 0.07;
/** So many stripes' weight the named colour has against the picture's own. */
const TRUST = 12;
/** A stripe that is nothing of all this is as unlikely as one so many spreads away. */
const STRANGE = 2.2;

/**
 * Finds how this picture shows each ink: first how bright and how tinted its light is (of several brightnesses the one under which
 * the stripes are likest to named colours), and then each ink from the stripes that are likest to it, step by step.
 */
export function findInks(stripes: readonly Stripe[]): Inks {
  let best: { inks: Inks; score: number } | undefined;
  for (const bright of [0.5, 0.6, 0.72, 0.86, 1.03, 1.24, 1.5, 1.8, 2.15]) {
    const inks = {
      colours: INK_KINDS.map((kind) => NAMED[kind].map((part) => part * bright) as unknown as Rgb),
      spreads: INK_KINDS.map(() => WIDE * bright),
      thick: 0.75,
      bright,
    };
    // By roots, so that many kinds found count for more than one kind found everywhere.
    const found = INK_KINDS.map(() => 0);
    for (const stripe of stripes) {
      const part = shares(stripe, inks);
      const vivid = (Math.max(...stripe.colour) - Math.min(...stripe.colour)) / bright;
      for (const kind of found.keys()) found[kind] = (found[kind] as number) + vivid * (part[kind] as number);
    }
    const score =
      found.reduce((sum, each) => sum + Math.sqrt(each), 0) * Math.exp(-((Math.log(bright) / 0.9) ** 2) / 2);
    if (!best || score > best.score) best = { inks, score };
  }
  let inks = best?.inks as Inks;
  for (let turn = 0; turn < 8; turn++) inks = refined(stripes, inks, turn);
  return inks;
}

/** How much each ink has of a colour, and last how strange it is to all of them; they add up to 1. */
export function shares(stripe: Stripe, inks: Inks): Float32Array {
  const result = new Float32Array(INK_KINDS.length + 1);
  let sum = Math.exp(-(STRANGE ** 2) / 2) + greyness(stripe.colour, inks.bright);
  result[INK_KINDS.length] = sum;
  for (let kind = 0; kind < INK_KINDS.length; kind++) {
    const ink = inks.colours[kind] as Rgb;
    const away = distance(stripe, ink) / (inks.spreads[kind] as number);
    const faint = Math.max(0, inks.thick - inkShare(stripe, ink)) / FAINT;
    const near = Math.exp(-(away * away + faint * faint) / 2);
    result[kind] = near;
    sum += near;
  }
  for (let place = 0; place < result.length; place++) result[place] = (result[place] as number) / sum;
  return result;
}

/** How likely a colour is none: black of walls, white of letters, grey of stone. */
function greyness([red, green, blue]: Rgb, bright: number): number {
  const mean = (red + green + blue) / 3;
  const away = Math.hypot(red - mean, green - mean, blue - mean) / (GREY * bright);
  return Math.exp((-away * away) / 2);
}

/** How much less a difference in brightness counts than one in colour: light is not known exactly. */
const BRIGHTNESS = 0.45;
/** Blur mixes a line with its ground; less of the ink than this is no line. */
const THINNEST = 0.4;
/** How much less ink than usual is still likely. */
const FAINT = 0.15;

/** How much of a stripe is this ink and the rest ground, at best. */
function inkShare({ colour, ground }: Stripe, ink: Rgb): number {
  let [whole, length] = [0, 0];
  for (let part = 0; part < 3; part++) {
    const way = (ink[part] as number) - (ground[part] as number);
    whole += way * ((colour[part] as number) - (ground[part] as number));
    length += way * way;
  }
  return length > 1e-6 ? Math.max(THINNEST, Math.min(1, whole / length)) : 1;
}

/** How unlike a stripe is to the ink on its ground, brightness counting less than hue. */
function distance(stripe: Stripe, ink: Rgb): number {
  const share = inkShare(stripe, ink);
  let [whole, along, length] = [0, 0, 0];
  for (let part = 0; part < 3; part++) {
    const own = ink[part] as number;
    const ground = stripe.ground[part] as number;
    const off = (stripe.colour[part] as number) - (ground + share * (own - ground));
    whole += off * off;
    along += off * own;
    length += own * own;
  }
  return Math.sqrt(Math.max(0, whole - ((1 - BRIGHTNESS ** 2) * along * along) / length));
}

/** One step: the light's colour from all stripes, then each ink from its own. */
function refined(stripes: readonly Stripe[], inks: Inks, turn: number): Inks {
  const sums = INK_KINDS.map(() => [0, 0, 0, 0, 0]);
  let [thick, count] = [0.75 * 20, 20];
  for (const stripe of stripes) {
    const part = shares(stripe, inks);
    for (const [kind, sum] of sums.entries()) {
      const weight = (part[kind] as number) * Math.min(1, stripe.apart / 0.2);
      if (weight < 0.3) continue;
      const ink = inks.colours[kind] as Rgb;
      const thin = inkShare(stripe, ink);
      thick += weight * thin;
      count += weight;
      for (let at = 0; at < 3; at++) {
        const ground = stripe.ground[at] as number;
        sum[at] = (sum[at] as number) + weight * (ground + ((stripe.colour[at] as number) - ground) / thin);
      }
      sum[3] = (sum[3] as number) + weight;
      sum[4] = (sum[4] as number) + weight * distance(stripe, ink) ** 2;
    }
  }
  const tint = tintOf(sums);
  const bright = ((tint[0] as number) + (tint[1] as number) + (tint[2] as number)) / 3;
  return {
    bright,
    thick: thick / count,
    colours: INK_KINDS.map((kind, place) => {
      const sum = sums[place] as number[];
      return NAMED[kind].map(
        (part, at) => ((sum[at] as number) + TRUST * part * (tint[at] as number)) / ((sum[3] as number) + TRUST),
      ) as unknown as Rgb;
    }),
    spreads: INK_KINDS.map((_, place) => {
      const [, , , count, squares] = sums[place] as [number, number, number, number, number];
      const first = Math.max(NARROW, (WIDE * (8 - turn)) / 10) * bright;
      return Math.max(NARROW * bright, Math.sqrt((squares + 20 * first * first) / (count + 20)));
    }),
  };
}

/** By what the light multiplies red, green and blue: the mean over inks of how they show against their names. */
function tintOf(sums: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((at) => {
    let [seen, named] = [0, 0];
    for (const [place, sum] of sums.entries()) {
      const count = sum[3] as number;
      if (count < 1) continue;
      const weight = Math.min(count, 20) / count;
      seen += weight * (sum[at] as number);
      named += weight * count * (NAMED[INK_KINDS[place] as InkKind][at] as number);
    }
    return named > 0 ? seen / named : 1;
  });
}
