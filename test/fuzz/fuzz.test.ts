/**
 * Every parser against seeded inputs that are nearly right. `npm run fuzz` gives each 100,000; a failing one is named by its parser and seed,
 * and becomes a test of its own.
 */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/store/restore';
import { dice } from '../helpers/random-board';
import { got } from '../store/help';
import { dump } from '../store/random-store';
import { BACKUPS, bytesOfLetters, fewRecords, looked, sealed } from './backups';
import { mutant } from './mutate';
import { PARSERS } from './parsers';
import { fuzz, MOST_MS } from './run';

const DAILY = 150;
const INPUTS = Number(process.env.FUZZ ?? DAILY);

describe.each(PARSERS)('$name', (parser) => {
  test(`${INPUTS} inputs: no throw, none over ${MOST_MS} ms`, { timeout: 100_000 + INPUTS * 20 }, async () => {
    const { inputs, seconds, slowest, failed } = await fuzz(parser, INPUTS);
    if (inputs > DAILY) {
      const rate = `${inputs} inputs in ${seconds.toFixed(1)} s`;
      console.log(`${parser.name}: ${rate}, slowest ${slowest.ms.toFixed(1)} ms (seed ${slowest.seed})`);
    }
    expect(failed).toEqual([]);
  });
});

test('reading a backup, and looking what it would bring, changes nothing that is stored', async () => {
  const database = await fewRecords('fuzz-untouched');
  const before = await dump(database);
  const samples = await Promise.all(BACKUPS.map((parser) => parser.samples()));
  let understood = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const roll = dice(seed);
    const kind = roll(samples.length);
    const text = mutant(samples[kind]?.[0] ?? '', roll);
    const bytes = [bytesOfLetters, sealed, (each: string) => new TextEncoder().encode(each)][kind]?.(text);
    const body = bytes && (await looked(bytes));
    if (!body) continue;
    understood++;
    await got(lookAt(body, database));
  }
  expect(understood).toBeGreaterThan(20);
  expect(await dump(database)).toEqual(before);
  database.close();
});
