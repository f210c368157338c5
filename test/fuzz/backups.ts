import { deflateRawSync } from 'node:zlib';
import { isRecord } from '../../src/plain/record';
import { PART_KINDS, printBackupPart } from '../../src/share/backup/backup-parts';
import { readBackupFile } from '../../src/share/backup/read-backup';
import { concatBytes } from '../../src/share/backup/streams';
import { BACKUP_FIRST_LINE, writeBackup } from '../../src/share/backup/write-backup';
import { printBackup, readAllTables } from '../../src/store/backup';
import { checksum } from '../../src/store/checksum';
import { type BackupBody, type Database, openDatabase } from '../../src/store/database';
import { validateBackup } from '../../src/store/validate-backup';
import { fillRandomStore } from '../store/random-store';
import { unwrap } from '../store/test-database';
import type { FuzzParser } from './parser';

type Bytes = Uint8Array<ArrayBuffer>;

/** Maximum size of an unpacked part of a decompression bomb, in characters. */
const MOST_BLOWN = 200_000;

/** Makes a database with one record per table, so that backup files are short and many can be parsed. */
export async function makeSmallDatabase(name: string): Promise<Database> {
  const database = openDatabase(name);
  await fillRandomStore(database, 4);
  for (const table of database.tables) {
    const keys = await table.toCollection().primaryKeys();
    await table.bulkDelete(keys.slice(1));
  }
  return database;
}

/** Returns the records of a small database, three tables per backup, because small files are parsed faster. */
async function fewRows(): Promise<BackupBody[]> {
  const database = await makeSmallDatabase('fuzz-samples');
  const body = await unwrap(readAllTables(database));
  database.close();
  const filled = Object.entries(body).filter(([, rows]) => rows.length > 0);
  const none = Object.keys(body).map((table) => [table, []]);
  return filled
    .filter((_, place) => place % 3 === 0)
    .map((_, trio) => Object.fromEntries([...none, ...filled.slice(trio * 3, trio * 3 + 3)]) as unknown as BackupBody);
}

/** Decodes bytes as Latin-1, one character per byte. A mutated character then changes exactly one byte. */
const lettersOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
export const encodeLatin1 = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

async function soundFiles(): Promise<string[]> {
  const files = (await fewRows()).map((body) => writeBackup(body, 1_700_000_000_000, '9.9.9'));
  return (await Promise.all(files)).map((pieces) => lettersOf(concatBytes(pieces)));
}

function sealedLine(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return `${checksum(json)} ${json}\n`;
}

/**
 * Returns the parts of valid files as JSON, which are mutated and then sealed with valid checksums. Includes a
 * decompression bomb.
 */
async function openParts(): Promise<string[]> {
  return [...(await fewRows()).map(partsOf), partsOf(null)];
}

/** Returns the parts of a backup with the given records as JSON. Null makes a decompression bomb. */
function partsOf(body: BackupBody | null): string {
  const tables = Object.entries(body ?? {}).filter(([, rows]) => rows.length > 0);
  const counts = Object.fromEntries(tables.map(([table, rows]) => [table, rows.length]));
  const head = { lines: [{ format: 'sidekick-backup', version: 2, made: 1, app: '9.9.9', counts }] };
  const records = tables.map(([table, rows]) => ({ kind: 1, lines: [{ table }, ...rows] }));
  const parts = [{ kind: 0, ...head }, ...(body ? records : [{ kind: 1, lines: MOST_BLOWN }]), { kind: 2, ...head }];
  return JSON.stringify(parts.map((part, number) => ({ number, ...part })));
}

/**
 * Makes a backup file with valid checksums from JSON parts. If `lines` is a number, the part contains that many
 * letters.
 */
export function sealBackup(text: string): Bytes {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    parts = [{ number: 0, kind: 1, lines: text }];
  }
  const pieces = (Array.isArray(parts) ? parts : [parts]).map((part, place) => {
    const { number, kind, lines } = isRecord(part) ? part : { number: place, kind: 1, lines: part };
    const text = Array.isArray(lines)
      ? lines.map(sealedLine).join('')
      : 'a'.repeat(typeof lines === 'number' ? Math.min(Math.max(0, lines), MOST_BLOWN) : 0) || String(lines);
    const name = PART_KINDS[typeof kind === 'number' ? kind : 1] ?? 'records';
    return printBackupPart(typeof number === 'number' ? number : place, name, deflateRawSync(text));
  });
  return concatBytes([new TextEncoder().encode(BACKUP_FIRST_LINE), ...pieces]);
}

/** Parses a backup and validates each record, as before a restore. Null if the file cannot be parsed. */
export async function readAndValidate(bytes: Bytes): Promise<BackupBody | null> {
  const read = await readBackupFile(bytes);
  if (!read.ok) return null;
  await validateBackup(read.value.body);
  return read.value.body;
}

// The first parser has a high concurrency, because reading a damaged file pauses between chunks.
export const BACKUP_PARSERS: readonly FuzzParser[] = [
  {
    name: 'backups',
    samples: soundFiles,
    read: (text) => readAndValidate(encodeLatin1(text)),
    concurrency: 64,
  },
  {
    name: 'backups, sealed again',
    samples: openParts,
    read: (text) => readAndValidate(sealBackup(text)),
    prepare: (text) => {
      const bytes = sealBackup(text);
      return () => readAndValidate(bytes);
    },
    concurrency: 16,
  },
  {
    name: 'backups of the first kind',
    samples: async () => (await fewRows()).map(printBackup),
    read: (text) => readAndValidate(new TextEncoder().encode(text)),
    concurrency: 16,
  },
];
