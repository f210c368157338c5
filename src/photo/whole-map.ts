import { INK_KINDS } from './ink';
import { beyond } from './sides';
import type { BoardSize } from './types';

/** So much of the frame must have a line: a large area may run along half of it. */
const MOST = 0.65;
/** How sure it is then that all of the map is within: for a person to confirm. */
const SURE = 0.9;

/**
 * The odds of areas of a kind of which a whole map may be, as many maps are indoors: where its line runs along most of the frame every square
 * is within. Areas as such are rare, and so large a one would not be believed.
 * @param odds two numbers a square, out and within, which are changed
 */
export function withWholeMap(
  size: BoardSize,
  evidence: Float32Array,
  kind: 'indoors',
  odds: Float32Array,
): Float32Array {
  const kinds = INK_KINDS.length;
  const place = INK_KINDS.indexOf(kind);
  let [lined, count] = [0, 0];
  for (let side = 0; side < evidence.length / kinds; side++) {
    if (beyond(size, side >> 2, side & 3) >= 0) continue;
    if ((evidence[side * kinds + place] as number) > 0) lined++;
    count++;
  }
  if (lined < MOST * count) return odds;
  for (let square = 0; square < odds.length / 2; square++) {
    if ((odds[square * 2 + 1] as number) >= SURE) continue;
    odds.set([1 - SURE, SURE], square * 2);
  }
  return odds;
}
