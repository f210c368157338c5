import type { Rgb, Stripe } from './ink';
import { beyond, colourAt, type Sides } from './sides';

/** How far to both sides of a line its neighbourhood is looked at, in squares: past half a line's width and the blur. */
export const AROUND = 0.09;
/** The same for two lines of one colour that touch, and how much more they must stand out by it. */
const FAR_AROUND = 0.15;
const WIDER = 3;
/** Lines run no deeper within a square, however many there are. */
export const DEEPEST = 0.34;
/** Stripes fainter than this, of white, are noise. */
const FAINTEST = 0.045;

/** Where the floor of a square is looked at, in squares within a side: past all lines. */
const FLOOR = [0.36, 0.44] as const;
/** What is as near as this, of white, to the floor is floor: it shows between a wall and a line, say. */
const SAME = 0.04;

/** Every thin stripe along a side: where the colour is at its farthest from all mixtures of what lies to both sides of it. */
export function findStripes(sides: Sides): Stripe[] {
  const count = sides.size.width * sides.size.height * 4;
  const last = Math.round(DEEPEST * sides.scale);
  const stripes: Stripe[] = [];
  const apart = new Float32Array(last + 4);
  for (let side = 0; side < count; side++) {
    // Beyond the frame there is no other square whose lines could be meant.
    const first = beyond(sides.size, side >> 2, side & 3) < 0 ? -1 : 0;
    for (let depth = first - 1; depth <= last + 1; depth++) apart[depth + 2] = apartness(sides, side, depth);
    const floor = floorOf(sides, side);
    for (let depth = first; depth <= last; depth++) {
      const here = apart[depth + 2] as number;
      if (here < FAINTEST || here < (apart[depth + 1] as number) || here <= (apart[depth + 3] as number)) continue;
      if (apartFrom(colourOf(sides, side, depth), floor) < SAME) continue;
      stripes.push({
        side,
        depth: Math.max(0, depth),
        colour: colourOf(sides, side, depth),
        ground: groundOf(sides, side, depth),
        apart: here,
      });
    }
  }
  return stripes;
}

export function colourOf(sides: Sides, side: number, depth: number): Rgb {
  const at = colourAt(sides, side, depth);
  return [sides.colours[at] as number, sides.colours[at + 1] as number, sides.colours[at + 2] as number];
}

/** How far the colour at a depth is from all mixtures of the colours before and after it. */
function apartness(sides: Sides, side: number, depth: number): number {
  return apartFrom(colourOf(sides, side, depth), groundOf(sides, side, depth));
}

function apartFrom(here: Rgb, ground: Rgb): number {
  return Math.hypot(here[0] - ground[0], here[1] - ground[1], here[2] - ground[2]);
}

/** The mixture of the colours before and after a depth that is nearest to the colour there. */
export function groundOf(sides: Sides, side: number, depth: number): Rgb {
  const here = colourOf(sides, side, depth);
  const [near, far] = [AROUND, FAR_AROUND].map((around) => mixtureAround(sides, side, depth, around)) as [Rgb, Rgb];
  return apartFrom(here, far) > WIDER * apartFrom(here, near) ? far : near;
}

function mixtureAround(sides: Sides, side: number, depth: number, far: number): Rgb {
  const around = Math.max(2, Math.round(far * sides.scale));
  const here = colourOf(sides, side, depth);
  const before = colourOf(sides, side, Math.max(-sides.before, depth - around));
  const after = colourOf(sides, side, Math.min(sides.deep - sides.before - 1, depth + around));
  let [whole, length] = [0, 0];
  for (const [part, from] of before.entries()) {
    const way = (after[part] as number) - from;
    whole += way * ((here[part] as number) - from);
    length += way * way;
  }
  const share = length > 0 ? Math.max(0, Math.min(1, whole / length)) : 0;
  return before.map((from, part) => from + share * ((after[part] as number) - from)) as unknown as Rgb;
}

/** The colour of a square past all lines along one of its sides. */
export function floorOf(sides: Sides, side: number): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let depth = Math.round(FLOOR[0] * sides.scale); depth < FLOOR[1] * sides.scale; depth++, count++)
    for (const [part, own] of colourOf(sides, side, depth).entries()) sum[part] = (sum[part] as number) + own;
  return sum.map((each) => each / count) as unknown as Rgb;
}
