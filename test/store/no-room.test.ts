import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { append, nextEntry } from '../../src/game/log';
import { readAllTables } from '../../src/store/backup';
import { listCharacters, putCharacters } from '../../src/store/characters';
import type { Database } from '../../src/store/database';
import { putDevice } from '../../src/store/device';
import { packFullStretches } from '../../src/store/entry-packs';
import { deleteGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { savePicture } from '../../src/store/pictures';
import { mergeBackup, restoreBackup, revertRestore } from '../../src/store/restore';
import { putSetting } from '../../src/store/settings';
import { saveSnapshot } from '../../src/store/snapshot';
import { writeUnsavedEntries } from '../../src/store/unsaved';
import { character, clicked, SET_UP } from '../game/make';
import { connect, faultOf, got, picture, plant } from './help';
import { COUNT, longGame, plantGame } from './played-rows';

const { add, put } = IDBObjectStore.prototype;
type Written = (this: IDBObjectStore, ...given: Parameters<typeof put>) => IDBRequest<IDBValidKey>;

const { dispatchEvent } = IDBTransaction.prototype;

/** Browsers fail in two ways: on the put itself, or at the commit. */
type Way = 'as it is put' | 'as it is to last';

const full = new Set<IDBTransaction>();

/** After `room` writes into tables for which `fills` returns true, makes every write fail. */
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

/** A device with something of each kind, and another device's backup. */
async function lived() {
  const database = connect();
  let { log } = await got(createGame(HEAD, { step: 'begin', facts: SET_UP }, database));
  const entry = nextEntry(log, 1, 'damage', [clicked('A', 1)]);
  await got(appendStep(entry, database));
  log = append(log, entry);
  await got(putCharacters([character('a'), character('b')], database));
  await got(savePicture(picture('p'), database));
  await got(putSetting('size', 2, database));
  await got(restoreBackup(await got(readAllTables(database)), database));
  const other = connect();
  await plantGame(other, longGame('long'));
  await got(putCharacters([character('c'), { ...character('a'), name: 'Otherwise' }], other));
  await got(savePicture(picture('q'), other));
  await got(putSetting('theme', 'dark', other));
  return { database, log, body: await got(readAllTables(other)) };
}

type Lived = Awaited<ReturnType<typeof lived>>;

const WRITES: Readonly<Record<string, (on: Lived) => Promise<unknown>>> = {
  'a new game': ({ database }) => createGame(HEAD, { step: 'begin', facts: SET_UP }, database),
  'a tap': ({ database, log }) => appendStep(nextEntry(log, 2, 'damage', [clicked('A', 1)]), database),
  'an undo': ({ database, log }) => moveCursor(log.game, 1, 2, null, database),
  'taps that were held': ({ database, log }) => {
    const ours = append(log, nextEntry(log, 2, 'tap', []));
    return writeUnsavedEntries(ours, 'Evening', { last: 2, cursor: 2, tip: 2 }, database);
  },
  'characters of a file': ({ database }) =>
    putCharacters([character('a', 3), character('x'), character('y')], database),
  'a picture': ({ database }) => savePicture(picture('x'), database),
  'a setting': ({ database }) => putSetting('size', 3, database),
  'a note of this device': ({ database }) => putDevice('last', 1, database),
  'the deletion of a game': ({ database, log }) => deleteGame(log.game, database),
  'a backup that is added': ({ database, body }) => mergeBackup(body, database),
  'a backup in place of all': ({ database, body }) => restoreBackup(body, database),
  'what was here before a restore': ({ database }) => revertRestore(database),
};

describe.each<Way>(['as it is put', 'as it is to last'])('a disk that fails %s', (way) => {
  test.each(Object.entries(WRITES))('%s: reports the fault, and confirmed data stays', async (_, write) => {
    // At the first write, and in the middle of many.
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
      // The same succeeds once there is space.
      await got(write(on) as never);
    }
  });

  test('a cache that cannot be written breaks neither writes nor the opening of a game', async () => {
    const database = connect();
    const game = longGame('g');
    await database.games.put(game.head);
    await database.entries.bulkPut(game.entries);
    fillDisk(way, 0, (table) => table === 'packs' || table === 'glances');
    await packFullStretches(database, 'g');
    await saveSnapshot(game.log, database);
    let { log } = await got(openGame('g', database));
    expect(log.table).toEqual(game.log.table);
    // Past the end of a chunk, where a pack is made.
    for (let tap = COUNT; tap < 3 * 250 + 3; tap++) {
      const entry = nextEntry(log, 1, 'damage', [clicked('A', tap % 2 ? 1 : -1)]);
      await got(appendStep(entry, database));
      log = append(log, entry);
    }
    expect([await database.packs.count(), await database.glances.count()]).toEqual([0, 0]);
    const again = await got(openGame('g', database));
    expect([again.log.cursor, again.log.table]).toEqual([log.cursor, log.table]);
    await got(mergeBackup(await got(readAllTables(database)), database));
    freeDisk();
    await got(openGame('g', database));
    await expect.poll(() => database.packs.count()).toBe(3);
  });

  test('an unreadable record that cannot be moved leaves the others readable', async () => {
    const { database } = await lived();
    await plant(database, 'characters', { id: 'torn' });
    fillDisk(way, 0);
    const { items, unreadable } = await got(listCharacters(database));
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(unreadable).toMatchObject([{ moved: false }]);
  });
});

test("a restore without space leaves the previous restore's undo data in place", async () => {
  const { database, body } = await lived();
  fillDisk('as it is to last', 3);
  expect(await faultOf(restoreBackup(body, database))).toBe('full');
  freeDisk();
  await got(revertRestore(database));
  expect((await got(listCharacters(database))).items.map(({ id }) => id)).toEqual(['a', 'b']);
});
