import type { Rgb, Stripe } from './ink';
import { type SideColours, sideColourIndex, squareBeyond } from './sides';

/**
 * Distance from a stripe to the colours compared on both sides, in squares: past half the width of a line and the blur.
 */
export const STRIPE_MARGIN = 0.09;
/** Margin like `STRIPE_MARGIN`, for two touching lines of one colour. */
const FAR_AROUND = 0.15;
/** Factor by which `FAR_AROUND` must increase the contrast of two touching lines. */
const WIDER = 3;
/** Maximum depth of lines inside a square, in squares, for any number of lines. */
export const MAX_LINE_DEPTH = 0.34;
/** Contrast, as a fraction of white, below which a stripe is noise. */
const FAINTEST = 0.045;

/** Distances from a side between which the floor of a square is sampled, in squares: past all lines. */
const FLOOR = [0.36, 0.44] as const;
/**
 * Distance from the floor colour, as a fraction of white, below which a stripe is floor, for example between a wall and
 * a line.
 */
const SAME = 0.04;

/**
 * Finds every thin stripe along the sides of squares: where the colour differs most from all mixtures of its
 * neighbours.
 */
export function findStripes(sides: SideColours): Stripe[] {
  const count = sides.size.width * sides.size.height * 4;
  const last = Math.round(MAX_LINE_DEPTH * sides.scale);
  const stripes: Stripe[] = [];
  const apart = new Float32Array(last + 4);
  for (let side = 0; side < count; side++) {
    // Along the frame, a line on the edge can only belong to the square inside.
    const first = squareBeyond(sides.size, side >> 2, side & 3) < 0 ? -1 : 0;
    for (let depth = first - 1; depth <= last + 1; depth++) apart[depth + 2] = apartness(sides, side, depth);
    const floor = readFloorColour(sides, side);
    for (let depth = first; depth <= last; depth++) {
      const here = apart[depth + 2] as number;
      if (here < FAINTEST || here < (apart[depth + 1] as number) || here <= (apart[depth + 3] as number)) continue;
      if (apartFrom(sideColourAt(sides, side, depth), floor) < SAME) continue;
      stripes.push({
        side,
        depth: Math.max(0, depth),
        colour: sideColourAt(sides, side, depth),
        ground: estimateStripeGround(sides, side, depth),
        apart: here,
      });
    }
  }
  return stripes;
}

export function sideColourAt(sides: SideColours, side: number, depth: number): Rgb {
  const at = sideColourIndex(sides, side, depth);
  return [sides.colours[at] as number, sides.colours[at + 1] as number, sides.colours[at + 2] as number];
}

/** Returns the distance between the colour at a depth and all mixtures of the colours before and after it. */
function apartness(sides: SideColours, side: number, depth: number): number {
  return apartFrom(sideColourAt(sides, side, depth), estimateStripeGround(sides, side, depth));
}

function apartFrom(here: Rgb, ground: Rgb): number {
  return Math.hypot(here[0] - ground[0], here[1] - ground[1], here[2] - ground[2]);
}

/** Returns the mixture of the colours before and after a depth that is closest to the colour there. */
export function estimateStripeGround(sides: SideColours, side: number, depth: number): Rgb {
  const here = sideColourAt(sides, side, depth);
  const [near, far] = [STRIPE_MARGIN, FAR_AROUND].map((around) => mixtureAround(sides, side, depth, around)) as [
    Rgb,
    Rgb,
  ];
  return apartFrom(here, far) > WIDER * apartFrom(here, near) ? far : near;
}

function mixtureAround(sides: SideColours, side: number, depth: number, far: number): Rgb {
  const around = Math.max(2, Math.round(far * sides.scale));
  const here = sideColourAt(sides, side, depth);
  const before = sideColourAt(sides, side, Math.max(-sides.before, depth - around));
  const after = sideColourAt(sides, side, Math.min(sides.deep - sides.before - 1, depth + around));
  let [whole, length] = [0, 0];
  for (const [part, from] of before.entries()) {
    const way = (after[part] as number) - from;
    whole += way * ((here[part] as number) - from);
    length += way * way;
  }
  const share = length > 0 ? Math.max(0, Math.min(1, whole / length)) : 0;
  return before.map((from, part) => from + share * ((after[part] as number) - from)) as unknown as Rgb;
}

/** Returns the colour of a square's floor, past all lines along one of its sides. */
export function readFloorColour(sides: SideColours, side: number): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let depth = Math.round(FLOOR[0] * sides.scale); depth < FLOOR[1] * sides.scale; depth++, count++)
    for (const [part, own] of sideColourAt(sides, side, depth).entries()) sum[part] = (sum[part] as number) + own;
  return sum.map((each) => each / count) as unknown as Rgb;
}
