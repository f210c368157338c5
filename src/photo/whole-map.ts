import { BOUNDARY_ODDS } from './area-propagation';
import { squareBeyond } from './sides';
import type { BoardSize } from './types';

/**
 * Minimum share of the frame that must have a line if an area fills the map. A large area may run along half of the
 * frame.
 */
const MOST = 0.65;
/** Probability given to each square of an area that fills the map; the user is asked to confirm. */
const SURE = 0.9;

/**
 * Allows a kind of terrain, for example indoors, to fill the whole map. If its line runs along most of the map's frame,
 * all squares count as inside, unless separate areas explain the lines better. Otherwise the prior for the size of an
 * area would exclude an area of the map's size.
 * @param evidence log-odds of the kind's lines, four sides per square
 * @param odds two numbers per square, outside and inside
 */
export function addWholeMapOdds(size: BoardSize, evidence: Float32Array, odds: Float32Array): Float32Array {
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [lined, count, whole, areas] = [0, 0, 0, 0];
  for (const [side, own] of evidence.entries()) {
    const other = squareBeyond(size, side >> 2, side & 3);
    if (within(side >> 2) && !within(other)) areas += own + Math.log(BOUNDARY_ODDS);
    if (other >= 0) continue;
    if (own > 0) lined++;
    count++;
    whole += own;
  }
  if (lined < MOST * count || whole < areas) return odds;
  return odds.map((own, at) => {
    const within = odds[at | 1] as number;
    return within >= SURE ? own : at % 2 === 1 ? SURE : 1 - SURE;
  });
}
