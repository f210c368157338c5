import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { concatBytes } from '../../src/share/backup/streams';
import { writeBackup } from '../../src/share/backup/write-backup';
import { exportJsonBackup, readAllTables } from '../../src/store/backup';
import { BACKUP_TABLES, type Database, DERIVED_TABLES, DEVICE_TABLES, SHARED_TABLES } from '../../src/store/database';
import { mergeBackup, readRestorePoint, restoreBackup, revertRestore } from '../../src/store/restore';
import { RECORD_PARSERS } from '../../src/store/validate-backup';
import { clearTables, dumpTables, fillRandomStore, makeSeededRandom } from '../store/random-store';
import { connectTestDatabase, unwrap } from '../store/test-database';

const SEEDS = Array.from({ length: 6 }, (_, seed) => seed + 1);

async function fileOf(database: Database): Promise<Uint8Array<ArrayBuffer>> {
  return concatBytes(await writeBackup(await unwrap(readAllTables(database)), 1_700_000_000_000, '9.9.9'));
}

async function lived(seed: number): Promise<Database> {
  const database = connectTestDatabase();
  await fillRandomStore(database, seed);
  return database;
}

/** Counts the restored records that differ from every stored record. */
function strangers(came: Record<string, readonly unknown[]>, stored: Record<string, readonly unknown[]>): number {
  const known = new Set(Object.values(stored).flat().map(textOf));
  return Object.values(came)
    .flat()
    .filter((row) => !known.has(textOf(row))).length;
}

const textOf = (row: unknown) =>
  JSON.stringify(row, (_, value: unknown) => (ArrayBuffer.isView(value) ? String(value) : value));
const count = (body: object) => Object.values(body).flat().length;

test('every table of the database is in a backup, or listed as derived, device or shared', () => {
  const known: readonly string[] = [...BACKUP_TABLES, ...DERIVED_TABLES, ...DEVICE_TABLES, ...SHARED_TABLES];
  expect(
    connectTestDatabase()
      .tables.map(({ name }) => name)
      .toSorted(),
  ).toEqual(known.toSorted());
  expect(Object.keys(RECORD_PARSERS).toSorted()).toEqual([...BACKUP_TABLES].toSorted());
});

test.each(SEEDS)('store %i is identical after backup, wipe and restore, by merging or replacing', async (seed) => {
  const database = await lived(seed);
  const before = await dumpTables(database);
  const file = await fileOf(database);
  await clearTables(database);
  const backup = await unwrap(readBackupFile(file));
  expect(backup).toMatchObject({ made: 1_700_000_000_000, version: 2, app: '9.9.9', damaged: false, lost: [] });
  const fresh = connectTestDatabase();
  await unwrap(mergeBackup(backup.body, fresh));
  expect(await dumpTables(fresh)).toEqual(before);
  await fillRandomStore(database, seed + 1000);
  expect(await unwrap(restoreBackup(backup.body, database))).toEqual([]);
  expect(await dumpTables(database)).toEqual(before);
});

test('a backup is much smaller than its records', async () => {
  const database = await lived(3);
  await database.pictures.clear();
  expect((await fileOf(database)).length).toBeLessThan((await unwrap(exportJsonBackup(database))).length / 3);
});

test('a replacement can be undone and redone', async () => {
  const database = await lived(1);
  const first = await dumpTables(database);
  const other = await unwrap(readAllTables(await lived(2)));
  expect(await unwrap(readRestorePoint(database))).toBeNull();
  await unwrap(restoreBackup(other, database));
  const second = await dumpTables(database);
  expect(second).not.toEqual(first);
  expect(await unwrap(readRestorePoint(database))).toMatchObject({ games: first.games?.length });
  await unwrap(revertRestore(database));
  expect(await dumpTables(database)).toEqual(first);
  await unwrap(revertRestore(database));
  expect(await dumpTables(database)).toEqual(second);
});

test('a replacement that fails halfway changes nothing', async () => {
  const database = await lived(1);
  const first = await dumpTables(database);
  const other = await unwrap(readAllTables(await lived(2)));
  database.codes.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const body = {
    ...other,
    codes: [{ id: '1', character: 'c', name: '', set: '', number: '', added: 1, edited: 1, deletedAt: null }],
  };
  expect(await restoreBackup(body, database)).toMatchObject({ ok: false, fault: { code: 'full' } });
  expect(await dumpTables(database)).toEqual(first);
  expect(await unwrap(readRestorePoint(database))).toBeNull();
});

test('a truncated file restores everything before its end', async () => {
  const database = await lived(5);
  const stored = await dumpTables(database);
  const file = await fileOf(database);
  let most = 0;
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    const read = await readBackupFile(file.slice(0, Math.floor(file.length * part)));
    if (!read.ok) {
      expect(read.fault.code).toBe('damaged');
      continue;
    }
    expect(read.value.damaged).toBe(true);
    expect(strangers(read.value.body, stored)).toBe(0);
    expect(count(read.value.body) + read.value.lost.reduce((sum, each) => sum + each.count, 0)).toBe(count(stored));
    expect(count(read.value.body)).toBeGreaterThanOrEqual(most);
    most = count(read.value.body);
  }
  expect(most).toBeGreaterThan(count(stored) * 0.8);
});

test.each(SEEDS)(
  'flipped bytes (seed %i) only affect the records they hit, and no wrong record is restored',
  async (seed) => {
    const database = await lived(seed);
    const stored = await dumpTables(database);
    const file = await fileOf(database);
    const chance = makeSeededRandom(seed);
    for (let round = 0; round < 4; round++) {
      const hurt = file.slice();
      const at = Math.floor(chance() * hurt.length);
      hurt[at] = (hurt[at] as number) ^ (1 + Math.floor(chance() * 255));
      const read = await unwrap(readBackupFile(hurt));
      expect(read.damaged).toBe(true);
      expect(strangers(read.body, stored)).toBe(0);
      const lost = read.lost.reduce((sum, each) => sum + each.count, 0);
      expect(count(read.body) + lost).toBe(count(stored));
    }
  },
);

test('a damaged text of the old format restores its intact records', async () => {
  const database = await lived(7);
  const stored = await dumpTables(database);
  const text = await unwrap(exportJsonBackup(database));
  const bytes = (each: string) => new TextEncoder().encode(each);
  expect(await unwrap(readBackupFile(bytes(text)))).toMatchObject({ version: 1, damaged: false });
  const cut = await unwrap(readBackupFile(bytes(text.slice(0, text.length * 0.6))));
  expect(cut).toMatchObject({ version: 1, damaged: true });
  expect(strangers(cut.body, stored)).toBe(0);
  expect(cut.body.games.length).toBe(stored.games?.length);
  const broken = await unwrap(readBackupFile(bytes(text.replace('"seq":2,', '"seq":2;'))));
  expect(broken.body.entries.length).toBe((stored.entries?.length ?? 0) - (stored.games?.length ? 1 : 0));
});

test('distinguishes other files from a backup of a newer app', async () => {
  const bytes = (each: string) => new TextEncoder().encode(each);
  expect(await readBackupFile(bytes(''))).toMatchObject({ ok: false, fault: { code: 'not-json' } });
  expect(await readBackupFile(bytes('{"units":[]}'))).toMatchObject({ ok: false, fault: { code: 'not-a-backup' } });
  expect(await readBackupFile(bytes('Sidekick backup 2\n'))).toMatchObject({ ok: false, fault: { code: 'damaged' } });
  expect(await readBackupFile(bytes('{"format":"sidekick-backup","version":9,"body":{}}'))).toMatchObject({
    fault: { code: 'newer-version' },
  });
});

test('rejects noise quickly', async () => {
  const chance = makeSeededRandom(1);
  for (let round = 0; round < 200; round++) {
    const noise = Uint8Array.from({ length: Math.floor(chance() * 2000) }, () => Math.floor(chance() * 256));
    expect((await readBackupFile(noise)).ok).toBe(false);
  }
});
