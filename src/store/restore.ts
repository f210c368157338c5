import { ok } from '../plain/result';
import {
  BACKUP_TABLES,
  type BackupBody,
  type Database,
  DERIVED_TABLES,
  defaultDatabase,
  SHARED_TABLES,
} from './database';
import { renewGeneration } from './device';
import { writeMissingPacks } from './entry-packs';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { applyMerge, type MergeReport, planMerge } from './merge';
import type { RestorePointRecord } from './records';
import { nextTimestamp } from './timestamp';
import { type ValidatedBackup, validateBackup } from './validate-backup';

export interface MergePreview {
  /** Report that the merge would give. */
  readonly report: MergeReport;
  /** Counts the valid records of a table that are not deleted. */
  readonly countActive: (table: keyof BackupBody) => number;
}

/** Previews the merge of a backup. Writes nothing. */
export async function previewBackup(
  body: BackupBody,
  database = defaultDatabase(),
): Promise<StoreResult<MergePreview>> {
  return previewMerge(await validateBackup(body), database);
}

/**
 * Previews the merge of validated records. Writes nothing.
 * @param onProgress receives the progress, 0 to 1
 */
export function previewMerge(
  sound: ValidatedBackup,
  database = defaultDatabase(),
  onProgress: (done: number) => void = () => undefined,
): Promise<StoreResult<MergePreview>> {
  const countActive = (table: keyof BackupBody) =>
    sound.body[table].filter((row) => !('deletedAt' in row) || row.deletedAt === null).length;
  return attemptStoreWork(() =>
    database.transaction('r', database.tables, async () => {
      const { report } = await planMerge(database, sound, onProgress);
      return ok({ report, countActive });
    }),
  );
}

/**
 * Merges a backup into this device in one transaction. Nothing stored is lost or overwritten by an older version.
 * Invalid records are skipped and reported. `revertRestore` undoes the merge.
 */
export async function mergeBackup(body: BackupBody, database = defaultDatabase()): Promise<StoreResult<MergeReport>> {
  return mergeRecords(await validateBackup(body), database);
}

/** Merges validated records into this device, like `mergeBackup`. */
export async function mergeRecords(
  sound: ValidatedBackup,
  database = defaultDatabase(),
): Promise<StoreResult<MergeReport>> {
  let grown: string[] = [];
  const merged = await attemptStoreWork(() =>
    database.transaction('rw', database.tables, async () => {
      const plan = await planMerge(database, sound);
      await keepBefore(database);
      grown = await applyMerge(database, plan);
      return ok(plan.report);
    }),
  );
  if (merged.ok) for (const id of grown) await writeMissingPacks(database, id);
  return merged;
}

/**
 * Replaces all stored data by a backup, in one transaction: if anything fails, nothing changes. The old data remains
 * until `purge`, a day later, and `revertRestore` brings it back. Returns the invalid records that were skipped.
 */
export async function restoreBackup(
  body: BackupBody,
  database = defaultDatabase(),
): Promise<StoreResult<ValidatedBackup['refused']>> {
  return restoreRecords(await validateBackup(body), database);
}

/** Replaces all stored data by validated records, like `restoreBackup`. */
export function restoreRecords(
  sound: ValidatedBackup,
  database = defaultDatabase(),
): Promise<StoreResult<ValidatedBackup['refused']>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.tables, async () => {
      await keepBefore(database);
      await writeAll(database, sound.body);
      return ok(sound.refused);
    }),
  );
}

/** Summary of the data from before the last restore or merge. */
export interface RestorePoint {
  /** Time of the last restore or merge. */
  readonly made: number;
  /** Number of games. `records` counts all tables except entries. */
  readonly games: number;
  readonly records: number;
}

/** Reads the restore point. Null if it does not exist. */
export function readRestorePoint(database = defaultDatabase()): Promise<StoreResult<RestorePoint | null>> {
  return attemptStoreWork(async () => {
    const rows = await database.befores.toArray();
    const made = rows[0]?.made;
    if (made === undefined) return ok(null);
    const games = rows.find(({ id }) => id === 'games')?.rows.length ?? 0;
    return ok({
      made,
      games,
      records: rows.reduce((sum, { id, rows }) => sum + (id === 'entries' ? 0 : rows.length), 0),
    });
  });
}

/**
 * Returns to the data from before the last restore or merge; the current data becomes the new restore point. The fault
 * is `missing` without a restore point.
 */
export function revertRestore(database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.tables, async () => {
      const before = await database.befores.toArray();
      if (before.length === 0) return makeStoreFault('missing', 'nothing stands by');
      await keepBefore(database);
      await writeAll(database, Object.fromEntries(before.map(({ id, rows }) => [id, rows])));
      return ok(null);
    }),
  );
}

/**
 * Stores the current data as the restore point. Uses records, not a file: writing a file takes time in which a tap
 * could be lost.
 */
async function keepBefore(database: Database): Promise<void> {
  const made = nextTimestamp();
  const befores: RestorePointRecord[] = [];
  for (const id of BACKUP_TABLES) befores.push({ id, made, rows: await database.table<unknown>(id).toArray() });
  await database.befores.bulkPut(befores);
}

async function writeAll(database: Database, body: Partial<Record<string, readonly unknown[]>>): Promise<void> {
  await renewGeneration(database);
  for (const name of [...DERIVED_TABLES, ...SHARED_TABLES]) await database.table(name).clear();
  for (const name of BACKUP_TABLES) {
    await database.table(name).clear();
    await database.table(name).bulkPut([...(body[name] ?? [])]);
  }
}
