import { BOUNDARY } from './regions';
import { beyond } from './sides';
import type { BoardSize } from './types';

/** So much of the frame must have a line: a large area may run along half of it. */
const MOST = 0.65;
/** How sure it is then that all of the map is within: for a person to confirm. */
const SURE = 0.9;

/**
 * The odds of areas of a kind of which a whole map may be, as many maps are indoors: where its line runs along most of the frame every square
 * is within, unless areas explain the lines better. Areas as such are rare, and so large a one would not be believed.
 * @param evidence of the kind's lines, four sides a square, in natural logarithms of odds
 * @param odds two numbers a square, out and within
 */
export function withWholeMap(size: BoardSize, evidence: Float32Array, odds: Float32Array): Float32Array {
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [lined, count, whole, areas] = [0, 0, 0, 0];
  for (const [side, own] of evidence.entries()) {
    const other = beyond(size, side >> 2, side & 3);
    if (within(side >> 2) && !within(other)) areas += own + Math.log(BOUNDARY);
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
