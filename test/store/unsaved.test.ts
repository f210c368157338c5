import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { append, type Log, lastSeq, nextEntry, undo } from '../../src/game/log';
import { importJsonBackup } from '../../src/store/backup';
import type { Database } from '../../src/store/database';
import { appendStep, createGame, openGame } from '../../src/store/games';
import { printGameFile, writeUnsavedEntries } from '../../src/store/unsaved';
import type { Fact } from '../../src/table/facts';
import { clickFact, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, unwrap, unwrapFault } from './test-database';

const NAME = 'Evening';

async function begin(database: Database): Promise<Log> {
  return (await unwrap(createGame({ name: NAME, edition: 'e' }, { step: 'begin', facts: SETUP_FACTS }, database))).log;
}

const held = (log: Log, ...facts: Fact[]): Log => append(log, nextEntry(log, 5, 'tap', facts));
const savedOf = (log: Log) => ({ last: lastSeq(log), cursor: log.cursor, tip: log.tip });

test('pending taps and undo are written in order, with the abandoned branch', async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const saved = savedOf(log);
  const ours = undo(held(undo(held(held(log, clickFact('A', 2)), clickFact('B', 1))), clickFact('B', 3)));
  await unwrap(writeUnsavedEntries(ours, NAME, saved, database));
  const game = await unwrap(openGame(log.game, database));
  expect([game.log.cursor, game.log.tip, lastSeq(game.log)]).toEqual([2, 4, 4]);
  expect(game.log.table).toEqual(ours.table);
});

test("another window's earlier steps stay, and pending ones follow", async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const saved = savedOf(log);
  const other = (await unwrap(openGame(log.game, database))).log;
  await unwrap(appendStep(nextEntry(other, 1, 'tap', [clickFact('B', 4)]), database));
  const ours = held(undo(held(held(log, clickFact('A', 1)), clickFact('A', 3))), clickFact('A', 1));
  const written = await unwrap(writeUnsavedEntries(ours, NAME, saved, database));
  const { log: opened } = await unwrap(openGame(log.game, database));
  expect(opened.table).toEqual(written.table);
  expect(['A', 'B'].map((piece) => opened.table.figures.get(piece)?.click)).toEqual([3, 5]);
  expect(lastSeq(opened)).toBe(4);
});

test('steps already written by recovery count once, and later taps follow', async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const saved = savedOf(log);
  const recovered = nextEntry(log, 5, 'tap', [clickFact('A', 2)]);
  await unwrap(appendStep(recovered, database));
  const ours = held(append(log, recovered), clickFact('B', 1));
  await unwrap(writeUnsavedEntries(ours, NAME, saved, database));
  const game = await unwrap(openGame(log.game, database));
  expect(lastSeq(game.log)).toBe(3);
  expect(game.log.table).toEqual(ours.table);
});

test('a disk that fails halfway stores nothing; a retry stores all, once', async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const saved = savedOf(log);
  const ours = held(held(log, clickFact('A', 1)), clickFact('B', 1));
  const add = IDBObjectStore.prototype.add;
  let adds = 0;
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
    if (this.name === 'entries' && ++adds === 2) throw new DOMException('no room', 'QuotaExceededError');
    return add.apply(this, given);
  };
  try {
    expect(await unwrapFault(writeUnsavedEntries(ours, NAME, saved, database))).toBe('full');
  } finally {
    IDBObjectStore.prototype.add = add;
  }
  expect(await database.entries.count()).toBe(1);
  await unwrap(writeUnsavedEntries(ours, NAME, saved, database));
  expect((await unwrap(openGame(log.game, database))).log.table).toEqual(ours.table);
  expect(await database.entries.count()).toBe(3);
});

test('a game that the browser deleted is rewritten completely', async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const saved = savedOf(log);
  const ours = held(log, clickFact('A', 2));
  await database.games.clear();
  await database.entries.clear();
  await unwrap(writeUnsavedEntries(ours, NAME, saved, database));
  const game = await unwrap(openGame(log.game, database));
  expect([game.game.name, game.mended]).toEqual([NAME, []]);
  expect(game.log.table).toEqual(ours.table);
});

test('the file of a game includes unsaved steps, and is restored like a backup', async () => {
  const database = connectTestDatabase();
  const log = await begin(database);
  const ours = held(undo(held(log, clickFact('A', 2))), clickFact('B', 3));
  const text = printGameFile(ours, NAME);
  const fresh = connectTestDatabase();
  expect((await unwrap(importJsonBackup(text, fresh))).games.added).toBe(1);
  expect((await unwrap(importJsonBackup(text, database))).games.grown).toBe(1);
  for (const each of [fresh, database]) {
    const game = await unwrap(openGame(log.game, each));
    expect(game.log.table).toEqual(ours.table);
    expect(lastSeq(game.log)).toBe(3);
  }
});
