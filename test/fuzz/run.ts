import { describe, expect, test } from 'vitest';
import { makeDice } from '../helpers/random-board';
import { dailyRuns } from '../helpers/seeds';
import { mutateSample } from './mutate';
import type { FuzzParser } from './parser';

const INPUTS = Number(process.env.FUZZ ?? dailyRuns(150, 40));
/** Time limit for one input, in milliseconds. */
const MOST_MS = 100;
const AGAIN = 8;
const WARM = 20;
const MOST_FAILED = 5;

interface Fuzzed {
  readonly inputs: number;
  readonly seconds: number;
  /** Time and seed of the slowest input, or of the slowest group of concurrent inputs. */
  readonly slowest: { readonly ms: number; readonly seed: number };
  readonly failed: readonly string[];
}

interface Input {
  readonly seed: number;
  readonly text: string;
  readonly reading: () => unknown;
}

/**
 * Returns the parsing time in milliseconds: the smaller of wall time and CPU time. Other work on the computer lengthens
 * wall time, and other work in this process lengthens CPU time.
 */
async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** Returns the minimum time of several runs, to exclude accidental delays. */
async function leastTime(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < AGAIN && least > MOST_MS; run++) least = Math.min(least, await timeOf(work));
  return least;
}

/** Runs a parser on seeded inputs that are almost valid. Continues after failures, up to a limit. */
async function fuzz(
  { samples, read, prepare: prepared, concurrency = 1 }: FuzzParser,
  inputs: number,
): Promise<Fuzzed> {
  const given = await samples();
  // Warms up, because the first runs of code are slower.
  for (const sample of given) for (let run = 0; run < WARM; run++) await read(sample);
  const start = performance.now();
  const failed: string[] = [];
  let slowest = { ms: 0, seed: 0 };
  const say = ({ seed, text }: Input, what: string) => failed.push(`seed ${seed} ${what}: ${text.slice(0, 300)}`);
  const readingOf = prepared ?? ((text: string) => () => read(text));
  const readOne = async (input: Input) => {
    try {
      await input.reading();
    } catch (error) {
      say(input, `threw ${String(error)}`);
    }
  };
  for (let first = 1; first <= inputs && failed.length < MOST_FAILED; first += concurrency) {
    const batch = Array.from({ length: Math.min(concurrency, inputs - first + 1) }, (_, place) => {
      const roll = makeDice(first + place);
      const text = mutateSample(given[roll(given.length)] ?? '', roll);
      return { seed: first + place, text, reading: readingOf(text) };
    });
    const ms = await timeOf(() => Promise.all(batch.map(readOne)));
    if (ms > slowest.ms) slowest = { ms, seed: first };
    if (ms <= MOST_MS || failed.length > 0) continue;
    for (const input of batch) {
      const took = await leastTime(input.reading);
      if (took > MOST_MS) say(input, `took ${Math.round(took)} ms`);
    }
  }
  return { inputs, seconds: (performance.now() - start) / 1000, slowest, failed };
}

/** Declares a test for each parser. A long run also prints its speed. */
export function describeFuzz(parsers: readonly FuzzParser[]): void {
  describe.each(parsers)('$name', (parser) => {
    test(`${INPUTS} inputs: no throw, none over ${MOST_MS} ms`, { timeout: 100_000 + INPUTS * 60 }, async () => {
      const { inputs, seconds, slowest, failed } = await fuzz(parser, INPUTS);
      if (process.env.FUZZ) {
        const rate = `${inputs} inputs in ${seconds.toFixed(1)} s`;
        console.log(`${parser.name}: ${rate}, slowest ${slowest.ms.toFixed(1)} ms (seed ${slowest.seed})`);
      }
      expect(failed).toEqual([]);
    });
  });
}
