import { afterEach } from 'vitest';
import type { Result } from '../../src/plain/result';
import { type Database, openDatabase } from '../../src/store/database';
import type { Picture } from '../../src/store/records';

let count = 0;
const connections: Database[] = [];

/** A connection of its own to a database of its own, or a second one to the same, as code of a version has it; closed after the test. */
export function connect(name = `test-${++count}`, version?: number): Database {
  const database = openDatabase(name, version);
  connections.push(database);
  return database;
}

afterEach(() => {
  for (const database of connections.splice(0)) database.close();
});

/** What came of it; throws where it is a fault. */
export async function got<Value>(result: Promise<Result<Value, unknown>>): Promise<Value> {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done.fault));
  return done.value;
}

/** The code of the fault; throws where it went well. */
export async function faultOf(result: Promise<Result<unknown, { readonly code: string }>>): Promise<string> {
  const done = await result;
  if (done.ok) throw new Error('it went well');
  return done.fault.code;
}

/** Writes a record as it is, past every check. */
export function plant(database: Database, table: string, record: unknown): Promise<unknown> {
  return database.table(table).put(record);
}

/** A small picture; its bytes are no file, which the store never looks into. */
export function picture(id: string, bytes: readonly number[] = [0, 1, 127, 128, 255]): Picture {
  return { id, type: 'image/webp', width: 40, height: 30, bytes: Uint8Array.from(bytes) };
}
