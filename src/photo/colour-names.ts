import type { DrawnColour } from './drawn-colours';
import { computeGreyHueCost, computeInkHueCost, hueDistance, type PerceptualColour, toPerceptualColour } from './hues';
import { INK_KINDS, type InkKind, type Rgb } from './ink';
import { TYPICAL_INK_SHARE } from './line-colours';
import { INK_SHADES, type NamedInks } from './shades';

/** Values to try for the brightness of white. */
const BRIGHTNESSES = [0.4, 0.5, 0.6, 0.72, 0.86, 1.03, 1.24, 1.5, 1.8];
/** Most likely brightness of white. */
const USUAL = 0.86;
/** Standard deviation of the logarithm of the brightness of white. */
const DIM = 0.22;
/** Values to try for the warmth of the light. */
const WARMTHS = [-0.12, -0.06, 0, 0.06, 0.12];
/** Values to try for the greenness of the light. */
const GREENS = [-0.05, 0, 0.05];
/** Most likely warmth of the light. */
const WARM = 0.02;
/** Standard deviation of the warmth of the light. */
const WARMER = 0.028;
/** Standard deviation of the greenness of the light. */
const GREENER = 0.035;
/** Maximum cost of a colour that is neither ink nor grey, as a negative log-likelihood. */
const ODD = 5;
/** Additional cost of naming a colour special terrain, because few maps have special terrain. */
const RARE = 1.5;
/** Maximum share of a map that the areas of each kind cover, on almost any map. A larger share has a cost. */
const WIDEST: Readonly<Record<InkKind, number>> = {
  hindering: 0.5,
  blocking: 0.3,
  elevated: 0.8,
  water: 0.6,
  start: 0.5,
  indoors: 1,
  special: 0.5,
};
const TOO_WIDE = 4;
/** Cost of any name except starting area for a colour with areas along two opposite sides of the map. */
const ALONG = 2;
/** Cost of the name grey for a colour that outlines areas. */
const GREY_OUTLINES = 0.4;
/** Hue difference, in degrees, above which two clear colours with one name are probably two inks. */
const TURNED = 14;
/** Difference in log brightness above which two clear colours with one name are probably two inks. */
const BRIGHTER = 0.6;
/** Minimum saturation of a clear colour. */
const CLEAR = 0.3;
/** Cost of giving the same name to two inks. */
const TWINS = 2;
/** Number of lines above which a colour that is not an ink is listed in `others`. */
const FEW_LINES = 3;
/** Evidence of outlines below which a grey colour counts as no ink, and above which wide areas have a cost. */
const FEW_OUTLINES = 20;
/** Values to try for the share of ink in the middle of a line. Thin or blurred lines let the ground show through. */
const SHARES = [1, 0.85, 0.72, 0.6, 0.5, 0.42];
/** Most likely share of ink in the middle of a line. */
const USUAL_SHARE = 0.85;
/** Standard deviation of the logarithm of the share of ink. */
const THINNER = 0.3;
/** Tolerance, as a fraction of white, for an ink that seems darker than black. */
const BLACKER = 0.06;

/** Names of all colours under one light, and their total cost. */
interface Called {
  readonly white: Rgb;
  /** Colours of the pure inks, without the ground showing through. */
  readonly inks: readonly Rgb[];
  readonly kinds: readonly (InkKind | 'grey')[];
  /** Negative log-likelihood of the name of each colour. */
  readonly costs: readonly number[];
  readonly cost: number;
}

/**
 * Names the line colours of a picture by hue, as a player would. The white balance is the one by which most colours are
 * an ink or grey. If several colours get the same name, the colour that outlines areas best wins. A kind of ink without
 * a colour gets the shade that differs most from the other inks.
 */
export function nameColours(colours: readonly DrawnColour[]): NamedInks {
  const { white, kinds, costs, inks: all } = likeliestLight(colours);
  const chosen = INK_KINDS.map((kind): number | undefined => {
    const likely = (place: number) => (colours[place] as DrawnColour).weight * Math.exp(-(costs[place] as number));
    const [first, ...rest] = kinds.flatMap((own, place) => (own === kind && !colours[place]?.isNotInk ? [place] : []));
    return rest.reduce((best, place) => (likely(place) > likely(best as number) ? place : best), first);
  });
  const inks = chosen.map((place) => (place === undefined ? undefined : notBlacker(all[place] as Rgb)));
  const rgbs = inks.flatMap((ink) => (ink ? [ink] : []));
  const bright = (white[0] + white[1] + white[2]) / 3;
  return {
    bright,
    found: inks.map((ink) => ink !== undefined),
    colours: INK_KINDS.map((kind, place) => inks[place] ?? unlikeAll(INK_SHADES[kind], white, rgbs)),
    others: colours.flatMap((each, place) => {
      const plain = each.isNotInk || (kinds[place] === 'grey' && each.explained < FEW_OUTLINES);
      return plain && each.lines > FEW_LINES && !chosen.includes(place) ? [each.colour] : [];
    }),
  };
}

function notBlacker([red, green, blue]: Rgb): Rgb {
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)];
}

/** Finds the light and the share of ink in lines that make most colours an ink or grey. */
function likeliestLight(colours: readonly DrawnColour[]): Called {
  let best: Called | undefined;
  for (const bright of BRIGHTNESSES)
    for (const warm of WARMTHS)
      for (const green of GREENS) {
        const white: Rgb = [bright * (1 + warm), bright * (1 + green), bright * (1 - warm)];
        const odd =
          ((Math.log(bright / USUAL) / DIM) ** 2 + ((warm - WARM) / WARMER) ** 2 + (green / GREENER) ** 2) / 2;
        for (const share of SHARES) {
          const called = calledIn(colours, white, share);
          const thin = (Math.log(share / USUAL_SHARE) / THINNER) ** 2 / 2;
          if (!best || called.cost + odd + thin < best.cost) best = { ...called, cost: called.cost + odd + thin };
        }
      }
  return best as Called;
}

function calledIn(colours: readonly DrawnColour[], white: Rgb, share: number): Called {
  const kinds: (InkKind | 'grey')[] = [];
  const costs: number[] = [];
  const inks = colours.map((each) => inkOf(each, share));
  let cost = 0;
  for (const [place, each] of colours.entries()) {
    const ink = inks[place] as Rgb;
    const hue = toPerceptualColour([ink[0] / white[0], ink[1] / white[1], ink[2] / white[2]]);
    const often = Math.sqrt(each.weight);
    let [called, least]: [InkKind | 'grey', number] = ['grey', often * asGrey(each, hue)];
    for (const kind of INK_KINDS) {
      const own = often * asKind(each, hue, kind) + (kind === 'special' ? RARE : 0);
      if (own < least) [called, least] = [kind, own];
    }
    kinds.push(called);
    costs.push(least / often);
    const black = ink.reduce((sum, part) => sum + Math.min(0, part / BLACKER) ** 2, 0) / 2;
    cost += least + often * Math.min(ODD, black);
  }
  return { white, inks, kinds, costs, cost: cost + costOfTwins(colours, kinds) };
}

/** Computes the pure ink of a line colour from its share of ink. */
function inkOf({ colour, ground }: DrawnColour, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => ground[at] + ((colour[at] - ground[at]) * TYPICAL_INK_SHARE) / share;
  return [part(0), part(1), part(2)];
}

/** Returns the negative log-likelihood that lines are of an ink, from their hue and the areas that they outline. */
function asKind({ explained, share, along }: DrawnColour, hue: PerceptualColour, kind: InkKind): number {
  const wide = explained > FEW_OUTLINES && share > WIDEST[kind] ? TOO_WIDE : 0;
  return computeInkHueCost(hue, kind) + wide + (along && kind !== 'start' ? ALONG : 0);
}

function asGrey({ explained, along }: DrawnColour, hue: PerceptualColour): number {
  return Math.min(ODD, computeGreyHueCost(hue)) + (along ? ALONG : 0) + (explained > FEW_OUTLINES ? GREY_OUTLINES : 0);
}

/** Returns the cost of giving two clearly different colours the same name. Each kind has only one ink. */
function costOfTwins(colours: readonly DrawnColour[], kinds: readonly (InkKind | 'grey')[]): number {
  return INK_KINDS.reduce((sum, kind) => {
    const [first, ...rest] = colours.filter((_, place) => kinds[place] === kind).sort((a, b) => b.weight - a.weight);
    return rest.reduce(
      (all, each) => all + (twoInks((first as DrawnColour).hue, each.hue) ? TWINS * Math.sqrt(each.weight) : 0),
      sum,
    );
  }, 0);
}

function twoInks(a: PerceptualColour, b: PerceptualColour): boolean {
  const apart = hueDistance(a, b) > TURNED || Math.abs(Math.log(a.value / b.value)) > BRIGHTER;
  return apart && Math.min(a.saturation, b.saturation) > CLEAR;
}

/** Additional distance from the other inks that a rarer shade must have to be chosen. */
const FARTHER = 0.02;

/**
 * Returns the shade of a kind that is least likely to be confused with the inks in the picture. Used for kinds without
 * lines.
 */
function unlikeAll(shades: readonly Rgb[], white: Rgb, inks: readonly Rgb[]): Rgb {
  let [best, farthest] = [shades[0] as Rgb, Number.NEGATIVE_INFINITY];
  for (const shade of shades) {
    const own: Rgb = [shade[0] * white[0], shade[1] * white[1], shade[2] * white[2]];
    const apart = Math.min(...inks.map((ink) => Math.hypot(ink[0] - own[0], ink[1] - own[1], ink[2] - own[2])));
    if (apart > farthest + FARTHER || farthest === Number.NEGATIVE_INFINITY) [best, farthest] = [own, apart];
  }
  return best;
}
