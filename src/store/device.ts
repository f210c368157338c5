import { ok, type Result } from '../plain/result';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, type StoreFault } from './fault';

/**
 * Reads a value that belongs to this device and is in no backup. Null if it was never set. The value is not validated.
 */
export function getDeviceValue(
  key: string,
  database: Database = defaultDatabase(),
): Promise<Result<unknown, StoreFault>> {
  return attemptStoreWork(async () => ok((await database.device.get(key))?.value ?? null));
}

/**
 * Stores a value that belongs to this device. It may be anything that the browser can store, such as a folder handle.
 * Null removes it.
 */
export function putDeviceValue(
  key: string,
  value: unknown,
  database: Database = defaultDatabase(),
): Promise<Result<null, StoreFault>> {
  return attemptStoreWork(async () => {
    if (value === null) await database.device.delete(key);
    else await database.device.put({ key, value });
    return ok(null);
  });
}
