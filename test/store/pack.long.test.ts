import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { append, type Log, nextEntry } from '../../src/game/log';
import type { Database } from '../../src/store/database';
import { PACK_LENGTH } from '../../src/store/entry-packs';
import { deleteGame } from '../../src/store/game-list';
import { appendStep, createGame, openGame } from '../../src/store/games';
import { GRACE_MS, purge } from '../../src/store/purge';
import { clickFact, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, putUnchecked, unwrap } from './test-database';

/** Plays a game until it has `count` entries, including the setup. */
async function played(database: Database, count: number): Promise<Log> {
  let { log } = await unwrap(
    createGame({ name: 'Long', edition: 'e' }, { step: 'begin', facts: SETUP_FACTS }, database),
  );
  while ((log.cursor ?? 0) < count) {
    const entry = nextEntry(log, 1, 'damage', [clickFact('A', (log.cursor ?? 0) % 2 ? 1 : -1)]);
    await unwrap(appendStep(entry, database));
    log = append(log, entry);
  }
  return log;
}

async function opened(database: Database, id: string) {
  return unwrap(openGame(id, database));
}

const COUNT = 2 * PACK_LENGTH + 20;

test('the second opening reads packs and the remaining entries, and shows the same game; taps continue', async () => {
  const database = connectTestDatabase();
  const log = await played(database, COUNT);
  expect((await opened(database, log.game)).log.table).toEqual(log.table);
  await expect.poll(() => database.packs.count()).toBe(2);
  // Without this entry in its table, only the pack of the first chunk contains the entry.
  await database.entries.delete([log.game, 5]);
  const again = await opened(database, log.game);
  expect([again.mended, again.log.table]).toEqual([[], log.table]);
  const entry = nextEntry(again.log, 1, 'damage', [clickFact('B', 2)]);
  await unwrap(appendStep(entry, database));
  expect((await opened(database, log.game)).log.table.figures.get('B')?.click).toBe(3);
  expect(await database.entries.count()).toBe(COUNT);
});

test.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['a foreign entry', JSON.stringify([{ game: 'x', seq: 1, parent: null, at: 1, step: '', facts: [] }])],
  [
    'an entry of another stretch',
    JSON.stringify([{ game: 'GAME', seq: PACK_LENGTH + 1, parent: null, at: 1, step: '', facts: [] }]),
  ],
])('a pack that holds %s is skipped and rebuilt', async (_, text) => {
  const database = connectTestDatabase();
  const log = await played(database, COUNT);
  await putUnchecked(database, 'packs', { game: log.game, first: 1, text: text.replace('GAME', log.game) });
  expect((await opened(database, log.game)).log.table).toEqual(log.table);
  await expect.poll(async () => (await database.packs.get([log.game, 1]))?.text.length).toBeGreaterThan(1000);
  expect((await opened(database, log.game)).log.table).toEqual(log.table);
});

test('deleting a game deletes its packs', async () => {
  const database = connectTestDatabase();
  const log = await played(database, COUNT);
  await opened(database, log.game);
  await expect.poll(() => database.packs.count()).toBe(2);
  await unwrap(deleteGame(log.game, database));
  await unwrap(purge(Date.now() + GRACE_MS + 1000, database));
  expect([await database.packs.count(), await database.entries.count()]).toEqual([0, 0]);
});
