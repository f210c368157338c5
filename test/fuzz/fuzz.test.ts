/**
 * Every parser against seeded inputs that are nearly right. `npm run fuzz` gives each 100,000; a failing one is named by its parser and seed,
 * and becomes a test of its own.
 */
import { describe, expect, test } from 'vitest';
import { dice } from '../helpers/random-board';
import { mutant } from './mutate';
import { PARSERS, type Parser } from './parsers';

const INPUTS = Number(process.env.FUZZ ?? 150);
const MOST_MS = 100;
const AGAIN = 8;
const WARM = 20;

/** What one input came to; the least of several runs, since whatever else runs on this machine takes time too. */
async function slowness(read: Parser['read'], text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < AGAIN && least > MOST_MS; run++) {
    const start = performance.now();
    await read(text);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

describe.each(PARSERS)('$name', ({ samples, read }) => {
  test(`${INPUTS} inputs: no throw, none over ${MOST_MS} ms`, { timeout: 100_000 + INPUTS * 20 }, async () => {
    const given = await samples();
    for (const sample of given) {
      expect(sample.length).toBeGreaterThan(0);
      // What runs for the first time is not yet as fast as it will be.
      for (let run = 0; run < WARM; run++) await read(sample);
    }
    const failed: string[] = [];
    for (let seed = 1; seed <= INPUTS && failed.length < 5; seed++) {
      const roll = dice(seed);
      const text = mutant(given[roll(given.length)] ?? '', roll);
      try {
        const took = await slowness(read, text);
        if (took > MOST_MS) failed.push(`seed ${seed} took ${Math.round(took)} ms: ${text.slice(0, 300)}`);
      } catch (error) {
        failed.push(`seed ${seed} threw ${String(error)}: ${text.slice(0, 300)}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
