import type { Rgb, Stripe } from './ink';
import { OPPOSITE_SIDE, squareBeyond } from './sides';
import type { BoardSize } from './types';

/** Strength at which a stripe counts fully, as a share of a high quantile of the picture. */
const STRONG = 0.6;
/** Quantile of the strengths of all stripes. */
const STRONGEST = 0.9;
/** Factor for a depth with few stripes. */
const ODD_DEPTH = 0.5;
/** Standard deviation of the colour of one line from side to side, as a fraction of white. */
const ALIKE = 0.1;
/** Largest difference in the depth of one line from side to side, in pixels. */
const LEVEL = 1;
/** Factor for a stripe that continues at neither end. */
const ALONE = 0.1;

/**
 * Scores how much each stripe looks like part of a line of any colour, 0 to 1. Unlike clutter, lines are strong, have
 * few depths and continue at both ends, straight or around a corner.
 */
export function scoreLineLikeness(size: BoardSize, stripes: readonly Stripe[]): Float32Array {
  const strengths = Float32Array.from(stripes, ({ apart }) => apart).sort();
  const strong = STRONG * (strengths[Math.floor(strengths.length * STRONGEST)] ?? 1);
  const bySide = new Map<number, Stripe[]>();
  for (const stripe of stripes) {
    const there = bySide.get(stripe.side);
    if (there) there.push(stripe);
    else bySide.set(stripe.side, [stripe]);
  }
  const weights = Float32Array.from(stripes, (stripe) => {
    const [one, other] = [1, 3].map((turn) => goesOn(size, bySide, stripe, turn)) as [number, number];
    return Math.min(1, stripe.apart / strong) * Math.max(ALONE, one * other);
  });
  const often = oftenAtDepth(stripes, weights);
  return weights.map(
    (weight, place) => weight * Math.max(ODD_DEPTH, often[(stripes[place] as Stripe).depth] as number),
  );
}

/**
 * Returns how well a stripe continues at one end, 0 to 1. `turn` is 1 for the next side clockwise and 3 for the
 * previous one.
 */
function goesOn(size: BoardSize, bySide: ReadonlyMap<number, readonly Stripe[]>, stripe: Stripe, turn: number): number {
  const [square, side] = [stripe.side >> 2, stripe.side & 3];
  const to = (side + turn) % 4;
  const next = squareBeyond(size, square, to);
  const round = next < 0 ? -1 : squareBeyond(size, next, side);
  const places = [square * 4 + to, next * 4 + side, round < 0 ? -1 : round * 4 + (OPPOSITE_SIDE[to] as number)];
  let best = 0;
  for (const place of places)
    for (const other of bySide.get(place) ?? [])
      if (Math.abs(other.depth - stripe.depth) <= LEVEL) best = Math.max(best, alike(stripe.colour, other.colour));
  return best;
}

function alike(a: Rgb, b: Rgb): number {
  return Math.exp(-((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / (2 * ALIKE ** 2));
}

/** Returns the frequency of lines at each depth, relative to the most frequent depth. */
function oftenAtDepth(stripes: readonly Stripe[], weights: Float32Array): Float32Array {
  const deepest = stripes.reduce((most, { depth }) => Math.max(most, depth), 0);
  const counts = new Float32Array(deepest + 1);
  for (const [place, { depth }] of stripes.entries())
    counts[depth] = (counts[depth] as number) + (weights[place] as number);
  const wide = counts.map((own, depth) => own + ((counts[depth - 1] ?? 0) + (counts[depth + 1] ?? 0)) / 2);
  const least = Math.min(...wide);
  const most = Math.max(...wide) - least || 1;
  return wide.map((each) => Math.min(1, (2 * (each - least)) / most));
}
