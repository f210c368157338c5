import { describe, expect, test } from 'vitest';
import { timesOfDay } from '../helpers/seeds';
import { compared } from './compared';

/** Of more seeds than these one in eleven has too many lists of choices to be solved slowly. */
const POSITIONS = timesOfDay(1000, 6);
const SEEDS = Math.ceil(POSITIONS * 1.12);
/** In one test: none takes long, also where the machine does something else besides. */
const CHUNK = timesOfDay(20, 2);

/** More lists of choices than these are not solved the slow way. */
const LISTS = 400;

const CHUNKS = Array.from({ length: Math.ceil(SEEDS / CHUNK) }, (_, place) => place * CHUNK + 1);

describe('the search against a slow solver that tries everything', () => {
  let looked = 0;
  const others: string[] = [];

  test.each(CHUNKS)('no number of a plan is other than the slow one finds, from seed %i on', (from) => {
    const faults: string[] = [];
    for (let seed = from; seed < Math.min(from + CHUNK, SEEDS + 1); seed++) {
      const found = compared(seed, LISTS);
      if (!found) continue;
      looked++;
      if (found.differs !== null) others.push(found.differs);
      faults.push(...found.faults);
    }
    expect(faults).toEqual([]);
  });

  test('it finds the same best value in at least 99 of 100 positions', () => {
    console.log(`the same best value in ${looked - others.length} of ${looked} positions`);
    for (const other of others) console.log(other);
    expect(looked).toBeGreaterThanOrEqual(Math.min(POSITIONS, 1000) * 0.9);
    // Among the few of every day one may be other.
    expect(others.length).toBeLessThanOrEqual(Math.max(1, looked / 100));
  });
});
