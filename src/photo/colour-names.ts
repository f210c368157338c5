import type { DrawnColour } from './drawn';
import { degreesApart, type Hue, hueOf, unlikely, unlikelyGrey } from './hues';
import { INK_KINDS, type InkKind, type Rgb } from './ink';
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
/** Of no map as much is blocking terrain: what it costs to find more. */
const WIDE = 0.2;
const TOO_WIDE = 4;
/** Two clear colours of one name are rather two inks where they are as many degrees apart, or one is so much brighter, in natural logarithms. */
const TURNED = 14;
const BRIGHTER = 0.6;
const CLEAR = 0.4;
/** Of the colours that are no ink those with so many lines are kept, and with outlines of less than this. */
const FEW_LINES = 3;
const FEW_OUTLINES = 20;

/** What each colour is called in one light, and how unlikely all of that is. */
interface Called {
  readonly white: Rgb;
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
  const { white, kinds, costs } = likeliestLight(drawn);
  const chosen = INK_KINDS.map((kind): DrawnColour | undefined => {
    const likely = (place: number) => (drawn[place] as DrawnColour).weight * Math.exp(-(costs[place] as number));
    const places = kinds.flatMap((own, place) => (own === kind && !drawn[place]?.foreign ? [place] : []));
    return drawn[places.reduce((best, place) => (best < 0 || likely(place) > likely(best) ? place : best), -1)];
  });
  const inks = chosen.flatMap((each) => (each ? [each.colour] : []));
  const bright = (white[0] + white[1] + white[2]) / 3;
  return {
    bright,
    colours: INK_KINDS.map((kind, place) => chosen[place]?.colour ?? unlikeAll(SHADES[kind], white, inks)),
    others: drawn.flatMap((each, place) => {
      const plain = each.foreign || (kinds[place] === 'grey' && each.explained < FEW_OUTLINES);
      return plain && each.lines > FEW_LINES && !inks.includes(each.colour) ? [each.colour] : [];
    }),
  };
}

/** The light under which most of the colours are some ink or grey. */
function likeliestLight(drawn: readonly DrawnColour[]): Called {
  let best: Called | undefined;
  for (const bright of BRIGHTNESSES)
    for (const warm of WARMTHS)
      for (const green of GREENS) {
        const white: Rgb = [bright * (1 + warm), bright * (1 + green), bright * (1 - warm)];
        const called = calledIn(drawn, white);
        const odd =
          ((Math.log(bright / USUAL) / DIM) ** 2 + ((warm - WARM) / WARMER) ** 2 + (green / GREENER) ** 2) / 2;
        if (!best || called.cost + odd < best.cost) best = { ...called, cost: called.cost + odd };
      }
  return best as Called;
}

function calledIn(drawn: readonly DrawnColour[], white: Rgb): Called {
  const kinds: (InkKind | 'grey')[] = [];
  const costs: number[] = [];
  let cost = 0;
  for (const { colour, weight, explained, share } of drawn) {
    const hue = hueOf([colour[0] / white[0], colour[1] / white[1], colour[2] / white[2]]);
    const often = Math.sqrt(weight);
    let [called, least]: [InkKind | 'grey', number] = ['grey', often * Math.min(ODD, unlikelyGrey(hue))];
    for (const kind of INK_KINDS) {
      const wide = kind === 'blocking' && explained > FEW_OUTLINES && share > WIDE ? TOO_WIDE : 0;
      const own = often * (unlikely(hue, kind) + wide) + (kind === 'special' ? RARE : 0);
      if (own < least) [called, least] = [kind, own];
    }
    kinds.push(called);
    costs.push(least / often);
    cost += least;
  }
  return { white, kinds, costs, cost: cost + costOfTwins(drawn, kinds) };
}

/** A kind has one ink: what it costs to call two colours by one name that are plainly two. */
function costOfTwins(drawn: readonly DrawnColour[], kinds: readonly (InkKind | 'grey')[]): number {
  return INK_KINDS.reduce((sum, kind) => {
    const [first, ...rest] = drawn.filter((_, place) => kinds[place] === kind).sort((a, b) => b.weight - a.weight);
    return rest.reduce(
      (all, each) => all + (twoInks((first as DrawnColour).hue, each.hue) ? Math.sqrt(each.weight) : 0),
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
