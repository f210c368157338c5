import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { nextEntry } from '../../src/game/log';
import { readAllTables } from '../../src/store/backup';
import { campaignRepository, rewriteCampaign } from '../../src/store/campaigns';
import { characterRepository } from '../../src/store/characters';
import { type Database, openDatabase } from '../../src/store/database';
import { getDeviceValue, putDeviceValue } from '../../src/store/device';
import { writeMissingPacks } from '../../src/store/entry-packs';
import { rebuildGameHeads } from '../../src/store/game-heads';
import { deleteGame, listGames, renameGame, restoreGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame, syncGame } from '../../src/store/games';
import { savePicture } from '../../src/store/pictures';
import { GRACE_MS, purge } from '../../src/store/purge';
import { mergeBackup, restoreBackup, revertRestore } from '../../src/store/restore';
import { getSetting, putSetting } from '../../src/store/settings';
import { saveSnapshot } from '../../src/store/snapshot';
import { STORE_VERSION, type StoreStatus } from '../../src/store/store-version';
import { deleteSetAsideRecord, listSetAsideRecords } from '../../src/store/unreadable-records';
import { writeUnsavedEntries } from '../../src/store/unsaved';
import { clickFact, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { makeLongGame } from './long-game';
import { makeSeededRandom } from './random-store';
import { connectTestDatabase, makePicture, putUnchecked, unwrap, unwrapFault } from './test-database';

const HEAD = { name: 'Evening', edition: 'an-edition' };
const NEWER = STORE_VERSION + 1;

/** Opens the database like a later version of the app, with one more table, and characters in another shape. */
function openNewer(name: string): Database {
  const database = connectTestDatabase(name, NEWER);
  const later: Dexie = database;
  later
    .version(NEWER)
    .stores({ later: 'id' })
    .upgrade((upgrade) =>
      upgrade
        .table('characters')
        .toCollection()
        .modify((each) => {
          each.dial = { of: 'later', was: each.dial };
        }),
    );
  return database;
}

async function allRows(database: Database): Promise<unknown> {
  const tables = database.tables.map(async (table) => [table.name, await table.toArray()]);
  return Object.fromEntries(await Promise.all(tables));
}

/** Lists writes of the app, automatic or by a person, with random arguments. */
function writesOf(id: string, random: () => number): readonly ((database: Database) => Promise<unknown>)[] {
  const any = (most: number) => Math.floor(random() * most);
  const tap = async (database: Database) => {
    const { log } = await unwrap(openGame(id, database));
    const entry = nextEntry(log, any(1000), 'damage', [clickFact('A', random() < 0.5 ? 1 : -1)]);
    return appendStep(entry, database);
  };
  const undone = async (database: Database) => {
    const { log } = await unwrap(openGame(id, database));
    return moveCursor(
      id,
      log.cursor === 1 ? 1 : (log.internals.tree.entries.get(log.cursor ?? 0)?.parent ?? 1),
      log.tip,
      null,
      database,
    );
  };
  return [
    tap,
    tap,
    tap,
    undone,
    (database) => createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database),
    (database) => renameGame(id, `Evening ${any(9)}`, database),
    (database) => deleteGame(id, database),
    (database) => restoreGame(id, database),
    (database) => characterRepository.putMany([makeTestCharacter(`c${any(20)}`)], database),
    (database) => characterRepository.remove([`c${any(20)}`], database),
    (database) => putSetting(`s${any(5)}`, any(1000), database),
    (database) => putSetting(`s${any(5)}`, undefined, database),
    (database) => putDeviceValue('d', any(1000), database),
    (database) => savePicture(makePicture(`p${any(9)}`), database),
    (database) => campaignRepository.putMany([{ id: `k${any(5)}`, version: 1, facts: [] }], database),
    (database) => purge(1, database),
  ];
}

describe('older code with a newer store', () => {
  test('a thousand alternating writes: all older ones are rejected, nothing of the newer code is lost or moved', async () => {
    const random = makeSeededRandom(25);
    const news: StoreStatus[] = [];
    const old = openDatabase('by-turns', STORE_VERSION, (now) => news.push(now));
    const id = (await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, old))).log.game;
    await unwrap(characterRepository.putMany([makeTestCharacter('c1'), makeTestCharacter('c2')], old));
    const log = (await unwrap(openGame(id, old))).log;
    const later = openNewer('by-turns');
    await putUnchecked(later, 'later', { id: 'x', of: 'later' });
    await putUnchecked(later, 'entries', { game: 'of-later', seq: 1, parent: { at: 0 }, when: 'later' });
    await putUnchecked(later, 'campaigns', { id: 'of-later', version: 2, chapters: [] });
    expect([...new Set(news)]).toEqual(['open', 'newer']);

    let [refused, written] = [0, 0];
    for (let turn = 0; turn < 1000; turn++) {
      const writes = writesOf(id, random);
      const write = writes[Math.floor(random() * writes.length)] as (typeof writes)[number];
      if (random() < 0.5) {
        const before = turn % 10 === 0 ? await allRows(later) : null;
        expect(await unwrapFault(write(old) as never)).toBe('newer');
        // Reads must not change the store either: reading could set unreadable records aside.
        await characterRepository.list(old);
        await listGames(old);
        if (before) expect(await allRows(later)).toEqual(before);
        refused++;
      } else {
        const done = (await write(later)) as { readonly ok: boolean };
        expect(done.ok).toBe(true);
        written++;
      }
    }
    expect(refused + written).toBe(1000);
    expect(Math.min(refused, written)).toBeGreaterThan(400);
    const {
      games,
      later: rows,
      asides,
      entries,
    } = (await allRows(later)) as Record<string, { readonly game?: string }[]>;
    expect([rows, asides]).toEqual([[{ id: 'x', of: 'later' }], []]);
    expect(entries?.filter(({ game }) => game === 'of-later')).toHaveLength(1);
    expect(games?.length).toBeGreaterThan(5);
    // The outdated window still shows the game, including the entries that newer code wrote.
    expect((await unwrap(syncGame(log, old))).table).toEqual((await unwrap(openGame(id, later))).log.table);
    expect(news.at(-1)).toBe('newer');
    old.close();
  });

  test('every kind of write is rejected with the same fault, and changes nothing', async () => {
    const old = connectTestDatabase();
    const { log } = await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, old));
    await unwrap(campaignRepository.putMany([{ id: 'k', version: 1, facts: [] }], old));
    const body = await unwrap(readAllTables(old));
    await unwrap(restoreBackup(body, old));
    const later = openNewer(old.name);
    const before = await allRows(later);
    const saved = { last: 1, cursor: 1, tip: 1 };
    const tap = nextEntry(log, 1, 'damage', [clickFact('A', 1)]);
    for (const write of [
      () => mergeBackup(body, old),
      () => restoreBackup(body, old),
      () => revertRestore(old),
      () => purge(Date.now() + 2 * GRACE_MS, old),
      () => appendStep(tap, old),
      () => writeUnsavedEntries(makeLongGame(log.game).log, 'x', saved, old),
      () => rewriteCampaign('k', [], [], old),
      () => deleteSetAsideRecord(1, old),
      () => createGame(HEAD, null, old),
    ]) {
      expect(await unwrapFault(write() as never)).toBe('newer');
    }
    await writeMissingPacks(old, log.game, [1]);
    await saveSnapshot(log, old);
    await unwrap(rebuildGameHeads(old));
    expect(await allRows(later)).toEqual(before);
  });

  test('unreadable records stay in place and are not reported as unreadable', async () => {
    const old = connectTestDatabase();
    await unwrap(characterRepository.putMany([makeTestCharacter('a')], old));
    const later = openNewer(old.name);
    await putUnchecked(later, 'settings', { key: 'size', value: { of: 'later' } });
    expect(await unwrap(characterRepository.list(old))).toEqual({ items: [], unreadable: [] });
    expect(await unwrap(getSetting('size', () => ({ ok: false, fault: 'no size' }), old))).toBeNull();
    expect(await unwrap(listSetAsideRecords(old))).toEqual([]);
    expect((await later.characters.get('a'))?.dial).toMatchObject({ of: 'later' });
    expect(await unwrap(getDeviceValue('nothing', old))).toBeNull();
  });

  test('that opens afterwards is notified immediately', async () => {
    await openNewer('opened-late').open();
    const news: StoreStatus[] = [];
    const old = openDatabase('opened-late', STORE_VERSION, (now) => news.push(now));
    await unwrap(listGames(old));
    expect(news).toEqual(['newer']);
    expect(await unwrapFault(putSetting('a', 1, old))).toBe('newer');
    old.close();
  });
});

test('a record of a later version stays in place, even in a store of the current version', async () => {
  const database = connectTestDatabase();
  await putUnchecked(database, 'campaigns', {
    id: 'of-later',
    version: 2,
    facts: [],
    added: 1,
    edited: 1,
    deletedAt: null,
  });
  expect(await unwrap(campaignRepository.list(database))).toMatchObject({ items: [], unreadable: [{ moved: false }] });
  expect(await unwrapFault(campaignRepository.get('of-later', database))).toBe('missing');
  expect(await database.campaigns.get('of-later')).toMatchObject({ version: 2 });
  expect(await unwrap(listSetAsideRecords(database))).toEqual([]);
});

test('newer code waits for an older window, says so, and opens automatically once it closes', async () => {
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('held-open', STORE_VERSION * 10);
    request.onsuccess = () => resolve(request.result);
  });
  const news: StoreStatus[] = [];
  const later = openDatabase('held-open', NEWER, (now) => news.push(now));
  const list = listGames(later);
  await expect.poll(() => news).toEqual(['waiting']);
  held.close();
  expect((await unwrap(list)).games).toEqual([]);
  expect(news.at(-1)).toBe('open');
  later.close();
});

test('a current store that Dexie numbered one higher is not taken for a newer one', async () => {
  const database = connectTestDatabase();
  await unwrap(putSetting('a', 1, database));
  database.close();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(database.name, STORE_VERSION * 10 + 1);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  const again = connectTestDatabase(database.name);
  await unwrap(putSetting('a', 2, again));
  expect(await unwrap(getSetting('a', (value) => ({ ok: true, value }), again))).toBe(2);
});
