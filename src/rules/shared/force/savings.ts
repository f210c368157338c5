import type { ForceFix } from '../../force-rules';
import { combineFixes } from './problem';

/** Ways to save points on one item, as alternatives: at most one is used. */
export type SavingOptions = readonly { readonly points: number; readonly mend: ForceFix }[];

/** Greatest size of the table of sums. Beyond it, the largest savings are taken first. */
const TABLE_LIMIT = 100_000;

/**
 * Finds fixes that save at least `over` points, sorted by the points wasted. Returns the best single fixes, and the
 * best combination if it wastes less than any single fix.
 * @param waste greatest saving beyond `over`: 0 if the saving must be exact
 */
export function findSavingFixes(
  over: number,
  things: readonly SavingOptions[],
  waste = Number.POSITIVE_INFINITY,
): ForceFix[] {
  const most = 3;
  const singles = things
    .flat()
    .filter(({ points }) => points >= over && points <= over + waste)
    .sort((a, b) => a.points - b.points)
    .slice(0, most);
  const several = fewestWasted(over, things);
  const best = singles[0]?.points ?? Number.POSITIVE_INFINITY;
  const mends = singles.map(({ mend }) => mend);
  if (!several || several.points >= best || several.points > over + waste) return mends;
  return [combineFixes(several.mends), ...mends].slice(0, most);
}

interface Sum {
  readonly points: number;
  readonly mends: readonly ForceFix[];
}

/**
 * Finds the smallest sum of savings that is at least `over`, with the fewest fixes. Null if all savings together are
 * less than `over`.
 */
function fewestWasted(over: number, things: readonly SavingOptions[]): Sum | null {
  const highest = over + things.reduce((high, ways) => Math.max(high, ...ways.map(({ points }) => points)), 0);
  if (highest * things.length > TABLE_LIMIT) return largestFirst(over, things);
  let sums = new Map<number, Sum>([[0, { points: 0, mends: [] }]]);
  for (const ways of things) {
    const next = new Map(sums);
    for (const sum of sums.values()) {
      if (sum.points >= over) continue;
      for (const { points, mend } of ways) {
        if (points <= 0) continue;
        const total = sum.points + points;
        const known = next.get(total);
        if (!known || known.mends.length > sum.mends.length + 1)
          next.set(total, { points: total, mends: [...sum.mends, mend] });
      }
    }
    sums = next;
  }
  const enough = [...sums.values()].filter(({ points }) => points >= over);
  return enough.sort((a, b) => a.points - b.points)[0] ?? null;
}

function largestFirst(over: number, things: readonly SavingOptions[]): Sum | null {
  const largest = things
    .flatMap((ways) => ways.toSorted((a, b) => b.points - a.points).slice(0, 1))
    .sort((a, b) => b.points - a.points);
  let points = 0;
  const mends: ForceFix[] = [];
  for (const each of largest) {
    if (points >= over) break;
    points += each.points;
    mends.push(each.mend);
  }
  return points >= over ? { points, mends } : null;
}
