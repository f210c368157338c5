import type { DrawnColour } from './drawn';
import { degreesApart, type Hue, hueOf, unlikely, unlikelyGrey } from './hues';
import { INK_KINDS, type InkKind, type Rgb } from './ink';
import { THICK } from './line-colours';
import { type Named, SHADES } from './shades';

/** How bright white may show, and what it is likeliest to, with how far it may be from that in natural logarithms. */
const BRIGHTNESSES = [0.4, 0.5, 0.6, 0.72, 0.86, 1.03, 1.24, 1.5, 1.8];
const USUAL = 0.86;
const DIM = 0.22;
/** How warm light may be, and how green, with how far it may be from what is likeliest. */
const WARMTHS = [-0.12, -0.06, 0, 0.06, 0.12];
const GREENS = [-0.05, 0, 0.05];
const WARM = 0.02;
const WARMER = 0.028;
const GREENER = 0.035;
/** As unlikely is a colour that is neither an ink nor grey, in natural logarithms. */
const ODD = 5;
/** What it costs to find special terrain, which few maps have. */
const RARE = 1.5;
/** Of hardly any map as much is of a kind: what it costs to find more. */
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
/** What it costs to call anything else what lies along two opposite sides, as starting areas do; and grey what goes round areas. */
const ALONG = 2;
const GREY_OUTLINES = 0.4;
/** Two clear colours of one name are rather two inks where they are as many degrees apart, or one is so much brighter, in natural logarithms. */
const TURNED = 14;
const BRIGHTER = 0.6;
const CLEAR = 0.3;
/** What it costs to call two inks by one name. */
const TWINS = 2;
/** Of the colours that are no ink those with so many lines are kept, and with outlines of less than this. */
const FEW_LINES = 3;
const FEW_OUTLINES = 20;
/** How much of a line's middle may be ink, and what is likeliest, with how far it may be from that in natural logarithms: a thin or blurred line shows its ground. */
const SHARES = [1, 0.85, 0.72, 0.6, 0.5, 0.42];
const USUAL_SHARE = 0.85;
const THINNER = 0.3;
/** Ink is never darker than black: how far it may seem so, of white. */
const BLACKER = 0.06;

/** What each colour is called in one light, and how unlikely all of that is. */
interface Called {
  readonly white: Rgb;
  /** The colours as they would be of ink alone. */
  readonly inks: readonly Rgb[];
  readonly kinds: readonly (InkKind | 'grey')[];
  /** Minus the natural logarithm, for each. */
  readonly costs: readonly number[];
  readonly cost: number;
}

/**
 * Names the colours of a picture's lines as a player would, by their hues, in the light in which most of them are some ink or grey. Of several
 * of one name the one whose lines go round areas most; kinds that have none get the shade that is least like the others.
 */
export function nameColours(drawn: readonly DrawnColour[]): Named {
  const { white, kinds, costs, inks: all } = likeliestLight(drawn);
  const chosen = INK_KINDS.map((kind): number | undefined => {
    const likely = (place: number) => (drawn[place] as DrawnColour).weight * Math.exp(-(costs[place] as number));
    const [first, ...rest] = kinds.flatMap((own, place) => (own === kind && !drawn[place]?.foreign ? [place] : []));
    return rest.reduce((best, place) => (likely(place) > likely(best as number) ? place : best), first);
  });
  const inks = chosen.map((place) => (place === undefined ? undefined : notBlacker(all[place] as Rgb)));
  const shown = inks.flatMap((ink) => (ink ? [ink] : []));
  const bright = (white[0] + white[1] + white[2]) / 3;
  return {
    bright,
    found: inks.map((ink) => ink !== undefined),
    colours: INK_KINDS.map((kind, place) => inks[place] ?? unlikeAll(SHADES[kind], white, shown)),
    others: drawn.flatMap((each, place) => {
      const plain = each.foreign || (kinds[place] === 'grey' && each.explained < FEW_OUTLINES);
      return plain && each.lines > FEW_LINES && !chosen.includes(place) ? [each.colour] : [];
    }),
  };
}

function notBlacker([red, green, blue]: Rgb): Rgb {
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)];
}

/** The light, and the share of ink in lines, by which most of the colours are some ink or grey. */
function likeliestLight(drawn: readonly DrawnColour[]): Called {
  let best: Called | undefined;
  for (const bright of BRIGHTNESSES)
    for (const warm of WARMTHS)
      for (const green of GREENS) {
        const white: Rgb = [bright * (1 + warm), bright * (1 + green), bright * (1 - warm)];
        const odd =
          ((Math.log(bright / USUAL) / DIM) ** 2 + ((warm - WARM) / WARMER) ** 2 + (green / GREENER) ** 2) / 2;
        for (const share of SHARES) {
          const called = calledIn(drawn, white, share);
          const thin = (Math.log(share / USUAL_SHARE) / THINNER) ** 2 / 2;
          if (!best || called.cost + odd + thin < best.cost) best = { ...called, cost: called.cost + odd + thin };
        }
      }
  return best as Called;
}

function calledIn(drawn: readonly DrawnColour[], white: Rgb, share: number): Called {
  const kinds: (InkKind | 'grey')[] = [];
  const costs: number[] = [];
  const inks = drawn.map((each) => inkOf(each, share));
  let cost = 0;
  for (const [place, each] of drawn.entries()) {
    const ink = inks[place] as Rgb;
    const hue = hueOf([ink[0] / white[0], ink[1] / white[1], ink[2] / white[2]]);
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
  return { white, inks, kinds, costs, cost: cost + costOfTwins(drawn, kinds) };
}

/** The ink of lines of which so great a share is ink. */
function inkOf({ colour, ground }: DrawnColour, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => ground[at] + ((colour[at] - ground[at]) * THICK) / share;
  return [part(0), part(1), part(2)];
}

/** How unlikely lines are of an ink, by their hue and by what they go round: minus the natural logarithm. */
function asKind({ explained, share, along }: DrawnColour, hue: Hue, kind: InkKind): number {
  const wide = explained > FEW_OUTLINES && share > WIDEST[kind] ? TOO_WIDE : 0;
  return unlikely(hue, kind) + wide + (along && kind !== 'start' ? ALONG : 0);
}

function asGrey({ explained, along }: DrawnColour, hue: Hue): number {
  return Math.min(ODD, unlikelyGrey(hue)) + (along ? ALONG : 0) + (explained > FEW_OUTLINES ? GREY_OUTLINES : 0);
}

/** A kind has one ink: what it costs to call two colours by one name that are plainly two. */
function costOfTwins(drawn: readonly DrawnColour[], kinds: readonly (InkKind | 'grey')[]): number {
  return INK_KINDS.reduce((sum, kind) => {
    const [first, ...rest] = drawn.filter((_, place) => kinds[place] === kind).sort((a, b) => b.weight - a.weight);
    return rest.reduce(
      (all, each) => all + (twoInks((first as DrawnColour).hue, each.hue) ? TWINS * Math.sqrt(each.weight) : 0),
      sum,
    );
  }, 0);
}

function twoInks(a: Hue, b: Hue): boolean {
  const apart = degreesApart(a, b) > TURNED || Math.abs(Math.log(a.value / b.value)) > BRIGHTER;
  return apart && Math.min(a.saturation, b.saturation) > CLEAR;
}

/** As much farther from the others must a rarer shade be. */
const FARTHER = 0.02;

/** Of the shades of a kind that no line shows the one that no line is taken for. */
function unlikeAll(shades: readonly Rgb[], white: Rgb, inks: readonly Rgb[]): Rgb {
  let [best, farthest] = [shades[0] as Rgb, Number.NEGATIVE_INFINITY];
  for (const shade of shades) {
    const own: Rgb = [shade[0] * white[0], shade[1] * white[1], shade[2] * white[2]];
    const apart = Math.min(...inks.map((ink) => Math.hypot(ink[0] - own[0], ink[1] - own[1], ink[2] - own[2])));
    if (apart > farthest + FARTHER || farthest === Number.NEGATIVE_INFINITY) [best, farthest] = [own, apart];
  }
  return best;
}
