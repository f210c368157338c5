import { INK_KINDS, type Inks, type Rgb, type Stripe, shares } from './ink';
import type { Sides } from './sides';
import { colourOf } from './stripes';

/** What a stripe of an ink says for a line, at most, and what its absence says against one, in natural logarithms of odds. */
const FOR = 4.5;
const AGAINST = 3.2;
/** Shadows and joints of floors are brown too: so much less a brown stripe says. */
const EARTHY = 0.8;
const BROWN = INK_KINDS.indexOf('blocking');
/** An ink so near to its ground, of white, cannot be missed. */
const UNSEEN = 0.16;

/**
 * How much the picture speaks for a line of each kind along each side: natural logarithms of odds. Sides four a square, kinds within
 * a side in the order of `INK_KINDS`. Where ground and ink are alike it says little either way.
 */
export function lineEvidence(sides: Sides, stripes: readonly Stripe[], inks: Inks): Float32Array {
  const kinds = INK_KINDS.length;
  const count = sides.size.width * sides.size.height * 4;
  const evidence = new Float32Array(count * kinds);
  const seen = new Float32Array(count * kinds);
  const usual = usualDepths(stripes, inks);
  for (const stripe of stripes) {
    const part = shares(stripe, inks);
    const clear = Math.min(1, stripe.apart / (0.12 * inks.bright)) * usual(stripe.depth);
    for (let kind = 0; kind < kinds; kind++) {
      const at = stripe.side * kinds + kind;
      seen[at] = Math.max(seen[at] as number, (part[kind] as number) * clear);
    }
  }
  for (let side = 0; side < count; side++) {
    const ground = groundInside(sides, side);
    for (let kind = 0; kind < kinds; kind++) {
      const at = side * kinds + kind;
      const share = seen[at] as number;
      const ink = inks.colours[kind] as Rgb;
      const contrast = Math.hypot(ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]) / inks.bright;
      const against = -AGAINST * Math.min(1, contrast / UNSEEN);
      const odds = Math.log((share + 0.002) / (1.01 - share)) + 0.4 - (kind === BROWN ? EARTHY : 0);
      evidence[at] = Math.max(against, Math.min(FOR, odds));
    }
  }
  return evidence;
}

/** A printer lays its lines at few depths: how usual a depth is in this picture, 0 to 1. */
function usualDepths(stripes: readonly Stripe[], inks: Inks): (depth: number) => number {
  const counts = new Float32Array(64);
  for (const stripe of stripes) {
    const part = shares(stripe, inks);
    // Brown says nothing here: shadows and earth are brown at any depth.
    const share = 1 - (part[INK_KINDS.length] as number) - (part[BROWN] as number);
    counts[stripe.depth] = (counts[stripe.depth] as number) + share * share;
  }
  const near = counts.map((_, at) =>
    Math.max(counts[at] as number, 0.8 * (counts[at - 1] ?? 0), 0.8 * (counts[at + 1] ?? 0)),
  );
  const most = Math.max(...near, 1);
  return (depth) => Math.min(1, 0.12 + 4 * ((near[depth] as number) / most));
}

/** The colour of a square a little within its side, past where the first line would be. */
function groundInside(sides: Sides, side: number): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let depth = Math.round(0.15 * sides.scale); depth < 0.3 * sides.scale; depth++, count++) {
    const colour = colourOf(sides, side, depth);
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] as number) + (colour[part] as number);
  }
  return sum.map((each) => each / count) as unknown as Rgb;
}
