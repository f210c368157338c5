import {
  computeInkShares,
  fitInk,
  INK_KINDS,
  type Inks,
  LIGHT_FACTORS,
  makeInksFromNames,
  NAMED_INK_SPREAD,
  type Rgb,
  type Stripe,
} from './ink';
import { type InkAnchors, NO_INK_ANCHORS } from './ink-anchors';
import type { NamedInks } from './shades';

/** Standard deviation of stripes from an ink measured in the picture, as a fraction of white. */
const NARROW = 0.03;
/** Weight of an ink's named colour, relative to its lines in the picture, in stripes. */
const TRUST = 7;
/** Weight of the typical spread, relative to the measured spread, in stripes. */
const USUAL = 9;
/**
 * Maximum distance of an ink from its named colour per channel, as a fraction of white. With a higher maximum, an ink
 * could claim the lines of another ink.
 */
const FARTHEST = 0.09;
/** Largest distance of an ink from its example per channel, as a fraction of white. */
const ANCHORED = 0.05;
/** Distance, as a fraction of white, up to which two inks are the same. At twice the distance they are different. */
const ALIKE = 0.1;
const TURNS = 8;
/** Line likeness below which a stripe is ignored. */
const UNLIKELY = 0.02;
const BROWN = INK_KINDS.indexOf('blocking');
/** Weight of the assumption that the light is white. */
const WHITE = 60;

/**
 * Finds the colour of each ink in a picture. Starts with the named colours and refines each colour from its closest
 * stripes.
 * @param likeness how much each stripe looks like part of a line, 0 to 1
 */
export function findInks(
  stripes: readonly Stripe[],
  likeness: Float32Array,
  { bright, colours, others, found }: NamedInks,
): Inks {
  let inks = makeInksFromNames(bright, colours, others);
  for (let turn = 0; turn < TURNS; turn++) inks = refined(stripes, likeness, inks, turn, NO_INK_ANCHORS, found);
  return inks;
}

/** Finds the inks again, starting from the inks that examples show. */
export function findExampleInks(
  stripes: readonly Stripe[],
  likeness: Float32Array,
  plain: Inks,
  anchors: InkAnchors,
): Inks {
  const { bright, tint, thick, others } = plain;
  const named = makeInksFromNames(bright, plain.named);
  const room = named.colours.map((colour, kind) => roomFor(colour, anchors, kind, bright));
  let inks: Inks = {
    ...{ bright, tint, thick, others, room, common: room, named: plain.named, lights: LIGHT_FACTORS },
    colours: named.colours.map((colour, kind) => anchors[kind] ?? colour),
    spreads: named.spreads.map((spread, kind) => (anchors[kind] ? ANCHORED * bright : spread)),
    shown: named.shown.map((_, kind) => anchors[kind] !== undefined),
  };
  for (let turn = 0; turn < TURNS; turn++) inks = refined(stripes, likeness, inks, turn, anchors);
  return inks;
}

/**
 * Returns the maximum share of the stripes that an ink may claim, 0 to 1. Returns 0 if an example shows another kind in
 * the ink's colour.
 */
function roomFor(colour: Rgb, anchors: InkAnchors, kind: number, bright: number): number {
  if (anchors[kind]) return 1;
  return anchors.reduce((room, anchor) => {
    if (!anchor) return room;
    const apart = Math.hypot(...colour.map((part, at) => part - (anchor[at] as number))) / bright;
    return Math.min(room, Math.max(0, (apart - ALIKE) / ALIKE));
  }, 1);
}

/** Weighted sums over the stripes of one ink. */
interface Sum {
  readonly colour: [number, number, number];
  count: number;
  squares: number;
}

/** Sums of an ink that the picture does not show. */
const NOTHING: Sum = { colour: [0, 0, 0], count: 0, squares: 0 };

/** Performs one refinement step: the colour of the light from all stripes, then each ink from its stripes. */
function refined(
  stripes: readonly Stripe[],
  likeness: Float32Array,
  inks: Inks,
  turn: number,
  anchors: InkAnchors,
  found?: readonly boolean[],
): Inks {
  const sums = INK_KINDS.map((): Sum => ({ colour: [0, 0, 0], count: 0, squares: 0 }));
  let [thick, count] = [0.75 * 20, 20];
  for (const [place, stripe] of stripes.entries()) {
    if ((likeness[place] as number) < UNLIKELY) continue;
    const part = computeInkShares(stripe, inks);
    for (const [kind, sum] of sums.entries()) {
      if ((part[kind] as number) * Math.min(1, stripe.apart / 0.2) < 0.3) continue;
      const weight = (part[kind] as number) * (likeness[place] as number);
      const { share, off } = fitInk(stripe, inks, kind);
      thick += weight * share;
      count += weight;
      for (let at = 0; at < 3; at++) {
        const ground = stripe.ground[at] as number;
        sum.colour[at] =
          (sum.colour[at] as number) + weight * (ground + ((stripe.colour[at] as number) - ground) / share);
      }
      sum.count += weight;
      sum.squares += weight * off;
    }
  }
  const own = sums.map((sum, place) => (found?.[place] === false ? NOTHING : sum));
  const tint = tintOf(own, inks, anchors);
  const times = (tint[0] + tint[1] + tint[2]) / 3;
  const bright = inks.bright * times;
  const lit = inks.named.map((name) => name.map((part) => part * times) as unknown as Rgb);
  const first = Math.max(NARROW, (NAMED_INK_SPREAD * (TURNS - turn)) / (TURNS + 2)) * bright;
  const most = Math.max(1, ...own.map((sum) => sum.count));
  const colours = lit.map((name, place) => {
    const sum = own[place] as Sum;
    const anchor = anchors[place];
    const farthest = (anchor ? ANCHORED : FARTHEST) * bright;
    const shown = (part: number, at: number) => {
      const named = anchor ? (anchor[at] as number) : (part * (tint[at] as number)) / times;
      const here = ((sum.colour[at] as number) + TRUST * named) / (sum.count + TRUST);
      return Math.max(named - farthest, Math.min(named + farthest, here));
    };
    return name.map(shown) as unknown as Rgb;
  });
  const room = colours.map((colour, place) => roomFor(colour, anchors, place, bright));
  return {
    ...{ bright, room, others: inks.others, shown: inks.shown, named: lit, lights: LIGHT_FACTORS },
    tint: [tint[0] / times, tint[1] / times, tint[2] / times],
    thick: thick / count,
    common: own.map((sum, place) => {
      const often = anchors[place] ? 1 : Math.min(1, 0.15 + (2 * sum.count) / most);
      return often * (room[place] as number);
    }),
    colours,
    spreads: own.map((sum, place) => {
      const usual = anchors[place] ? Math.min(first, ANCHORED * bright) : first;
      return Math.max(NARROW * bright, Math.sqrt((sum.squares / 3 + USUAL * usual * usual) / (sum.count + USUAL)));
    }),
  };
}

/**
 * Estimates the factors by which the light changes red, green and blue, relative to the current estimate. Averages the
 * ratio of measured to named colour over all inks.
 */
function tintOf(sums: readonly Sum[], { named, bright }: Inks, anchors: InkAnchors): [number, number, number] {
  const one = (at: number) => {
    // The light is assumed to be white until many lines show otherwise.
    let [seen, known] = [WHITE * bright, WHITE * bright];
    for (const [place, { colour, count }] of sums.entries()) {
      // The test for brown also accepts shadows and greys. If the user marked an example of an ink, no test is needed.
      if (count < 1 || place === BROWN || anchors[place]) continue;
      const weight = Math.min(count, 20) / count;
      seen += weight * (colour[at] as number);
      known += weight * count * (named[place]?.[at] as number);
    }
    return seen / known;
  };
  return [one(0), one(1), one(2)];
}
