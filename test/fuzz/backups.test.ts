import 'fake-indexeddb/auto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listParts, printPart } from '../../src/share/backup/backup-parts';
import { concatBytes } from '../../src/share/backup/streams';
import { previewBackup } from '../../src/store/restore';
import { dice } from '../helpers/random-board';
import { got } from '../store/help';
import { dump } from '../store/random-store';
import { BACKUPS, bytesOfLetters, fewRecords, looked, sealed } from './backups';
import { mutant } from './mutate';
import { describeFuzz } from './run';

describeFuzz(BACKUPS);

test('reading a backup and previewing it changes no stored record', async () => {
  const database = await fewRecords('fuzz-untouched');
  const before = await dump(database);
  const samples = await Promise.all(BACKUPS.map((parser) => parser.samples()));
  let understood = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const roll = dice(seed);
    const kind = roll(samples.length);
    const given = samples[kind] ?? [];
    const text = mutant(given[roll(given.length)] ?? '', roll);
    const bytes = [bytesOfLetters, sealed, (each: string) => new TextEncoder().encode(each)][kind]?.(text);
    const body = bytes && (await looked(bytes));
    if (!body) continue;
    understood++;
    await got(previewBackup(body, database));
  }
  expect(understood).toBeGreaterThan(20);
  expect(await dump(database)).toEqual(before);
  database.close();
});

test('limits the checksums over parts that each claim the rest of the file', async () => {
  const mark = printPart(0, 'records', new Uint8Array());
  const bytes = new Uint8Array(mark.length * 12_000);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += mark.length) {
    bytes.set(mark, at);
    view.setUint32(at + 13, bytes.length - at - mark.length);
    view.setUint32(at + 17, 1);
  }
  const start = process.cpuUsage();
  const parts = [...listParts(bytes)];
  const { user, system } = process.cpuUsage(start);
  expect(parts.length).toBe(12_000);
  expect(parts.some(({ isValid }) => isValid)).toBe(false);
  // Checksums to the end of the file for each part would cover 1.5 GB.
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('a decompression bomb is cut off, and the rest is read', async () => {
  const text = 'a'.repeat(30_000_000);
  const head = sealed(JSON.stringify([{ number: 0, kind: 1, lines: [{ table: 'owned' }, { id: 'a' }] }]));
  const blown = printPart(1, 'records', deflateRawSync(text));
  expect(blown.length).toBeLessThan(40_000);
  expect((await looked(concatBytes([head, blown])))?.owned).toEqual([{ id: 'a' }]);
});
