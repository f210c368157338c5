import { fitted, INK_KINDS, type InkKind, type Inks, NAMED, type Rgb, type Stripe, shares } from './ink';

/** How far a stripe may be from a named colour, and from an ink that the picture itself has shown, of white. */
const WIDE = 0.13;
const NARROW = 0.03;
/** So many stripes' weight the named colour has against the picture's own. */
const TRUST = 15;
/** No ink is farther from its name than this, of white, in any of the three colours: else one would take over another's lines. */
const FARTHEST = 0.09;
const TURNS = 8;
const BROWN = INK_KINDS.indexOf('blocking');
/** So much of the inks' own colour white light has for it. */
const WHITE = 60;
/** How bright white may show, where middling ground is taken for what it should be. */
const BRIGHTNESSES = [0.5, 0.6, 0.72, 0.86, 1.03, 1.24, 1.5, 1.8, 2.15];

/**
 * Finds how this picture shows each ink: first how bright and how tinted its light is (of several brightnesses the one under which
 * the stripes are likest to named colours), and then each ink from the stripes that are likest to it, step by step.
 */
export function findInks(stripes: readonly Stripe[]): Inks {
  let best: { inks: Inks; score: number } | undefined;
  for (const bright of BRIGHTNESSES) {
    const inks = namedInks(bright);
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
  for (let turn = 0; turn < TURNS; turn++) inks = refined(stripes, inks, turn);
  return inks;
}

function namedInks(bright: number): Inks {
  return {
    colours: INK_KINDS.map((kind) => NAMED[kind].map((part) => part * bright) as unknown as Rgb),
    spreads: INK_KINDS.map(() => WIDE * bright),
    common: INK_KINDS.map(() => 1),
    thick: 0.75,
    bright,
    tint: [1, 1, 1],
  };
}

/** What the stripes of one ink add up to, each by how much it is of it. */
interface Sum {
  readonly colour: [number, number, number];
  count: number;
  squares: number;
}

/** One step: the light's colour from all stripes, then each ink from its own. */
function refined(stripes: readonly Stripe[], inks: Inks, turn: number): Inks {
  const sums = INK_KINDS.map((): Sum => ({ colour: [0, 0, 0], count: 0, squares: 0 }));
  let [thick, count] = [0.75 * 20, 20];
  for (const stripe of stripes) {
    const part = shares(stripe, inks);
    for (const [kind, sum] of sums.entries()) {
      const weight = (part[kind] as number) * Math.min(1, stripe.apart / 0.2);
      if (weight < 0.3) continue;
      const { share, off } = fitted(stripe, inks, kind);
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
  const tint = tintOf(sums, inks.bright);
  const bright = (tint[0] + tint[1] + tint[2]) / 3;
  const first = Math.max(NARROW, (WIDE * (TURNS - turn)) / (TURNS + 2)) * bright;
  const most = Math.max(1, ...sums.map((sum) => sum.count));
  return {
    bright,
    tint: [tint[0] / bright, tint[1] / bright, tint[2] / bright],
    thick: thick / count,
    common: sums.map((sum) => Math.min(1, 0.15 + (2 * sum.count) / most)),
    colours: INK_KINDS.map((kind, place) => {
      const sum = sums[place] as Sum;
      const shown = (part: number, at: number) => {
        const named = part * (tint[at] as number);
        const own = ((sum.colour[at] as number) + TRUST * named) / (sum.count + TRUST);
        return Math.max(named - FARTHEST * bright, Math.min(named + FARTHEST * bright, own));
      };
      return NAMED[kind].map(shown) as unknown as Rgb;
    }),
    spreads: sums.map((sum) =>
      Math.max(NARROW * bright, Math.sqrt((sum.squares / 3 + 20 * first * first) / (sum.count + 20))),
    ),
  };
}

/** By what the light multiplies red, green and blue: the mean over inks of how they show against their names. */
function tintOf(sums: readonly Sum[], bright: number): [number, number, number] {
  const one = (at: number) => {
    // Light is white until many lines say otherwise.
    let [seen, named] = [WHITE * bright, WHITE];
    for (const [place, { colour, count }] of sums.entries()) {
      // Brown is what shadows and greys are taken for: it knows nothing of the light.
      if (count < 1 || place === BROWN) continue;
      const weight = Math.min(count, 20) / count;
      seen += weight * (colour[at] as number);
      named += weight * count * (NAMED[INK_KINDS[place] as InkKind][at] as number);
    }
    return seen / named;
  };
  return [one(0), one(1), one(2)];
}
