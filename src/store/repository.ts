import type { Table } from 'dexie';
import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault, storeFault } from './fault';
import type { Parse } from './parse';
import type { Kept } from './records';
import { stamp } from './stamp';
import { makeTurns } from './turns';
import { type Mend, type Readout, type SetAside, sift } from './unreadable';

/** What came of putting things away. With `replaced` and `added` the whole can be taken back. */
export interface PutReport<Item> {
  readonly added: readonly string[];
  /** As they were before. */
  readonly replaced: readonly (Item & Kept)[];
  /** Things that could not be read back and were not written. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** Some of the records: also those that could not be read, by id. */
export interface Page<Item> {
  readonly items: readonly (Item & Kept)[];
  /** To ask for the next page with; null at the end. */
  readonly last: string | null;
}

/** Things of one kind that a person keeps, by id. Each function is one transaction, complete when its promise resolves. */
export interface Repository<Item> {
  /** Writes all that can be read back. One that was deleted lives again. */
  readonly putMany: (items: readonly Item[], database?: Database) => Promise<Result<PutReport<Item>, StoreFault>>;
  /** All that are not deleted, in the order of their ids. */
  readonly list: (database?: Database) => Promise<Result<Readout<Item & Kept>, StoreFault>>;
  /** `missing` where there is none or it was deleted. */
  readonly get: (id: string, database?: Database) => Promise<Result<Item & Kept, StoreFault>>;
  /** Hides them; `restore` brings them back until `purge` a day later. */
  readonly remove: (ids: readonly string[], database?: Database) => Promise<Result<number, StoreFault>>;
  readonly restore: (ids: readonly string[], database?: Database) => Promise<Result<number, StoreFault>>;
  /** Writes things with the times they had elsewhere, in place of what is here; those that cannot be read back are refused. */
  readonly bring: (
    records: readonly (Item & Kept)[],
    database?: Database,
  ) => Promise<Result<PutReport<Item>, StoreFault>>;
  /** Those of these ids that are there and not deleted, in the order asked for. Bad records stay where they are. */
  readonly getMany: (ids: readonly string[], database?: Database) => Promise<Result<(Item & Kept)[], StoreFault>>;
  /** At most so many, in the order of their ids, after an id ('' for the first); `last` is null where none are left. */
  readonly page: (after: string, most: number, database?: Database) => Promise<Result<Page<Item>, StoreFault>>;
  /** How many are not deleted. */
  readonly count: (database?: Database) => Promise<Result<number, StoreFault>>;
}

/** @param newest the highest version that a record of this kind may name; left out where it names none */
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
  parse: Parse<Item & Kept>,
  mend?: Mend<Item & Kept>,
  newest?: number,
): Repository<Item> {
  type Record = Item & Kept;
  const tableOf = (database: Database) => database.table<Record, string>(name);

  return {
    putMany: (items, database = theDatabase()) =>
      attempt(() => database.transaction('rw', tableOf(database), () => putMany(tableOf(database), items, parse))),

    bring: (records, database = theDatabase()) =>
      attempt(() =>
        database.transaction('rw', tableOf(database), () => putMany(tableOf(database), records, parse, timesOf)),
      ),

    getMany: (ids, database = theDatabase()) =>
      attempt(async () => {
        const rows = await rowsOf(tableOf(database), ids);
        return ok(rows.flatMap((row) => living(row, parse)));
      }),

    page: (after, most, database = theDatabase()) =>
      attempt(async () => {
        const rows = await tableOf(database).where(':id').above(after).limit(most).toArray();
        const last = rows.length < most ? null : (rows.at(-1)?.id ?? null);
        return ok({ items: rows.flatMap((row) => living(row, parse)), last });
      }),

    list: (database = theDatabase()) =>
      attempt(async () => {
        const rows = await allOf(tableOf(database));
        const all: { items: Record[]; aside: SetAside[] } = { items: [], aside: [] };
        const turn = makeTurns();
        for (let at = 0; at < rows.length; at += SLICE) {
          const { items, aside } = await sift(
            database,
            tableOf(database),
            rows.slice(at, at + SLICE),
            parse,
            mend,
            newest,
          );
          for (const item of items) if (item.deletedAt === null) all.items.push(item);
          all.aside.push(...aside);
          await turn();
        }
        return ok(all);
      }),

    get: (id, database = theDatabase()) =>
      attempt(async () => {
        const row = await tableOf(database).get(id);
        const readout = await sift(database, tableOf(database), row === undefined ? [] : [row], parse, mend, newest);
        const item = readout.items[0];
        if (item && item.deletedAt === null) return ok(item);
        return storeFault('missing', readout.aside[0]?.reason ?? `${name} ${id}`);
      }),

    remove: (ids, database = theDatabase()) => mark(tableOf(database), ids, stamp()),
    restore: (ids, database = theDatabase()) => mark(tableOf(database), ids, null),

    count: (database = theDatabase()) =>
      attempt(() =>
        database.transaction('r', tableOf(database), async () => {
          const deleted = await tableOf(database).where('deletedAt').aboveOrEqual(0).count();
          return ok((await tableOf(database).count()) - deleted);
        }),
      ),
  };
}

async function putMany<Item extends { readonly id: string }>(
  table: Table<Item & Kept, string>,
  items: readonly Item[],
  parse: Parse<Item & Kept>,
  times: (item: Item, old: (Item & Kept) | undefined, now: number) => Kept = timesNow,
): Promise<Result<PutReport<Item>, StoreFault>> {
  const now = stamp();
  const before = await rowsOf(
    table,
    items.map((item) => item.id),
  );
  const refused: { id: string; reason: string }[] = [];
  // By id: the last of several with one id wins, as on paper.
  const records = new Map<string, Item & Kept>();
  const replaced = new Map<string, Item & Kept>();
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

/** Those with these ids, in their order; undefined in the place of each that is not there. */
async function rowsOf<Record>(table: Table<Record, string>, ids: readonly string[]): Promise<(Record | undefined)[]> {
  if (ids.length >= MANY) {
    // Each is a question of its own to the disk; where a file brings many new ones, one question tells that none is there.
    const least = ids.reduce((a, b) => (b < a ? b : a));
    const most = ids.reduce((a, b) => (b > a ? b : a));
    const near = await table.where(':id').between(least, most, true, true).limit(1).primaryKeys();
    if (near.length === 0) return ids.map(() => undefined);
  }
  return table.bulkGet([...ids]);
}

/** Fewer are asked for one by one as fast. */
const MANY = 50;

function mark<Record extends Kept>(
  table: Table<Record, string>,
  ids: readonly string[],
  deletedAt: number | null,
): Promise<Result<number, StoreFault>> {
  return attempt(async () =>
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

function timesNow(_: unknown, old: Kept | undefined, now: number): Kept {
  return { added: old?.added ?? now, edited: now, deletedAt: null };
}

/** What comes with no times of its own, from a file made by hand, gets those of now. */
function timesOf(item: unknown, old: Kept | undefined, now: number): Kept {
  const { added, edited } = item as Partial<Kept>;
  return { added: added ?? old?.added ?? now, edited: edited ?? now, deletedAt: null };
}

function living<Item>(row: (Item & Kept) | undefined, parse: Parse<Item & Kept>): (Item & Kept)[] {
  if (row === undefined || row.deletedAt !== null) return [];
  const parsed = parse(row);
  return parsed.ok ? [parsed.value] : [];
}

/** Many are read and parsed some at a time: the screen stays alive in between. */
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
