import { AREA_ODDS, BOUNDARY_ODDS, propagateAreaOdds } from './area-propagation';
import type { Stripe } from './ink';
import { squareBeyond } from './sides';
import type { BoardSize, SquareKind, SquareReading } from './types';

/** Log-odds against the edge of an area at a side without a line. */
const AGAINST = 1;
/** Log-odds for the edge of an area at a side with a clear coloured line. */
const FOR = 11;
/** Minimum chroma of a clear colour, as a fraction of white. */
const VIVID = 0.25;
/** Probability above which the user should check an unknown area. */
const LIKELY = 0.5;

/**
 * Finds squares inside outlines that no kind of terrain explains, because the ink is unknown. The result is row by row.
 * @param likeness how much each stripe looks like part of a line, 0 to 1
 * @param bright brightness of white
 */
export function findUnknownAreas(
  size: BoardSize,
  stripes: readonly Stripe[],
  likeness: Float32Array,
  bright: number,
  squares: readonly SquareReading[],
): boolean[] {
  const count = size.width * size.height;
  const evidence = new Float32Array(count * 4).fill(-AGAINST);
  for (const [at, { side, colour, apart }] of stripes.entries()) {
    const vivid = Math.min(Math.max(...colour) - Math.min(...colour), apart) / (VIVID * bright);
    const own = FOR * (likeness[at] as number) * Math.min(1, vivid) - AGAINST;
    evidence[side] = Math.max(own, evidence[side] as number);
  }
  for (let side = 0; side < count * 4; side++) {
    const next = squareBeyond(size, side >> 2, side & 3);
    const [here, there] = [squares[side >> 2], next < 0 ? undefined : squares[next]];
    if (!same((here as SquareReading).read, there?.read)) evidence[side] = 0;
  }
  const odds = propagateAreaOdds(size, evidence, 2, BOUNDARY_ODDS, AREA_ODDS);
  return Array.from({ length: count }, (_, square) => (odds[square * 2 + 1] as number) > LIKELY);
}

const NOTHING: SquareKind = { terrain: 0, level: 0, start: false };

function same(a: SquareKind, b: SquareKind = NOTHING): boolean {
  return a.terrain === b.terrain && a.level === b.level && a.start === b.start;
}
