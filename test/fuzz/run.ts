import { describe, expect, test } from 'vitest';
import { dice } from '../helpers/random-board';
import { mutant } from './mutate';
import type { Parser } from './parser';

const DAILY = 150;
const INPUTS = Number(process.env.FUZZ ?? DAILY);
/** Longer is a hang: milliseconds of one input. */
const MOST_MS = 100;
const AGAIN = 8;
const WARM = 20;
const MOST_FAILED = 5;

interface Fuzzed {
  readonly inputs: number;
  readonly seconds: number;
  /** The slowest input; of those that are read at once, what all of them took. */
  readonly slowest: { readonly ms: number; readonly seed: number };
  readonly failed: readonly string[];
}

interface Input {
  readonly seed: number;
  readonly text: string;
  readonly reading: () => unknown;
}

/**
 * What reading took, in milliseconds. Whatever else runs on this machine lengthens the time of the clock, and whatever else runs in this
 * process that of the processor: neither is shorter than the truth.
 */
async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** The least of several times, since those of one that is slow only by accident differ. */
async function leastTime(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < AGAIN && least > MOST_MS; run++) least = Math.min(least, await timeOf(work));
  return least;
}

/** A parser against so many seeded inputs that are nearly right. It goes on after a failure, but not after many. */
async function fuzz({ samples, read, given: prepared, together = 1 }: Parser, inputs: number): Promise<Fuzzed> {
  const given = await samples();
  // What runs for the first time is not yet as fast as it will be.
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
  for (let first = 1; first <= inputs && failed.length < MOST_FAILED; first += together) {
    const batch = Array.from({ length: Math.min(together, inputs - first + 1) }, (_, place) => {
      const roll = dice(first + place);
      const text = mutant(given[roll(given.length)] ?? '', roll);
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

/** A test for each parser; of long runs it tells how fast they were. */
export function describeFuzz(parsers: readonly Parser[]): void {
  describe.each(parsers)('$name', (parser) => {
    test(`${INPUTS} inputs: no throw, none over ${MOST_MS} ms`, { timeout: 100_000 + INPUTS * 60 }, async () => {
      const { inputs, seconds, slowest, failed } = await fuzz(parser, INPUTS);
      if (inputs > DAILY) {
        const rate = `${inputs} inputs in ${seconds.toFixed(1)} s`;
        console.log(`${parser.name}: ${rate}, slowest ${slowest.ms.toFixed(1)} ms (seed ${slowest.seed})`);
      }
      expect(failed).toEqual([]);
    });
  });
}
