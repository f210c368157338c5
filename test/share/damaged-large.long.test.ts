/** Tests that a damaged 10 MB backup is read within two seconds, with progress. */
import { expect, test } from 'vitest';
import type { ParsedBackup } from '../../src/share/backup/backup-parts';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { concatBytes } from '../../src/share/backup/streams';
import { writeBackup } from '../../src/share/backup/write-backup';
import { BACKUP_TABLES, type BackupBody } from '../../src/store/database';
import { makeDice } from '../helpers/random-board';

type Bytes = Uint8Array<ArrayBuffer>;

const SIZE = 10_000_000;
const MOST_MS = 2000;
const CHARACTERS = 42_000;

/** Makes a backup of records about as long as real characters. The text is random words that compress to a third. */
async function aBackup(): Promise<Bytes> {
  const roll = makeDice(7);
  const words = Array.from({ length: 900 }, () => Math.floor(roll(2 ** 31)).toString(36));
  const text = (): string => Array.from({ length: 90 }, () => words[roll(words.length)]).join(' ');
  const characters = Array.from({ length: CHARACTERS }, (_, at) => ({
    id: `c${at}`,
    name: `Name ${at}`,
    text: text(),
  }));
  const body = {
    ...Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])),
    characters,
  } as unknown as BackupBody;
  const bytes = concatBytes(await writeBackup(body, 1_700_000_000_000, '9.9.9'));
  if (bytes.length < SIZE) throw new Error(`only ${bytes.length} bytes`);
  return bytes;
}

/** Damages the bytes at the places in `places`. */
function hurt(bytes: Bytes, places: readonly number[]): Bytes {
  const file = bytes.slice();
  for (const at of places) file[at] = (file[at] ?? 0) ^ 0x5a;
  return file;
}

const many = (count: number, size: number): number[] => {
  const roll = makeDice(count);
  return Array.from({ length: count }, () => roll(size));
};

test('10 MB damaged at the beginning, in the middle, at the end, in many places, or cut', {
  timeout: 300_000,
}, async () => {
  const bytes = await aBackup();
  const size = bytes.length;
  // The first run warms up the JIT.
  await readBackupFile(hurt(bytes.slice(0, 1_000_000), many(50, 1_000_000)));
  const ways: readonly (readonly [string, Bytes, least: number])[] = [
    ['whole', bytes, CHARACTERS],
    ['at the beginning', hurt(bytes, [3, 40, 90]), CHARACTERS - 100],
    ['in the middle', hurt(bytes, [size >> 1]), CHARACTERS - 100],
    ['at the end', hurt(bytes, [size - 300, size - 40]), CHARACTERS - 100],
    ['in 100 places', hurt(bytes, many(100, size)), CHARACTERS * 0.8],
    ['in 10,000 places', hurt(bytes, many(10_000, size)), 1],
    [
      'in every kilobyte',
      hurt(
        bytes,
        Array.from({ length: size >> 10 }, (_, at) => at << 10),
      ),
      1,
    ],
    [
      'all of its last half nought',
      concatBytes([bytes.slice(0, size >> 1), new Uint8Array(size >> 1)]),
      CHARACTERS * 0.45,
    ],
    ['cut at the half', bytes.slice(0, size >> 1), CHARACTERS * 0.45],
    ['without its first half', bytes.slice(size >> 1), CHARACTERS * 0.45],
  ];
  const slow: string[] = [];
  for (const [way, file, least] of ways) {
    const told: number[] = [];
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const read = await readBackupFile(file, (done) => told.push(done));
    const { user, system } = process.cpuUsage(cpu);
    // Other processes lengthen the elapsed time, so the shorter of elapsed time and CPU time counts.
    const ms = Math.min(performance.now() - start, (user + system) / 1000);
    const found = read.ok ? (read.value as ParsedBackup).body.characters.length : 0;
    const line = `${way}: ${(file.length / 1e6).toFixed(1)} MB in ${Math.round(ms)} ms, ${found} of ${CHARACTERS} records, progress told ${told.length} times`;
    console.log(line);
    expect(found, line).toBeGreaterThanOrEqual(least);
    expect(told.length, line).toBeGreaterThan(20);
    if (way !== 'whole') expect(read, line).toMatchObject({ value: { damaged: true } });
    if (ms > MOST_MS) slow.push(line);
  }
  expect(slow).toEqual([]);
});
