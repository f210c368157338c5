import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { lookAt } from '../../src/store/restore';
import { dice } from '../helpers/random-board';
import { got } from '../store/help';
import { dump } from '../store/random-store';
import { BACKUPS, bytesOfLetters, fewRecords, looked, sealed } from './backups';
import { mutant } from './mutate';
import { describeFuzz } from './run';

describeFuzz(BACKUPS);

test('reading a backup, and looking what it would bring, changes nothing that is stored', async () => {
  const database = await fewRecords('fuzz-untouched');
  const before = await dump(database);
  const samples = await Promise.all(BACKUPS.map((parser) => parser.samples()));
  let understood = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const roll = dice(seed);
    const kind = roll(samples.length);
    const given = samples[kind] ?? [];
    const text = mutant(given[roll(given.length)] ?? '', roll);
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
