import type { Table } from 'dexie';
import { ok } from '../plain/result';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { settleLiveQueries } from './live-queries';
import type { RecordParser } from './parse-record';
import type { RecordTimes } from './records';
import { nextTimestamp } from './timestamp';
import { type FixRecord, type InvalidRecord, type ParsedRecords, parseRecords } from './unreadable-records';

/** Longest uninterrupted work in milliseconds: half a frame, even on a slow phone. */
const TURN_MS = 6;

/**
 * Returns a function that yields to the event loop from time to time. Reading hundreds of records then never delays a
 * tap.
 */
function makeYielder(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTask();
    began = performance.now();
  };
}

/** Resolves in the next task, without a timer. In a hidden window, a timer would wait up to a second. */
function nextTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

/** Result of writing items. `replaced` and `added` contain enough to undo the write. */
export interface PutReport<Item> {
  readonly added: readonly string[];
  /** Previous versions of the items that were overwritten. */
  readonly replaced: readonly (Item & RecordTimes)[];
  /** Items that could not be read back and were not written. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** One page of records, by id. The last id may be that of an unreadable record. */
export interface RecordPage<Item> {
  readonly items: readonly (Item & RecordTimes)[];
  /** Id to pass to read the next page. Null if this is the last page. */
  readonly last: string | null;
}

/**
 * Storage for user items of one kind, by id. Each function runs in one transaction and resolves after it. A write also
 * waits for the live queries of its table, so the screens of this window show the change.
 */
export interface Repository<Item> {
  /** Writes all valid items. Deleted items become active again. */
  readonly putMany: (items: readonly Item[], database?: Database) => Promise<StoreResult<PutReport<Item>>>;
  /** Lists all items that are not deleted, in the order of their ids. `ids` limits the list to these items. */
  readonly list: (
    database?: Database,
    ids?: readonly string[],
  ) => Promise<StoreResult<ParsedRecords<Item & RecordTimes>>>;
  /** Reads one item. The fault is `missing` if it does not exist or was deleted. */
  readonly get: (id: string, database?: Database) => Promise<StoreResult<Item & RecordTimes>>;
  /** Hides items. `restore` can restore them until `purge` erases them a day later. */
  readonly remove: (ids: readonly string[], database?: Database) => Promise<StoreResult<number>>;
  readonly restore: (ids: readonly string[], database?: Database) => Promise<StoreResult<number>>;
  /** Writes items with the times of their source, such as an import. Replaces stored items and refuses invalid ones. */
  readonly bring: (
    records: readonly (Item & Partial<RecordTimes>)[],
    database?: Database,
  ) => Promise<StoreResult<PutReport<Item>>>;
  /**
   * Reads the items with the requested ids, in the same order, except missing and deleted items. Unreadable records are
   * not set aside.
   */
  readonly getMany: (ids: readonly string[], database?: Database) => Promise<StoreResult<(Item & RecordTimes)[]>>;
  /** Reads at most `most` items by id, after an id ('' for the first page). `last` is null at the end. */
  readonly page: (after: string, most: number, database?: Database) => Promise<StoreResult<RecordPage<Item>>>;
  /** Counts the items that are not deleted. */
  readonly count: (database?: Database) => Promise<StoreResult<number>>;
}

/**
 * Returns the repository for a table.
 * @param newest highest record version that this code supports; left out if records have no version
 */
export function makeRepository<Item extends { readonly id: string }>(
  name:
    | 'characters'
    | 'maps'
    | 'forces'
    | 'campaigns'
    | 'missions'
    | 'cards'
    | 'owned'
    | 'codes'
    | 'rulings'
    | 'pictures',
  parse: RecordParser<Item & RecordTimes>,
  mend?: FixRecord<Item & RecordTimes>,
  newest?: number,
): Repository<Item> {
  type Record = Item & RecordTimes;
  const tableOf = (database: Database) => database.table<Record, string>(name);

  const list: Repository<Item>['list'] = (database = defaultDatabase(), ids) =>
    attemptStoreWork(async () => {
      const table = tableOf(database);
      const rows = ids ? (await table.bulkGet([...ids])).filter((row) => row !== undefined) : await allOf(table);
      const all: { items: Record[]; unreadable: InvalidRecord[] } = { items: [], unreadable: [] };
      const turn = makeYielder();
      for (let at = 0; at < rows.length; at += SLICE) {
        const { items, unreadable } = await parseRecords(
          database,
          table,
          rows.slice(at, at + SLICE),
          parse,
          mend,
          newest,
        );
        for (const item of items) if (item.deletedAt === null) all.items.push(item);
        all.unreadable.push(...unreadable);
        await turn();
      }
      return ok(all);
    });

  return {
    putMany: (items, database = defaultDatabase()) =>
      afterLiveQueries(name, () =>
        database.transaction('rw', tableOf(database), () => putMany(tableOf(database), items, parse)),
      ),

    bring: (records, database = defaultDatabase()) =>
      afterLiveQueries(name, () =>
        database.transaction('rw', tableOf(database), () => putMany(tableOf(database), records, parse, timesOf)),
      ),

    getMany: (ids, database = defaultDatabase()) =>
      attemptStoreWork(async () => {
        const rows = await rowsOf(tableOf(database), ids);
        return ok(rows.flatMap((row) => living(row, parse)));
      }),

    page: (after, most, database = defaultDatabase()) =>
      attemptStoreWork(async () => {
        const rows = await tableOf(database).where(':id').above(after).limit(most).toArray();
        const last = rows.length < most ? null : (rows.at(-1)?.id ?? null);
        return ok({ items: rows.flatMap((row) => living(row, parse)), last });
      }),

    list,

    get: async (id, database = defaultDatabase()) => {
      const result = await list(database, [id]);
      if (!result.ok) return result;
      const { items, unreadable } = result.value;
      return items[0] ? ok(items[0]) : makeStoreFault('missing', unreadable[0]?.reason ?? `${name} ${id}`);
    },

    remove: (ids, database = defaultDatabase()) => mark(tableOf(database), ids, nextTimestamp()),
    restore: (ids, database = defaultDatabase()) => mark(tableOf(database), ids, null),

    count: (database = defaultDatabase()) =>
      attemptStoreWork(() =>
        database.transaction('r', tableOf(database), async () => {
          const deleted = await tableOf(database).where('deletedAt').aboveOrEqual(0).count();
          return ok((await tableOf(database).count()) - deleted);
        }),
      ),
  };
}

/** Runs work that writes to a table. Then waits until the live queries of this window have read the changes. */
async function afterLiveQueries<Value>(
  table: string,
  work: () => PromiseLike<StoreResult<Value>>,
): Promise<StoreResult<Value>> {
  const result = await attemptStoreWork(work);
  await settleLiveQueries(table);
  return result;
}

async function putMany<Item extends { readonly id: string }>(
  table: Table<Item & RecordTimes, string>,
  items: readonly Item[],
  parse: RecordParser<Item & RecordTimes>,
  times: (item: Item, old: (Item & RecordTimes) | undefined, now: number) => RecordTimes = timesNow,
): Promise<StoreResult<PutReport<Item>>> {
  const now = nextTimestamp();
  const before = await rowsOf(
    table,
    items.map((item) => item.id),
  );
  const refused: { id: string; reason: string }[] = [];
  // Keyed by id: of several items with one id the last wins.
  const records = new Map<string, Item & RecordTimes>();
  const replaced = new Map<string, Item & RecordTimes>();
  for (const [index, item] of items.entries()) {
    const old = before[index];
    const parsed = parse({ ...item, ...times(item, old, now) });
    if (parsed.ok) {
      records.set(item.id, parsed.value);
      if (old) replaced.set(item.id, old);
    } else refused.push({ id: typeof item.id === 'string' ? item.id : '', reason: parsed.fault });
  }
  await table.bulkPut([...records.values()]);
  const added = [...records.keys()].filter((id) => !replaced.has(id));
  return ok({ added, replaced: [...replaced.values()], refused });
}

/** Reads the rows with the given ids, in order; undefined for each missing row. */
async function rowsOf<Record>(table: Table<Record, string>, ids: readonly string[]): Promise<(Record | undefined)[]> {
  if (ids.length >= MANY) {
    // Each id needs its own disk request. One range request can show that no id of a large import is stored.
    const least = ids.reduce((a, b) => (b < a ? b : a));
    const most = ids.reduce((a, b) => (b > a ? b : a));
    const near = await table.where(':id').between(least, most, true, true).limit(1).primaryKeys();
    if (near.length === 0) return ids.map(() => undefined);
  }
  return table.bulkGet([...ids]);
}

/** Number of ids below which single requests are as fast as a range request. */
const MANY = 50;

function mark<Record extends RecordTimes>(
  table: Table<Record, string>,
  ids: readonly string[],
  deletedAt: number | null,
): Promise<StoreResult<number>> {
  return afterLiveQueries(table.name, async () =>
    ok(
      await table
        .where(':id')
        .anyOf([...ids])
        .modify((record) => {
          (record as { deletedAt: number | null }).deletedAt = deletedAt;
        }),
    ),
  );
}

function timesNow(_: unknown, old: RecordTimes | undefined, now: number): RecordTimes {
  return { added: old?.added ?? now, edited: now, deletedAt: null };
}

/** Returns the times of an item. If they are missing, as in a file made by hand, the item counts as edited now. */
function timesOf(item: unknown, old: RecordTimes | undefined, now: number): RecordTimes {
  const { added, edited } = item as Partial<RecordTimes>;
  return { added: added ?? old?.added ?? now, edited: edited ?? now, deletedAt: null };
}

function living<Item>(
  row: (Item & RecordTimes) | undefined,
  parse: RecordParser<Item & RecordTimes>,
): (Item & RecordTimes)[] {
  if (row === undefined || row.deletedAt !== null) return [];
  const parsed = parse(row);
  return parsed.ok ? [parsed.value] : [];
}

/**
 * Number of records to read in one batch (`CHUNK`) and to parse in one batch (`SLICE`). The screen can update between
 * batches.
 */
const CHUNK = 200;
const SLICE = 20;

async function allOf<Record>(table: Table<Record, string>): Promise<Record[]> {
  const rows: Record[] = [];
  for (;;) {
    const last = rows.at(-1) as { readonly id: string } | undefined;
    const chunk = await table
      .where(':id')
      .above(last?.id ?? '')
      .limit(CHUNK)
      .toArray();
    for (const row of chunk) rows.push(row);
    if (chunk.length < CHUNK) return rows;
  }
}
