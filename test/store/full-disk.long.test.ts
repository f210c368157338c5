import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { append, nextEntry } from '../../src/game/log';
import { readAllTables } from '../../src/store/backup';
import { characterRepository } from '../../src/store/characters';
import type { Database } from '../../src/store/database';
import { putDeviceValue } from '../../src/store/device';
import { writeMissingPacks } from '../../src/store/entry-packs';
import { deleteGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { savePicture } from '../../src/store/pictures';
import { mergeBackup, restoreBackup, revertRestore } from '../../src/store/restore';
import { putSetting } from '../../src/store/settings';
import { saveSnapshot } from '../../src/store/snapshot';
import { writeUnsavedEntries } from '../../src/store/unsaved';
import { clickFact, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { LONG_GAME_ENTRIES, makeLongGame, storeLongGame } from './long-game';
import { connectTestDatabase, makePicture, putUnchecked, unwrap, unwrapFault } from './test-database';

const { add, put } = IDBObjectStore.prototype;
type Written = (this: IDBObjectStore, ...given: Parameters<typeof put>) => IDBRequest<IDBValidKey>;

const { dispatchEvent } = IDBTransaction.prototype;

/** Moment at which a write fails on a full disk: at the put, or at the commit. Browsers do both. */
type Way = 'as it is put' | 'as it is to last';

const full = new Set<IDBTransaction>();

/**
 * Makes writes fail as on a full disk.
 * @param room number of writes that still succeed
 * @param fills true for tables whose writes count and fail
 */
function fillDisk(way: Way, room: number, fills: (table: string) => boolean = () => true): void {
  let left = room;
  const refusing = (write: typeof put): Written =>
    function (...given) {
      if (!fills(this.name) || left-- > 0) return write.apply(this, given);
      if (way === 'as it is put') throw new DOMException('no room', 'QuotaExceededError');
      full.add(this.transaction);
      return write.apply(this, given);
    };
  Object.assign(IDBObjectStore.prototype, { add: refusing(add), put: refusing(put) });
  IDBTransaction.prototype.dispatchEvent = function (event) {
    if (event.type !== 'complete' || !full.delete(this)) return dispatchEvent.call(this, event);
    (this as unknown as { readonly _abort: (why: string) => void })._abort('QuotaExceededError');
    return true;
  };
}

function freeDisk(): void {
  Object.assign(IDBObjectStore.prototype, { add, put });
  IDBTransaction.prototype.dispatchEvent = dispatchEvent;
}

afterEach(freeDisk);

async function allRows(database: Database): Promise<unknown> {
  return Object.fromEntries(
    await Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()])),
  );
}

const HEAD = { name: 'Evening', edition: 'an-edition' };

/** Makes a database that contains a record of each kind, and the backup of another device. */
async function lived() {
  const database = connectTestDatabase();
  let { log } = await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database));
  const entry = nextEntry(log, 1, 'damage', [clickFact('A', 1)]);
  await unwrap(appendStep(entry, database));
  log = append(log, entry);
  await unwrap(characterRepository.putMany([makeTestCharacter('a'), makeTestCharacter('b')], database));
  await unwrap(savePicture(makePicture('p'), database));
  await unwrap(putSetting('size', 2, database));
  await unwrap(restoreBackup(await unwrap(readAllTables(database)), database));
  const other = connectTestDatabase();
  await storeLongGame(other, makeLongGame('long'));
  await unwrap(
    characterRepository.putMany([makeTestCharacter('c'), { ...makeTestCharacter('a'), name: 'Otherwise' }], other),
  );
  await unwrap(savePicture(makePicture('q'), other));
  await unwrap(putSetting('theme', 'dark', other));
  return { database, log, body: await unwrap(readAllTables(other)) };
}

type Lived = Awaited<ReturnType<typeof lived>>;

const WRITES: Readonly<Record<string, (on: Lived) => Promise<unknown>>> = {
  'a new game': ({ database }) => createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database),
  'a tap': ({ database, log }) => appendStep(nextEntry(log, 2, 'damage', [clickFact('A', 1)]), database),
  'an undo': ({ database, log }) => moveCursor(log.game, 1, 2, null, database),
  'taps that were held': ({ database, log }) => {
    const ours = append(log, nextEntry(log, 2, 'tap', []));
    return writeUnsavedEntries(ours, 'Evening', { last: 2, cursor: 2, tip: 2 }, database);
  },
  'characters of a file': ({ database }) =>
    characterRepository.putMany([makeTestCharacter('a', 3), makeTestCharacter('x'), makeTestCharacter('y')], database),
  'a picture': ({ database }) => savePicture(makePicture('x'), database),
  'a setting': ({ database }) => putSetting('size', 3, database),
  'a note of this device': ({ database }) => putDeviceValue('last', 1, database),
  'the deletion of a game': ({ database, log }) => deleteGame(log.game, database),
  'a backup that is added': ({ database, body }) => mergeBackup(body, database),
  'a backup in place of all': ({ database, body }) => restoreBackup(body, database),
  'what was here before a restore': ({ database }) => revertRestore(database),
};

describe.each<Way>(['as it is put', 'as it is to last'])('a disk that fails %s', (way) => {
  test.each(Object.entries(WRITES))('%s: reports the fault, and confirmed data stays', async (_, write) => {
    // The disk is full at the first write, and in the middle of many writes.
    for (const room of [0, 7]) {
      const on = await lived();
      const before = await allRows(on.database);
      fillDisk(way, room);
      const done = (await write(on)) as { readonly ok: boolean; readonly fault?: { readonly code: string } };
      freeDisk();
      if (room === 0) expect(done.ok).toBe(false);
      if (done.ok) continue;
      expect(done.fault).toMatchObject({ code: 'full' });
      expect(await allRows(on.database)).toEqual(before);
      // The same write succeeds once there is space.
      await unwrap(write(on) as never);
    }
  });

  test('a cache that cannot be written breaks neither writes nor the opening of a game', async () => {
    const database = connectTestDatabase();
    const game = makeLongGame('g');
    await database.games.put(game.head);
    await database.entries.bulkPut(game.entries);
    fillDisk(way, 0, (table) => table === 'packs' || table === 'glances');
    await writeMissingPacks(database, 'g');
    await saveSnapshot(game.log, database);
    let { log } = await unwrap(openGame('g', database));
    expect(log.table).toEqual(game.log.table);
    // The taps continue past the end of a chunk, where a pack would be made.
    for (let tap = LONG_GAME_ENTRIES; tap < 3 * 250 + 3; tap++) {
      const entry = nextEntry(log, 1, 'damage', [clickFact('A', tap % 2 ? 1 : -1)]);
      await unwrap(appendStep(entry, database));
      log = append(log, entry);
    }
    expect([await database.packs.count(), await database.glances.count()]).toEqual([0, 0]);
    const again = await unwrap(openGame('g', database));
    expect([again.log.cursor, again.log.table]).toEqual([log.cursor, log.table]);
    await unwrap(mergeBackup(await unwrap(readAllTables(database)), database));
    freeDisk();
    await unwrap(openGame('g', database));
    await expect.poll(() => database.packs.count()).toBe(3);
  });

  test('an unreadable record that cannot be moved leaves the others readable', async () => {
    const { database } = await lived();
    await putUnchecked(database, 'characters', { id: 'torn' });
    fillDisk(way, 0);
    const { items, unreadable } = await unwrap(characterRepository.list(database));
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(unreadable).toMatchObject([{ moved: false }]);
  });
});

test("a restore without space leaves the previous restore's undo data in place", async () => {
  const { database, body } = await lived();
  fillDisk('as it is to last', 3);
  expect(await unwrapFault(restoreBackup(body, database))).toBe('full');
  freeDisk();
  await unwrap(revertRestore(database));
  expect((await unwrap(characterRepository.list(database))).items.map(({ id }) => id)).toEqual(['a', 'b']);
});
