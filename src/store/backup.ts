import { isRecord, type UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { decodeBytes, encodeBytes } from './bytes';
import { checksum } from './checksum';
import { BACKUP_TABLES, type BackupBody, defaultDatabase } from './database';
import { attemptStoreWork, type StoreFault, type StoreResult } from './fault';
import type { MergeReport } from './merge';
import { mergeBackup } from './restore';

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

/** Reads all stored records at one moment, including deleted records and records that were set aside. */
export function readAllTables(database = defaultDatabase()): Promise<StoreResult<BackupBody>> {
  return attemptStoreWork(async () => {
    const rows = await database.transaction('r', database.tables, () =>
      Promise.all(BACKUP_TABLES.map((name) => database.table<unknown>(name).toArray())),
    );
    return ok(
      Object.fromEntries(BACKUP_TABLES.map((name, index) => [name, rows[index] ?? []])) as unknown as BackupBody,
    );
  });
}

/** Returns all records as one JSON text, for transfer by camera. */
export async function exportJsonBackup(database = defaultDatabase()): Promise<StoreResult<string>> {
  const all = await readAllTables(database);
  return all.ok ? ok(printBackup(all.value)) : all;
}

/** Prints records as a backup. Omitted tables are empty. */
export function printBackup(records: Partial<BackupBody>): string {
  const body = Object.fromEntries(BACKUP_TABLES.map((name) => [name, (records[name] ?? []).map(encodeBytes)]));
  const sum = checksum(JSON.stringify(body));
  return JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION, made: Date.now(), checksum: sum, body });
}

/**
 * Merges a backup into this device in one transaction. Nothing stored is lost or overwritten by an older version.
 * Invalid records are skipped and reported.
 */
export async function importJsonBackup(
  text: string,
  database = defaultDatabase(),
): Promise<Result<MergeReport, StoreFault | BackupFault>> {
  const body = parseBackup(text);
  return body.ok ? mergeBackup(body.value, database) : body;
}

/** Parses the records of a backup without validating them. */
export function parseBackup(text: string): Result<BackupBody, BackupFault> {
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
  return ok(toBackupBody(body));
}

/** Extracts the lists of all tables from a parsed file. Missing tables are empty. */
export function toBackupBody(body: UnknownRecord): BackupBody {
  const lists = BACKUP_TABLES.map((name) => [name, Array.isArray(body[name]) ? body[name].map(decodeBytes) : []]);
  return Object.fromEntries(lists) as BackupBody;
}
