import { expect, test } from 'vitest';
import type { ForceFix } from '../../src/rules/force-rules';
import { findSavingFixes, type SavingOptions } from '../../src/rules/shared/force/savings';
import { makeForceRandomizer } from './seeded-random';

/** Returns the points that a fix saves. For a combined fix, sums the points of its parts. */
function savedBy(mend: ForceFix, things: readonly SavingOptions[]): number {
  if (mend.mend === 'together') return mend.mends.reduce((sum, each) => sum + savedBy(each, things), 0);
  return things.flat().find((way) => way.mend === mend)?.points ?? Number.NaN;
}

/** Returns the lowest sum of savings that is enough, found by trying all combinations. */
function leastEnough(over: number, things: readonly SavingOptions[], sum = 0): number {
  const [first, ...rest] = things;
  if (sum >= over) return sum;
  if (!first) return Number.POSITIVE_INFINITY;
  const choices = [0, ...first.map(({ points }) => points)];
  return Math.min(...choices.map((points) => leastEnough(over, rest, sum + points)));
}

test('the first fix wastes no more than any combination, and every fix is enough', () => {
  let together = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { int } = makeForceRandomizer(seed);
    const things = Array.from({ length: int(1, 6) }, (_, member): SavingOptions => {
      const points = int(1, 60);
      const out: SavingOptions[number] = { points, mend: { mend: 'remove-member', member } };
      const lower: ForceFix = { mend: 'set-points', member, points: 1 };
      return points > 20 && int(0, 1) === 0 ? [out, { points: points - int(1, 15), mend: lower }] : [out];
    });
    const over = int(1, 90);
    const mends = findSavingFixes(over, things);
    const least = leastEnough(over, things);
    expect([seed, mends.length > 0]).toEqual([seed, Number.isFinite(least)]);
    for (const mend of mends) expect(savedBy(mend, things)).toBeGreaterThanOrEqual(over);
    if (mends[0]) expect([seed, savedBy(mends[0], things)]).toEqual([seed, least]);
    if (mends[0]?.mend === 'together') together++;
    const exact = findSavingFixes(over, things, 0);
    expect([seed, exact.length > 0]).toEqual([seed, least === over]);
  }
  expect(together).toBeGreaterThan(50);
});

test('with too many things for the table the largest come first, and are still enough', () => {
  const things = Array.from(
    { length: 1000 },
    (_, member): SavingOptions => [{ points: 90, mend: { mend: 'remove-member', member } }],
  );
  const [mend] = findSavingFixes(1000, things);
  expect(mend?.mend === 'together' && mend.mends).toHaveLength(12);
});
