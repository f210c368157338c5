import { ok, type Result } from '../plain/result';
import type { BackupBody } from './backup';
import { type Database, DERIVED_TABLES, SHARED_TABLES, TABLES, theDatabase } from './database';
import { attempt, type StoreFault, storeFault } from './fault';
import { renewGeneration } from './generation';
import { carryOut, type MergeReport, planMerge } from './merge';
import { packUp } from './pack';
import type { BeforeRecord } from './records';
import { type SoundRead, soundOf } from './sound';
import { stamp } from './stamp';

/** A backup held against what is here. */
export interface Look {
  /** What a merge would come to. */
  readonly report: MergeReport;
  /** How many records of a table can be read and are not deleted. */
  readonly living: (table: keyof BackupBody) => number;
}

/** Looks into the records of a backup. Nothing is written. */
export async function lookAt(body: BackupBody, database: Database = theDatabase()): Promise<Result<Look, StoreFault>> {
  return lookInto(await soundOf(body), database);
}

/**
 * The same of records that were read.
 * @param onProgress is told how far it is, from 0 to 1
 */
export function lookInto(
  sound: SoundRead,
  database: Database = theDatabase(),
  onProgress: (done: number) => void = () => undefined,
): Promise<Result<Look, StoreFault>> {
  const living = (table: keyof BackupBody) =>
    sound.body[table].filter((row) => !('deletedAt' in row) || row.deletedAt === null).length;
  return attempt(() =>
    database.transaction('r', database.tables, async () => {
      const { report } = await planMerge(database, sound, onProgress);
      return ok({ report, living });
    }),
  );
}

/**
 * Takes over what these records hold and this device lacks, in one transaction: nothing stored here is lost or overwritten by
 * something older, and bad records are left out and named. `putBack` undoes it.
 */
export async function mergeIn(
  body: BackupBody,
  database: Database = theDatabase(),
): Promise<Result<MergeReport, StoreFault>> {
  return mergeSound(await soundOf(body), database);
}

/** The same of records that were read. */
export async function mergeSound(
  sound: SoundRead,
  database: Database = theDatabase(),
): Promise<Result<MergeReport, StoreFault>> {
  let grown: string[] = [];
  const merged = await attempt(() =>
    database.transaction('rw', database.tables, async () => {
      const plan = await planMerge(database, sound);
      await keepBefore(database);
      grown = await carryOut(database, plan);
      return ok(plan.report);
    }),
  );
  if (merged.ok) for (const id of grown) await packUp(database, id);
  return merged;
}

/**
 * Puts these records in place of all that is stored, in one transaction: where anything fails, all stands as it stood.
 * What was here stays until `purge`, a day later, and `putBack` brings it back. Tells what could not be read and was left out.
 */
export async function replaceWith(
  body: BackupBody,
  database: Database = theDatabase(),
): Promise<Result<SoundRead['refused'], StoreFault>> {
  return replaceWithSound(await soundOf(body), database);
}

/** The same with records that were read. */
export function replaceWithSound(
  sound: SoundRead,
  database: Database = theDatabase(),
): Promise<Result<SoundRead['refused'], StoreFault>> {
  return attempt(() =>
    database.transaction('rw', database.tables, async () => {
      await keepBefore(database);
      await writeAll(database, sound.body);
      return ok(sound.refused);
    }),
  );
}

/** What stands by since the last restore. */
export interface Before {
  /** When that restore was made. */
  readonly made: number;
  /** How many games and how many records of all kinds there were. */
  readonly games: number;
  readonly records: number;
}

/** Null where there is nothing to go back to. */
export function beforeRestore(database: Database = theDatabase()): Promise<Result<Before | null, StoreFault>> {
  return attempt(async () => {
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

/** Goes back to what was here before the last restore; what is here now stands by instead. `missing` where nothing stands by. */
export function putBack(database: Database = theDatabase()): Promise<Result<null, StoreFault>> {
  return attempt(() =>
    database.transaction('rw', database.tables, async () => {
      const before = await database.befores.toArray();
      if (before.length === 0) return storeFault('missing', 'nothing stands by');
      await keepBefore(database);
      await writeAll(database, Object.fromEntries(before.map(({ id, rows }) => [id, rows])));
      return ok(null);
    }),
  );
}

/** As records of their own, not as a file: making one would need time in which a tap could be lost. */
async function keepBefore(database: Database): Promise<void> {
  const made = stamp();
  const befores: BeforeRecord[] = [];
  for (const id of TABLES) befores.push({ id, made, rows: await database.table<unknown>(id).toArray() });
  await database.befores.bulkPut(befores);
}

async function writeAll(database: Database, body: Partial<Record<string, readonly unknown[]>>): Promise<void> {
  await renewGeneration(database);
  for (const name of [...DERIVED_TABLES, ...SHARED_TABLES]) await database.table(name).clear();
  for (const name of TABLES) {
    await database.table(name).clear();
    await database.table(name).bulkPut([...(body[name] ?? [])]);
  }
}
