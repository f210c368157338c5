import type { Page } from 'playwright';
import { RECORD_PARSERS } from '../../src/store/validate-backup';
import { failCheck } from './torture-kind';

/** Rows by table name. Bytes are arrays of numbers. */
export type StoredTables = Readonly<Record<string, readonly unknown[]>>;

/** Tables that are left out, because they repeat other tables or belong to this device only. */
const NOT_OWN = ['packs', 'glances', 'befores', 'device'];

/** Reads all user data on the disk in one go, without using the app's code. */
export async function readDisk(page: Page): Promise<StoredTables> {
  // Tables are passed as one text, because there are thousands of records.
  const text = await page.evaluate(async (left) => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('sidekick'));
    const names = [...database.objectStoreNames].filter((name) => !left.includes(name));
    const stores = database.transaction(names);
    const lists = await Promise.all(names.map((name) => done(stores.objectStore(name).getAll())));
    database.close();
    const tables = Object.fromEntries(names.map((name, place) => [name, lists[place]]));
    return JSON.stringify(tables, (_, value) => (value instanceof Uint8Array ? [...value] : value));
  }, NOT_OWN);
  return JSON.parse(text) as StoredTables;
}

/** Key fields of the tables whose key is not `id`. */
const KEYS: Readonly<Record<string, readonly string[]>> = { settings: ['key'], entries: ['game', 'seq'] };

function byKey(rows: readonly unknown[], key: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.map((row) => [key.map((field) => (row as Record<string, unknown>)[field]).join(' '), canonicalJson(row)]),
  );
}

/** Serializes a value to JSON, independently of the order of its fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

export function serializeTables(tables: StoredTables): string {
  return canonicalJson(tables);
}

export function countRows(tables: StoredTables): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
}

/** Counts the earlier records that are still stored unchanged. */
export function countUnchanged(before: StoredTables, now: StoredTables): number {
  let same = 0;
  for (const [table, rows] of Object.entries(before)) {
    const key = KEYS[table] ?? ['id'];
    const stored = byKey(now[table] ?? [], key);
    for (const [id, text] of byKey(rows, key)) if (stored.get(id) === text) same++;
  }
  return same;
}

/**
 * Checks that the app can read every record.
 * @throws if a record is invalid
 */
export function assertReadable(tables: StoredTables): void {
  for (const [table, parse] of Object.entries(RECORD_PARSERS)) {
    for (const row of tables[table] ?? []) {
      const parsed = parse(table === 'pictures' ? withBytes(row) : row);
      if (!parsed.ok) failCheck(`a record of ${table} cannot be read: ${String(parsed.fault)}`);
    }
  }
  if ((tables.asides ?? []).length > 0) failCheck('records were set aside as unreadable');
}

function withBytes(row: unknown): unknown {
  const { bytes } = row as { readonly bytes: readonly number[] };
  return { ...(row as object), bytes: Uint8Array.from(bytes) };
}
