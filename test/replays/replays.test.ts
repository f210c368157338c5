import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { decodeBytes } from '../../src/store/bytes';
import { type Database, openDatabase } from '../../src/store/database';
import { listGames } from '../../src/store/game-list';
import { openGame } from '../../src/store/games';
import { mergeBackup } from '../../src/store/restore';
import { validateBackup } from '../../src/store/validate-backup';
import { connectTestDatabase, unwrap } from '../store/test-database';
import { printReplayState } from './replay-state';

interface Sample {
  readonly number: number;
  /** Dexie schema of each table. */
  readonly schema: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, readonly unknown[]>>;
}

const releases = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

let opened: Database | null = null;
afterEach(() => opened?.close());

describe.each(releases)('data saved by %s', (release) => {
  const bytes = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, release, name)));
  const json = (name: string) => JSON.parse(new TextDecoder().decode(bytes(name))) as unknown;
  const expected = json('expected.json') as Readonly<Record<string, unknown>>;

  async function expectGames(database: Database): Promise<void> {
    const list = await unwrap(listGames(database));
    expect(list.unreadable).toEqual([]);
    expect(list.games.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const { id, name } of list.games) {
      const { log, rejected, unreadable, mended } = await unwrap(openGame(id, database));
      expect({ strange: rejected, aside: unreadable, mended }).toEqual({ strange: [], aside: [], mended: [] });
      expect({ name, table: printReplayState(log.table) }).toEqual(expected[id]);
    }
  }

  test('has a game of every edition', () => {
    const played = Object.values(expected).map((each) => (each as { table: { edition: string } }).table.edition);
    if (release === releases.at(-1)) expect(new Set(played)).toEqual(new Set(EDITIONS.map(({ id }) => id)));
    else expect(played.length).toBeGreaterThan(0);
  });

  test.each(readdirSync(join(import.meta.dirname, release)).filter((file) => file.startsWith('backup.')))(
    'restores %s completely',
    async (file) => {
      const database = connectTestDatabase();
      const backup = await unwrap(readBackupFile(bytes(file)));
      expect(backup).toMatchObject({ damaged: false, lost: [] });
      expect((await unwrap(mergeBackup(backup.body, database))).refused).toEqual([]);
      await expectGames(database);
    },
  );

  test('the store itself opens and is upgraded', async () => {
    const { number, schema, body } = json('store.json') as Sample;
    const name = `release-${release}`;
    const old = new Dexie(name);
    old.version(number).stores(schema);
    for (const [table, rows] of Object.entries(body)) await old.table(table).bulkPut(rows.map(decodeBytes));
    old.close();
    opened = openDatabase(name);
    await expectGames(opened);
    const all = Object.fromEntries(
      await Promise.all(Object.keys(body).map(async (table) => [table, await opened?.table(table).toArray()])),
    );
    expect((await validateBackup(all)).refused).toEqual([]);
  });
});
