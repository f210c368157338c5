import { isRecord, type Loose } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { bytesOfText, textOfBytes } from './bytes';
import { checksum } from './checksum';
import { type Database, TABLES, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import type { MergeReport } from './merge';
import { mergeIn } from './restore';

export const BACKUP_FORMAT = 'sidekick-backup';
/**
 * Version of the JSON format, used for a single game and for transfer by camera. Full backups are files of
 * `share/backup`, version 2.
 */
export const BACKUP_VERSION = 1;

export const BACKUP_FAULT_CODES = ['not-json', 'not-a-backup', 'newer-version', 'damaged'] as const;

/** Reason why a file was not read at all. */
export interface BackupFault {
  readonly code: (typeof BACKUP_FAULT_CODES)[number];
  readonly detail: string;
}

/** Every stored record, by table. */
export type BackupBody = Readonly<Record<(typeof TABLES)[number], readonly unknown[]>>;

/** Reads all stored records of this moment, including deleted ones and those set aside. */
export function readAll(database: Database = theDatabase()): Promise<Result<BackupBody, StoreFault>> {
  return attempt(async () => {
    const rows = await database.transaction('r', database.tables, () =>
      Promise.all(TABLES.map((name) => database.table<unknown>(name).toArray())),
    );
    return ok(Object.fromEntries(TABLES.map((name, index) => [name, rows[index] ?? []])) as unknown as BackupBody);
  });
}

/** Returns all records as one JSON text, for transfer by camera. */
export async function exportAll(database: Database = theDatabase()): Promise<Result<string, StoreFault>> {
  const all = await readAll(database);
  return all.ok ? ok(fileOf(all.value)) : all;
}

/** Prints a backup of these records. Omitted tables are empty. */
export function fileOf(records: Partial<BackupBody>): string {
  const body = Object.fromEntries(TABLES.map((name) => [name, (records[name] ?? []).map(textOfBytes)]));
  const sum = checksum(JSON.stringify(body));
  return JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION, made: Date.now(), checksum: sum, body });
}

/**
 * Merges a backup into this device in one transaction. Nothing stored is lost or overwritten by an older version.
 * Invalid records are skipped and reported.
 */
export async function importAll(
  text: string,
  database: Database = theDatabase(),
): Promise<Result<MergeReport, StoreFault | BackupFault>> {
  const body = readBackup(text);
  return body.ok ? mergeIn(body.value, database) : body;
}

/** Parses the records of a backup without validating them. */
export function readBackup(text: string): Result<BackupBody, BackupFault> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return err({ code: 'not-json', detail: String(error) });
  }
  if (!isRecord(file) || file.format !== BACKUP_FORMAT || typeof file.version !== 'number' || !isRecord(file.body)) {
    return err({ code: 'not-a-backup', detail: '' });
  }
  if (file.version > BACKUP_VERSION) return err({ code: 'newer-version', detail: String(file.version) });
  const { body } = file;
  if (checksum(JSON.stringify(body)) !== file.checksum) return err({ code: 'damaged', detail: 'checksum' });
  return ok(bodyOf(body));
}

/** Extracts the lists of all tables from a parsed file. Missing ones are empty. */
export function bodyOf(body: Loose): BackupBody {
  const lists = TABLES.map((name) => [name, Array.isArray(body[name]) ? body[name].map(bytesOfText) : []]);
  return Object.fromEntries(lists) as BackupBody;
}
