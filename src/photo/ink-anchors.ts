import { type Edge, edgeSquares } from '../grid/edge';
import { type Square, xOf, yOf } from '../grid/square';
import { computeGreyLikelihood, fitInk, INK_KINDS, type InkKind, type Inks, type Rgb, type Stripe } from './ink';
import { northEdge, westEdge } from './profiles';
import type { BoardSize } from './types';

export interface SquareExample {
  readonly kind: InkKind;
  /** The example square. A line of its area along one of its sides shows the ink. */
  readonly square: Square;
}

export interface WallExample {
  readonly kind: 'wall';
  readonly edge: Edge;
}

/** An example that the user marked: a square or wall of a certain kind. */
export type MapExample = SquareExample | WallExample;

/** Colour of each ink as examples show it, in the order of `INK_KINDS`; undefined for an ink without an example. */
export type InkAnchors = readonly (Rgb | undefined)[];

export const NO_INK_ANCHORS: InkAnchors = [];

/**
 * Standard deviation of an example's ink from its named colour, as a fraction of white. Red and orange are three
 * standard deviations apart.
 */
const SPREAD = 0.13;
const FARTHEST = 16;
/** Factors to try for the colours of a square, where the brightness of white may be wrong. */
const LIGHTS = [1, 0.85, 0.72, 0.6, 1.2, 1.4];
/** Standard deviation of the logarithm of the factors for a square. */
const LIGHT_SPREAD = 0.35;
/** Minimum contrast of an example's line, as a fraction of white. */
const PLAIN = 0.08;
/** Likelihood of grey above which a stripe is the remains of a wall or grid line. */
const GREYISH = 0.3;
/** Standard deviation of the stripes of one ink, as a fraction of white. */
const ALIKE = 0.05;
/** Largest squared distance of two stripes of one ink, in standard deviations. */
const UNLIKE = 6;
/** Minimum number of sides on the map that must have a line in the ink of an example. */
const FEWEST = 4;

/** Lists the indexes of the example squares of one kind, counted row by row. */
export function listExampleSquares({ width }: BoardSize, examples: readonly MapExample[], kind: InkKind): number[] {
  return examples.flatMap((each) => (each.kind === kind ? [yOf(each.square) * width + xOf(each.square)] : []));
}

/** Lists the edges of example walls, numbered as in the profiles. */
export function listExampleWalls(size: BoardSize, examples: readonly MapExample[]): number[] {
  return examples.flatMap((each) => {
    if (each.kind !== 'wall') return [];
    const [first, second] = edgeSquares(each.edge);
    const across = yOf(first) !== yOf(second);
    return [across ? northEdge(size, xOf(second), yOf(second)) : westEdge(size, xOf(second), yOf(second))];
  });
}

/** A stripe along a side of an example square. It may be the printed line of the example's area. */
interface Candidate {
  readonly depth: number;
  /** The ink that the stripe implies. */
  readonly ink: Rgb;
  /** Factor by which the light at the stripe differs from the estimate, if the stripe has the example's ink. */
  readonly light: number;
  /** Twice the negative log-likelihood, as in `InkFit`. */
  readonly away: number;
  readonly stripe: Stripe;
}

/**
 * Finds the inks that examples show. Among the stripes along the sides of the example squares, it chooses the stripe
 * closest to the named colour. The stripe must be possible for the kind and recur elsewhere; otherwise the square shows
 * no ink.
 * @param inks the inks found without examples
 */
export function findInkAnchors(
  size: BoardSize,
  stripes: readonly Stripe[],
  examples: readonly MapExample[],
  inks: Inks,
): InkAnchors {
  const names = {
    ...inks,
    colours: inks.named.map((name) => litName(name, inks)),
    spreads: INK_KINDS.map(() => SPREAD * inks.bright),
  };
  const squares = INK_KINDS.map((kind) => new Set(listExampleSquares(size, examples, kind)));
  return squares.map((own, kind) => {
    const candidates = stripes
      .filter(({ side, apart }) => own.has(side >> 2) && apart > PLAIN * inks.bright)
      .filter((stripe) => computeGreyLikelihood(stripe, inks) < GREYISH)
      .map((stripe) => candidate(stripe, names, kind))
      .filter(({ away }) => away < FARTHEST)
      .sort((a, b) => a.away - b.away);
    for (const { stripe, away, ink, light, depth } of candidates) {
      const rather = squares.some(
        (others, other) => other !== kind && others.size > 0 && candidate(stripe, names, other).away < away,
      );
      if (rather) continue;
      // Lines elsewhere on the map decide whether the light or the ink of the example is unusual.
      const [lit, unlit] = [ink, times(ink, 1 / light)].map((each) => linesOf(stripes, each, depth, inks));
      if (Math.max(lit as number, unlit as number) > 0)
        return (unlit as number) > (lit as number) ? times(ink, 1 / light) : ink;
    }
    return undefined;
  });
}

function litName([red, green, blue]: Rgb, { tint }: Inks): Rgb {
  return [red * tint[0], green * tint[1], blue * tint[2]];
}

function candidate(stripe: Stripe, names: Inks, kind: number): Candidate {
  const tried = LIGHTS.map((light): Candidate => {
    const lit = { ...stripe, colour: times(stripe.colour, light), ground: times(stripe.ground, light) };
    const fit = fitInk(lit, names, kind);
    const [red, green, blue] = unmixed(lit, fit.share, names);
    const ink: Rgb = [red / fit.light, green / fit.light, blue / fit.light];
    return {
      stripe,
      ink,
      light: light / fit.light,
      depth: stripe.depth,
      away: fit.away + (Math.log(light) / LIGHT_SPREAD) ** 2,
    };
  });
  return tried.reduce((best, each) => (each.away < best.away ? each : best));
}

function times([red, green, blue]: Rgb, light: number): Rgb {
  return [red * light, green * light, blue * light];
}

/**
 * Computes the ink of a stripe. Uses at least the share of ink of the picture's lines. A lower share is not trusted,
 * because the stripe may be far from the named ink.
 */
function unmixed({ colour, ground }: Stripe, share: number, { thick }: Inks): Rgb {
  const most = Math.max(share, thick);
  return colour.map((part, at) => (ground[at] as number) + (part - (ground[at] as number)) / most) as unknown as Rgb;
}

/**
 * Scores how well lines of the map match an ink: lines must have one depth on enough sides. The score is 0 if most of
 * the colour is elsewhere, as in artwork.
 */
function linesOf(stripes: readonly Stripe[], ink: Rgb, depth: number, inks: Inks): number {
  const only = { ...inks, colours: [ink], spreads: [ALIKE * inks.bright] };
  const alike = stripes.flatMap((stripe) => {
    const { away } = fitInk(stripe, only, 0);
    return away < UNLIKE ? [{ stripe, away }] : [];
  });
  const asDeep = alike.filter(({ stripe }) => Math.abs(stripe.depth - depth) <= 1);
  const enough = asDeep.length * 2 > alike.length && new Set(asDeep.map(({ stripe }) => stripe.side)).size >= FEWEST;
  return enough ? asDeep.reduce((sum, { away }) => sum + Math.exp(-away / 2), 0) : 0;
}
