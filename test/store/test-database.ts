import { afterEach } from 'vitest';
import type { Result } from '../../src/plain/result';
import { type Database, openDatabase } from '../../src/store/database';
import type { Picture } from '../../src/store/records';

let count = 0;
const connections: Database[] = [];

/**
 * Opens a new test database, or another connection to the database `name`. Closes the connection after the test.
 * @param version store version of the code that opens it
 */
export function connectTestDatabase(name = `test-${++count}`, version?: number): Database {
  const database = openDatabase(name, version);
  connections.push(database);
  return database;
}

afterEach(() => {
  for (const database of connections.splice(0)) database.close();
});

/**
 * Returns the value of a result.
 * @throws if it is a fault
 */
export async function unwrap<Value>(result: Promise<Result<Value, unknown>>): Promise<Value> {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done.fault));
  return done.value;
}

/**
 * Returns the fault code of a result.
 * @throws if it is ok
 */
export async function unwrapFault(result: Promise<Result<unknown, { readonly code: string }>>): Promise<string> {
  const done = await result;
  if (done.ok) throw new Error('it went well');
  return done.fault.code;
}

export function putUnchecked(database: Database, table: string, record: unknown): Promise<unknown> {
  return database.table(table).put(record);
}

/** Makes a small picture. Its bytes are no valid file, because the store never parses pictures. */
export function makePicture(id: string, bytes: readonly number[] = [0, 1, 127, 128, 255]): Picture {
  return { id, type: 'image/webp', width: 40, height: 30, bytes: Uint8Array.from(bytes) };
}
