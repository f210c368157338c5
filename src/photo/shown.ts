import { type Edge, edgeSquares } from '../grid/edge';
import { type Square, xOf, yOf } from '../grid/square';
import { fitted, greyness, INK_KINDS, type InkKind, type Inks, type Rgb, type Stripe } from './ink';
import { acrossEdge, downEdge } from './profiles';
import type { BoardSize } from './types';

export interface ShownSquare {
  readonly kind: InkKind;
  /** A square of that kind. Where the line of its area runs along one of its sides, that line shows the ink. */
  readonly square: Square;
}

export interface ShownWall {
  readonly kind: 'wall';
  readonly edge: Edge;
}

/** An example that a person gave: something of a map that is of its kind for sure. */
export type Shown = ShownSquare | ShownWall;

/** For each kind, in the order of `INK_KINDS`, the colour of its ink as examples show it; undefined where none does. */
export type Anchors = readonly (Rgb | undefined)[];

export const NOTHING_SHOWN: Anchors = [];

/** How far an ink that somebody has shown may be from its name, of white: three of these part red from orange. */
const SPREAD = 0.13;
const FARTHEST = 16;
/** What white shows as may be told wrong on the square: its colours are tried so much darker and brighter, each step so unlikely. */
const LIGHTS = [1, 0.85, 0.72, 0.6, 1.2, 1.4];
const LIGHT_SPREAD = 0.35;
/** An example's line stands out from its ground by so much, of white, at least. */
const PLAIN = 0.08;
/** A stripe as likely grey as this is left of a wall or a grid line. */
const GREYISH = 0.3;
/** How far the stripes of one ink are from it, of white, and how unlikely the least likely of them. */
const ALIKE = 0.05;
const UNLIKE = 6;
/** Fewer sides of the whole map with that ink make no line. */
const FEWEST = 4;

/** The places of the squares that were shown as one kind, row by row. */
export function placesShown({ width }: BoardSize, shown: readonly Shown[], kind: InkKind): number[] {
  return shown.flatMap((each) => (each.kind === kind ? [yOf(each.square) * width + xOf(each.square)] : []));
}

/** The edges that were shown as walls, numbered as in the profiles. */
export function edgesShown(size: BoardSize, shown: readonly Shown[]): number[] {
  return shown.flatMap((each) => {
    if (each.kind !== 'wall') return [];
    const [first, second] = edgeSquares(each.edge);
    const across = yOf(first) !== yOf(second);
    return [across ? acrossEdge(size, xOf(second), yOf(second)) : downEdge(size, xOf(second), yOf(second))];
  });
}

/** A stripe beside a shown square, as a line of its kind. */
interface Candidate {
  readonly depth: number;
  /** The ink that it would be of. */
  readonly ink: Rgb;
  /** How much its light would have to be changed for that. */
  readonly light: number;
  /** How unlikely that is, as of `Fit`. */
  readonly away: number;
  readonly stripe: Stripe;
}

/**
 * The inks that examples show: of the stripes along the sides of the squares the one that can be of the kind at all and that
 * runs on elsewhere, nearest to the name first. A square without such a stripe shows no ink.
 * @param inks as the picture shows them by itself.
 */
export function anchorsOf(size: BoardSize, stripes: readonly Stripe[], shown: readonly Shown[], inks: Inks): Anchors {
  const names = {
    ...inks,
    colours: inks.named.map((name) => litName(name, inks)),
    spreads: INK_KINDS.map(() => SPREAD * inks.bright),
  };
  const squares = INK_KINDS.map((kind) => new Set(placesShown(size, shown, kind)));
  return squares.map((own, kind) => {
    const candidates = stripes
      .filter(({ side, apart }) => own.has(side >> 2) && apart > PLAIN * inks.bright)
      .filter((stripe) => greyness(stripe, inks) < GREYISH)
      .map((stripe) => candidate(stripe, names, kind))
      .filter(({ away }) => away < FARTHEST)
      .sort((a, b) => a.away - b.away);
    for (const { stripe, away, ink, light, depth } of candidates) {
      const rather = squares.some(
        (others, other) => other !== kind && others.size > 0 && candidate(stripe, names, other).away < away,
      );
      if (rather) continue;
      // Whether its light or its ink is odd is told by the other lines.
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
    const fit = fitted(lit, names, kind);
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

/** The ink of a stripe. What it is told by may be farther off than the ink, and makes it thinner than lines of this picture are. */
function unmixed({ colour, ground }: Stripe, share: number, { thick }: Inks): Rgb {
  const most = Math.max(share, thick);
  return colour.map((part, at) => (ground[at] as number) + (part - (ground[at] as number)) / most) as unknown as Rgb;
}

/**
 * How well lines of the map are of that ink, which run as deep within on enough of its sides; nothing where most of its colour lies elsewhere, as
 * that of art does.
 */
function linesOf(stripes: readonly Stripe[], ink: Rgb, depth: number, inks: Inks): number {
  const only = { ...inks, colours: [ink], spreads: [ALIKE * inks.bright] };
  const alike = stripes.flatMap((stripe) => {
    const { away } = fitted(stripe, only, 0);
    return away < UNLIKE ? [{ stripe, away }] : [];
  });
  const asDeep = alike.filter(({ stripe }) => Math.abs(stripe.depth - depth) <= 1);
  const enough = asDeep.length * 2 > alike.length && new Set(asDeep.map(({ stripe }) => stripe.side)).size >= FEWEST;
  return enough ? asDeep.reduce((sum, { away }) => sum + Math.exp(-away / 2), 0) : 0;
}
