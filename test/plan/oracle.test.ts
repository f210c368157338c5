import { describe, expect, test } from 'vitest';
import { dailyRuns } from '../helpers/seeds';
import { compareWithSlowSolver } from './compare-solvers';

/** Number of positions to compare. More seeds are tried, because one in eleven has too many lists of choices. */
const POSITIONS = dailyRuns(1000, 6);
const SEEDS = Math.ceil(POSITIONS * 1.12);
/** Number of seeds in one test, small enough for a test to stay fast on a busy machine. */
const CHUNK = dailyRuns(20, 2);

/** Maximum number of lists of choices; larger positions are skipped. */
const LISTS = 400;

const CHUNKS = Array.from({ length: Math.ceil(SEEDS / CHUNK) }, (_, place) => place * CHUNK + 1);

describe('the search against a brute-force solver', () => {
  let looked = 0;
  const others: string[] = [];

  test.each(CHUNKS)('every number in a plan matches the slow solver, from seed %i on', (from) => {
    const faults: string[] = [];
    for (let seed = from; seed < Math.min(from + CHUNK, SEEDS + 1); seed++) {
      const comparison = compareWithSlowSolver(seed, LISTS);
      if (!comparison) continue;
      looked++;
      if (comparison.differs !== null) others.push(comparison.differs);
      faults.push(...comparison.faults);
    }
    expect(faults).toEqual([]);
  });

  test('it finds the same best score in at least 99 of 100 positions', () => {
    console.log(`the same best value in ${looked - others.length} of ${looked} positions`);
    for (const other of others) console.log(other);
    expect(looked).toBeGreaterThanOrEqual(Math.min(POSITIONS, 1000) * 0.9);
    // One difference is allowed, because daily runs have few positions.
    expect(others.length).toBeLessThanOrEqual(Math.max(1, looked / 100));
  });
});
