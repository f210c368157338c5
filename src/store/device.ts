import { ok } from '../plain/result';
import { type Database, defaultDatabase, newId } from './database';
import { attemptStoreWork, type StoreResult } from './fault';

/** Key in the `device` table for the generation of a database. */
const GENERATION = 'copy-generation';

/**
 * Returns the id of this database's contents. Null if the database is new, on a new phone or after a browser emptied
 * it.
 */
export async function readGeneration(database: Database): Promise<string | null> {
  const row = await database.device.get(GENERATION);
  return typeof row?.value === 'string' ? row.value : null;
}

/** Gives the database's contents a new id, so an older copy is not merged into them. */
export async function renewGeneration(database: Database, value = newId()): Promise<string> {
  await database.device.put({ key: GENERATION, value });
  return value;
}

/**
 * Reads a value that belongs to this device and is in no backup. Null if it was never set. The value is not validated.
 */
export function getDeviceValue(key: string, database = defaultDatabase()): Promise<StoreResult<unknown>> {
  return attemptStoreWork(async () => ok((await database.device.get(key))?.value ?? null));
}

/**
 * Stores a value that belongs to this device. It may be anything that the browser can store, such as a folder handle.
 * Null removes it.
 */
export function putDeviceValue(key: string, value: unknown, database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    if (value === null) await database.device.delete(key);
    else await database.device.put({ key, value });
    return ok(null);
  });
}
