import { fitted, INK_KINDS, type InkKind, type Inks, NAMED, type Rgb, type Stripe, shares } from './ink';
import { type Anchors, NOTHING_SHOWN } from './shown';

/** How far a stripe may be from a named colour, and from an ink that the picture itself has shown, of white. */
const WIDE = 0.13;
const NARROW = 0.03;
/** So many stripes' weight the named colour has against the picture's own. */
const TRUST = 15;
/** No ink is farther from its name than this, of white, in any of the three colours: else one would take over another's lines. */
const FARTHEST = 0.09;
/** An ink that somebody has shown stays this near to what was shown, of white. */
const ANCHORED = 0.05;
/** Inks this near to each other, of white, are one; twice as far apart they are two. */
const ALIKE = 0.1;
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
  for (let turn = 0; turn < TURNS; turn++) inks = refined(stripes, inks, turn, NOTHING_SHOWN);
  return inks;
}

/** Finds the inks anew, those that examples show from these. */
export function findShownInks(stripes: readonly Stripe[], plain: Inks, anchors: Anchors): Inks {
  const { bright, tint, thick } = plain;
  const named = namedInks(bright);
  const room = named.colours.map((colour, kind) => roomFor(colour, anchors, kind, bright));
  let inks: Inks = {
    ...{ bright, tint, thick, room, common: room },
    colours: named.colours.map((colour, kind) => anchors[kind] ?? colour),
    spreads: named.spreads.map((spread, kind) => (anchors[kind] ? ANCHORED * bright : spread)),
    shown: named.shown.map((_, kind) => anchors[kind] !== undefined),
  };
  for (let turn = 0; turn < TURNS; turn++) inks = refined(stripes, inks, turn, anchors);
  return inks;
}

/** How much an ink may claim, 0 to 1: nothing where another kind was shown in its colour. */
function roomFor(colour: Rgb, anchors: Anchors, kind: number, bright: number): number {
  if (anchors[kind]) return 1;
  return anchors.reduce((room, anchor) => {
    if (!anchor) return room;
    const apart = Math.hypot(...colour.map((part, at) => part - (anchor[at] as number))) / bright;
    return Math.min(room, Math.max(0, (apart - ALIKE) / ALIKE));
  }, 1);
}

function namedInks(bright: number): Inks {
  return {
    colours: INK_KINDS.map((kind) => NAMED[kind].map((part) => part * bright) as unknown as Rgb),
    spreads: INK_KINDS.map(() => WIDE * bright),
    common: INK_KINDS.map(() => 1),
    room: INK_KINDS.map(() => 1),
    shown: INK_KINDS.map(() => false),
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
function refined(stripes: readonly Stripe[], inks: Inks, turn: number, anchors: Anchors): Inks {
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
  const tint = tintOf(sums, inks.bright, anchors);
  const bright = (tint[0] + tint[1] + tint[2]) / 3;
  const first = Math.max(NARROW, (WIDE * (TURNS - turn)) / (TURNS + 2)) * bright;
  const most = Math.max(1, ...sums.map((sum) => sum.count));
  const colours = INK_KINDS.map((kind, place) => {
    const sum = sums[place] as Sum;
    const anchor = anchors[place];
    const farthest = (anchor ? ANCHORED : FARTHEST) * bright;
    const shown = (part: number, at: number) => {
      const named = anchor ? (anchor[at] as number) : part * (tint[at] as number);
      const own = ((sum.colour[at] as number) + TRUST * named) / (sum.count + TRUST);
      return Math.max(named - farthest, Math.min(named + farthest, own));
    };
    return NAMED[kind].map(shown) as unknown as Rgb;
  });
  const room = colours.map((colour, place) => roomFor(colour, anchors, place, bright));
  return {
    ...{ bright, room, shown: inks.shown },
    tint: [tint[0] / bright, tint[1] / bright, tint[2] / bright],
    thick: thick / count,
    common: sums.map((sum, place) => {
      const often = anchors[place] ? 1 : Math.min(1, 0.15 + (2 * sum.count) / most);
      return often * (room[place] as number);
    }),
    colours,
    spreads: sums.map((sum, place) => {
      const usual = anchors[place] ? Math.min(first, ANCHORED * bright) : first;
      return Math.max(NARROW * bright, Math.sqrt((sum.squares / 3 + 20 * usual * usual) / (sum.count + 20)));
    }),
  };
}

/** By what the light multiplies red, green and blue: the mean over inks of how they show against their names. */
function tintOf(sums: readonly Sum[], bright: number, anchors: Anchors): [number, number, number] {
  const one = (at: number) => {
    // Light is white until many lines say otherwise.
    let [seen, named] = [WHITE * bright, WHITE];
    for (const [place, { colour, count }] of sums.entries()) {
      // Brown is what shadows and greys are taken for, and an ink that was shown is not as its name: these know nothing of the light.
      if (count < 1 || place === BROWN || anchors[place]) continue;
      const weight = Math.min(count, 20) / count;
      seen += weight * (colour[at] as number);
      named += weight * count * (NAMED[INK_KINDS[place] as InkKind][at] as number);
    }
    return seen / named;
  };
  return [one(0), one(1), one(2)];
}
