import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';

/** Something this device remembers for itself; no backup holds it. Null where it was never kept. Not looked into: parse it. */
export function getDevice(key: string, database: Database = theDatabase()): Promise<Result<unknown, StoreFault>> {
  return attempt(async () => ok((await database.device.get(key))?.value ?? null));
}

/** The value is anything that the browser can store, also a handle of a folder; null forgets it. */
export function putDevice(
  key: string,
  value: unknown,
  database: Database = theDatabase(),
): Promise<Result<null, StoreFault>> {
  return attempt(async () => {
    if (value === null) await database.device.delete(key);
    else await database.device.put({ key, value });
    return ok(null);
  });
}
