import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { append, type Log, nextEntry, undo } from '../../src/game/log';
import type { Database } from '../../src/store/database';
import { deleteGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { GRACE_MS, purge } from '../../src/store/purge';
import { needsSnapshot, readSnapshot, saveSnapshot } from '../../src/store/snapshot';
import { clickFact, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, unwrap } from './test-database';

async function played(database: Database, count: number): Promise<Log> {
  let { log } = await unwrap(
    createGame({ name: 'Long', edition: 'e' }, { step: 'begin', facts: SETUP_FACTS }, database),
  );
  for (let tap = 0; tap < count; tap++) log = await tapped(database, log);
  return log;
}

async function tapped(database: Database, log: Log): Promise<Log> {
  const entry = nextEntry(log, 1, 'damage', [clickFact('A', (log.cursor ?? 0) % 2 ? 1 : -1)]);
  await unwrap(appendStep(entry, database));
  return append(log, entry);
}

test('a snapshot and the taps after it give the current game', async () => {
  const database = connectTestDatabase();
  let log = await played(database, 3);
  expect(await unwrap(readSnapshot(log.game, database))).toBeNull();
  await saveSnapshot(log, database);
  log = await tapped(database, log);
  const early = await unwrap(readSnapshot(log.game, database));
  expect([early?.name, early?.log.cursor, early?.log.table]).toEqual(['Long', log.cursor, log.table]);
  const { log: whole } = await unwrap(openGame(log.game, database, early?.known));
  expect(whole.table).toBe(early?.log.table);
  expect(undo(whole).table).toEqual(undo(log).table);
});

test.each([
  ['of another version', { version: 'games-old.js' }],
  ['that was damaged', { text: '{}' }],
  ['that is no text', { text: 7 }],
])('a snapshot %s is ignored', async (_, change) => {
  const database = connectTestDatabase();
  const log = await played(database, 3);
  await saveSnapshot(log, database);
  await database.glances.update(log.game, change as never);
  expect(await unwrap(readSnapshot(log.game, database))).toBeNull();
});

test('a game whose cursor is before its snapshot is read completely', async () => {
  const database = connectTestDatabase();
  const log = await played(database, 3);
  await saveSnapshot(log, database);
  await unwrap(moveCursor(log.game, 2, log.tip, null, database));
  expect(await unwrap(readSnapshot(log.game, database))).toBeNull();
});

test('deleting a game deletes its snapshot', async () => {
  const database = connectTestDatabase();
  const log = await played(database, 1);
  await saveSnapshot(log, database);
  await unwrap(deleteGame(log.game, database));
  await unwrap(purge(Date.now() + 2 * GRACE_MS, database));
  expect(await database.glances.count()).toBe(0);
  await saveSnapshot(log, database);
  expect(await database.glances.count()).toBe(0);
});

test('short games need none; long ones get one periodically', async () => {
  const at = (cursor: number | null) => ({ cursor }) as Log;
  expect([at(null), at(499)].map((log) => needsSnapshot(log, null))).toEqual([false, false]);
  expect([null, 499, 749].map((last) => needsSnapshot(at(749), last))).toEqual([true, true, false]);
});
