import 'fake-indexeddb/auto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseBackupParts, printBackupPart } from '../../src/share/backup/backup-parts';
import { concatBytes } from '../../src/share/backup/streams';
import { previewBackup } from '../../src/store/restore';
import { makeDice } from '../helpers/random-board';
import { dumpTables } from '../store/random-store';
import { unwrap } from '../store/test-database';
import { BACKUP_PARSERS, encodeLatin1, makeSmallDatabase, readAndValidate, sealBackup } from './backups';
import { mutateSample } from './mutate';
import { describeFuzz } from './run';

describeFuzz(BACKUP_PARSERS);

test('reading a backup and previewing it changes no stored record', async () => {
  const database = await makeSmallDatabase('fuzz-untouched');
  const before = await dumpTables(database);
  const samples = await Promise.all(BACKUP_PARSERS.map((parser) => parser.samples()));
  let understood = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const roll = makeDice(seed);
    const kind = roll(samples.length);
    const given = samples[kind] ?? [];
    const text = mutateSample(given[roll(given.length)] ?? '', roll);
    const bytes = [encodeLatin1, sealBackup, (each: string) => new TextEncoder().encode(each)][kind]?.(text);
    const body = bytes && (await readAndValidate(bytes));
    if (!body) continue;
    understood++;
    await unwrap(previewBackup(body, database));
  }
  expect(understood).toBeGreaterThan(20);
  expect(await dumpTables(database)).toEqual(before);
  database.close();
});

test('limits the checksums over parts that each claim the rest of the file', async () => {
  const mark = printBackupPart(0, 'records', new Uint8Array());
  const bytes = new Uint8Array(mark.length * 12_000);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += mark.length) {
    bytes.set(mark, at);
    view.setUint32(at + 13, bytes.length - at - mark.length);
    view.setUint32(at + 17, 1);
  }
  const start = process.cpuUsage();
  const parts = [...parseBackupParts(bytes)];
  const { user, system } = process.cpuUsage(start);
  expect(parts.length).toBe(12_000);
  expect(parts.some(({ isValid }) => isValid)).toBe(false);
  // A checksum must end with its part: hashing from each part to the end of the file would hash 1.5 GB.
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('a decompression bomb is cut off, and the rest is read', async () => {
  const text = 'a'.repeat(30_000_000);
  const head = sealBackup(JSON.stringify([{ number: 0, kind: 1, lines: [{ table: 'owned' }, { id: 'a' }] }]));
  const blown = printBackupPart(1, 'records', deflateRawSync(text));
  expect(blown.length).toBeLessThan(40_000);
  expect((await readAndValidate(concatBytes([head, blown])))?.owned).toEqual([{ id: 'a' }]);
});
