import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { append, type Log, nextEntry, undo } from '../../src/game/log';
import { readAllTables } from '../../src/store/backup';
import { copyAreaFor, makeCopyArea, type WebStorage } from '../../src/store/copy/area';
import { bytesToPackedText, compress, decompress, packedTextToBytes } from '../../src/store/copy/compress';
import { copyWrittenEntries } from '../../src/store/copy/copy-entries';
import { compareCopy, recoverFromCopy } from '../../src/store/copy/recover';
import { listCopiedGames, refreshCopy } from '../../src/store/copy/refresh';
import { BACKUP_TABLES, type BackupBody, type Database } from '../../src/store/database';
import { forceRepository, makeForce } from '../../src/store/forces';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { restoreBackup } from '../../src/store/restore';
import { onEntriesWritten } from '../../src/store/written-entries';
import { clickFact, SETUP_FACTS } from '../game/make';
import { dailyRuns } from '../helpers/seeds';
import { fillRandomStore, makeSeededRandom } from './random-store';
import { connectTestDatabase, unwrap } from './test-database';

/** Fakes `localStorage`. `room` limits the total length of keys and values, in characters. */
function makeStorage(room = Number.POSITIVE_INFINITY): WebStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  const taken = () => [...map].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    map,
    get length() {
      return map.size;
    },
    key: (place) => [...map.keys()][place] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (taken() - (map.get(key)?.length ?? -key.length) + value.length > room)
        throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}

const page = makeStorage();
onEntriesWritten((written, database) => copyWrittenEntries(written, copyAreaFor(database)));
Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: page });

/** Name of the app's database. Only this database has a second copy. */
const NAME = 'sidekick';

/** Deletes the database like a browser on a full disk, and connects to a new, empty database. */
async function loseDatabase(database: Database): Promise<Database> {
  database.close();
  await Dexie.delete(NAME);
  return connectTestDatabase(NAME);
}

beforeEach(async () => {
  page.map.clear();
  await Dexie.delete(NAME);
});

async function tap(database: Database, log: Log, piece: string, clicks: number): Promise<Log> {
  const entry = nextEntry(log, 1000 + (log.cursor ?? 0), 'damage', [clickFact(piece, clicks)]);
  await unwrap(appendStep(entry, database));
  return append(log, entry);
}

async function begin(database: Database): Promise<Log> {
  return (await unwrap(createGame({ name: 'Evening', edition: 'e' }, { step: 'begin', facts: SETUP_FACTS }, database)))
    .log;
}

describe('the second copy', () => {
  test('restores a game up to its last tap, with undo, after the database was emptied', async () => {
    let database = connectTestDatabase(NAME);
    const area = copyAreaFor(database);
    await refreshCopy(database, area);
    let log = await begin(database);
    for (let clicks = 1; clicks < 4; clicks++) log = await tap(database, log, 'A', clicks);
    log = undo(log);
    await unwrap(moveCursor(log.game, log.cursor, log.tip, null, database));
    database = await loseDatabase(database);
    expect(await compareCopy(database, area)).toBe('lost');
    const { report, damaged } = await unwrap(recoverFromCopy(database, area));
    expect([report.games.added, damaged]).toEqual([1, []]);
    const { log: found } = await unwrap(openGame(log.game, database));
    expect([found.cursor, found.tip, found.table]).toEqual([log.cursor, log.tip, log.table]);
    await refreshCopy(database, area);
    expect(await compareCopy(database, area)).toBe('same');
  });

  test('restores taps that never reached the database', async () => {
    const database = connectTestDatabase(NAME);
    const area = copyAreaFor(database);
    let log = await begin(database);
    await refreshCopy(database, area);
    const head = (await unwrap(openGame(log.game, database))).game;
    const entry = nextEntry(log, 5000, 'damage', [clickFact('A', 2)]);
    log = append(log, entry);
    copyWrittenEntries({ head: { ...head, cursor: 2, tip: 2, touched: head.touched + 1 }, entries: [entry] }, area);
    expect(await compareCopy(database, area)).toBe('lost');
    await unwrap(recoverFromCopy(database, area));
    expect((await unwrap(openGame(log.game, database))).log.table).toEqual(log.table);
  });

  test('compresses full chunks and stays complete while the game grows', async () => {
    let database = connectTestDatabase(NAME);
    const area = copyAreaFor(database);
    let log = await begin(database);
    for (let tapped = 0; tapped < 260; tapped++) {
      log = await tap(database, log, tapped % 2 ? 'A' : 'B', tapped % 4 < 2 ? 1 : -1);
      if (tapped === 100 || tapped === 255) await refreshCopy(database, area);
    }
    expect(area.keys('t:').length).toBeLessThan(20);
    database = await loseDatabase(database);
    await unwrap(recoverFromCopy(database, area));
    expect((await unwrap(openGame(log.game, database))).log.table).toEqual(log.table);
  });

  test('contains nothing that a restored backup replaced', async () => {
    let database = connectTestDatabase(NAME);
    const area = copyAreaFor(database);
    await begin(database);
    await refreshCopy(database, area);
    const empty = Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as BackupBody;
    await unwrap(restoreBackup(empty, database));
    expect(await compareCopy(database, area)).toBe('other');
    await refreshCopy(database, area);
    database = await loseDatabase(database);
    const { report } = await unwrap(recoverFromCopy(database, area));
    expect(report.games.added).toBe(0);
  });

  test('skips and reports a damaged chunk, and restores the rest', async () => {
    let database = connectTestDatabase(NAME);
    const area = copyAreaFor(database);
    const log = await tap(database, await tap(database, await begin(database), 'A', 1), 'B', 1);
    await unwrap(
      forceRepository.putMany([makeForce({ id: 'f1', name: 'F', edition: 'e', buildTotal: 300 })], database),
    );
    await refreshCopy(database, area);
    const key = [...page.map.keys()].find((each) => each.includes('r:forces')) as string;
    page.map.set(key, page.map.get(key)?.replace(/.$/, '!') ?? '');
    database = await loseDatabase(database);
    const { report, damaged } = await unwrap(recoverFromCopy(database, area));
    expect([report.games.added, damaged]).toEqual([1, ['r:forces']]);
    expect((await unwrap(openGame(log.game, database))).log.table).toEqual(log.table);
  });

  test('holds the newest games when space is low, and reports how many it leaves out', async () => {
    const database = connectTestDatabase(NAME);
    const small = makeCopyArea(makeStorage(20_000));
    for (let game = 0; game < 8; game++) {
      let log = await begin(database);
      for (let tapped = 0; tapped < 40; tapped++) log = await tap(database, log, 'A', tapped % 2 ? 1 : -1);
    }
    const { tables } = await refreshCopy(database, small, { limit: 16_000 });
    expect(small.size()).toBeLessThanOrEqual(16_000);
    expect(tables.games.copied).toBeGreaterThan(0);
    expect(tables.games.copied + tables.games.left).toBe(8);
    const newest = (await database.games.toArray()).sort((a, b) => b.touched - a.touched).slice(0, tables.games.copied);
    expect(listCopiedGames(small).toSorted()).toEqual(newest.map(({ id }) => id).sort());
  });

  test('restores everything except pictures and imports, from random stores', async () => {
    for (let seed = 1; seed <= dailyRuns(25, 6); seed++) {
      page.map.clear();
      await Dexie.delete(NAME);
      let database = connectTestDatabase(NAME);
      await fillRandomStore(database, seed);
      const area = copyAreaFor(database);
      await refreshCopy(database, area);
      const before = await unwrap(readAllTables(database));
      database = await loseDatabase(database);
      await unwrap(recoverFromCopy(database, area));
      const after = await unwrap(readAllTables(database));
      for (const table of ['games', 'entries', 'maps', 'owned', 'rulings', 'codes', 'settings'] as const)
        expect([seed, table, after[table]]).toEqual([seed, table, before[table]]);
      expect(await compareCopy(database, area)).toBe('lost');
      await refreshCopy(database, area);
      expect(await compareCopy(database, area)).toBe('same');
    }
  });
});

test('bytes round-trip through text of 15 bits a character, at any length', () => {
  const chance = makeSeededRandom(7);
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(chance() * 256));
    expect(packedTextToBytes(bytesToPackedText(bytes))).toEqual(bytes);
  }
  for (const text of ['', '5;', '2;ab;', 'x', '3;abc', `${1e9};a`]) expect(packedTextToBytes(text)).toBeNull();
});

test('compressed data round-trips; damage is reported, not thrown', async () => {
  const data = { list: ['Ünïcode', 1, null], long: 'x'.repeat(9000) };
  const text = await compress(data);
  expect(text.length).toBeLessThan(200);
  expect(await decompress(text)).toEqual({ ok: true, value: data });
  expect(await decompress(text.slice(0, -1))).toEqual({ ok: false, fault: 'damaged' });
  expect(await decompress(text.replace(/...$/, 'zzz'))).toMatchObject({ ok: false });
});

test('a browser without compression has the same data in its copy', async () => {
  const data = [{ name: 'Ünïcode' }, '='];
  vi.stubGlobal('CompressionStream', undefined);
  const text = await compress(data);
  vi.unstubAllGlobals();
  expect(await decompress(text)).toEqual({ ok: true, value: data });
  expect(await decompress(text.slice(0, -1))).toEqual({ ok: false, fault: 'damaged' });
});
