import type { Table } from 'dexie';
import { isRecord } from '../plain/record';
import { ok } from '../plain/result';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import type { RecordParser } from './parse-record';
import type { SetAsideRecord } from './records';

/**
 * A record that could not be read. `moved` is true if the record was moved to the `asides` table. If false, the disk
 * refused the move and the record is still in its table.
 */
export interface InvalidRecord {
  readonly table: string;
  readonly key: string;
  readonly reason: string;
  readonly moved: boolean;
}

/** Parsed records, and the records that could not be read. */
export interface ParsedRecords<Item> {
  readonly items: readonly Item[];
  readonly unreadable: readonly InvalidRecord[];
}

/** Builds a replacement for an invalid record from its readable fields. Resolves to null if that is impossible. */
export type FixRecord<Item> = (record: unknown) => Promise<Item | null>;

/**
 * Parses rows. Invalid records are moved unchanged to the `asides` table, and their fixed versions replace them.
 * Records of newer code stay in place. If the store itself is newer, they are not reported either, because nothing is
 * lost.
 * @param newest highest record version that can be read
 */
export async function parseRecords<Item, Key>(
  database: Database,
  table: Table<Item, Key>,
  rows: readonly unknown[],
  parse: RecordParser<Item>,
  mend: FixRecord<Item> = async () => null,
  newest: number | null = null,
): Promise<ParsedRecords<Item>> {
  const items: Item[] = [];
  const aside: InvalidRecord[] = [];
  for (const row of rows) {
    const parsed = parse(row);
    if (parsed.ok) {
      items.push(parsed.value);
      continue;
    }
    const ofLater = newest !== null && versionOf(row) > newest;
    const { found: item, moved, newer } = ofLater ? LEFT : await move(database, table, row, parse, mend);
    if (item !== null) items.push(item);
    if (newer) continue;
    aside.push({ table: table.name, key: JSON.stringify(keyOf(table, row)), reason: parsed.fault, moved });
  }
  return { items, unreadable: aside };
}

const LEFT = { found: null, moved: false, newer: false };

function versionOf(row: unknown): number {
  const version = isRecord(row) ? row.version : null;
  return typeof version === 'number' ? version : 0;
}

async function move<Item, Key>(
  database: Database,
  table: Table<Item, Key>,
  row: unknown,
  parse: RecordParser<Item>,
  mend: FixRecord<Item>,
): Promise<{ readonly found: Item | null; readonly moved: boolean; readonly newer: boolean }> {
  const key = keyOf(table, row) as Key;
  const result = await attemptStoreWork(() =>
    database.transaction('rw', table, database.entries, database.asides, async () => {
      // Another tab may have moved or fixed the record meanwhile.
      const record: unknown = await table.get(key);
      if (record === undefined) return ok(null);
      const parsed = parse(record);
      if (parsed.ok) return ok(parsed.value);
      const mended = await mend(record);
      await database.asides.add({
        table: table.name,
        key: JSON.stringify(key),
        record,
        reason: parsed.fault,
        at: Date.now(),
      });
      if (mended === null) await table.delete(key);
      else await table.put(mended);
      return ok(mended);
    }),
  );
  // A full disk must not prevent reading: the record stays in place and is reported again next time.
  return result.ok
    ? { found: result.value, moved: true, newer: false }
    : { found: await mend(row), moved: false, newer: result.fault.code === 'newer' };
}

function keyOf(table: { readonly schema: Table['schema'] }, row: unknown): unknown {
  const path = table.schema.primKey.keyPath ?? 'id';
  const record = row as Readonly<Record<string, unknown>>;
  return typeof path === 'string' ? record[path] : path.map((each) => record[each]);
}

/** Lists everything that was set aside, oldest first. */
export function listSetAsideRecords(database = defaultDatabase()): Promise<StoreResult<SetAsideRecord[]>> {
  return attemptStoreWork(async () => ok(await database.asides.toArray()));
}

export function deleteSetAsideRecord(id: number, database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    await database.asides.delete(id);
    return ok(null);
  });
}

/** Undoes the deletion of a record that was set aside. */
export function restoreSetAsideRecord(
  record: SetAsideRecord,
  database = defaultDatabase(),
): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    await database.asides.put(record);
    return ok(null);
  });
}
