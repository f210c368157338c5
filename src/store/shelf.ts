import type { Table } from 'dexie';
import { good, type Result } from '../plain/result';
import { type Mend, type Readout, sift } from './aside';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault, storeFault } from './fault';
import type { Parse } from './parse';
import type { Kept } from './records';

/** What came of putting things away. With `replaced` and `added` the whole can be taken back. */
export interface PutReport<Item> {
  readonly added: readonly string[];
  /** As they were before. */
  readonly replaced: readonly (Item & Kept)[];
  /** Things that could not be read back and were not written. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** Things of one kind that a person keeps, by id. Each function is one transaction, complete when its promise resolves. */
export interface Shelf<Item> {
  /** Writes all that can be read back. One that was deleted lives again. */
  readonly putMany: (items: readonly Item[], database?: Database) => Promise<Result<PutReport<Item>, StoreFault>>;
  /** All that are not deleted, in the order of their ids. */
  readonly list: (database?: Database) => Promise<Result<Readout<Item & Kept>, StoreFault>>;
  /** `missing` where there is none or it was deleted. */
  readonly get: (id: string, database?: Database) => Promise<Result<Item & Kept, StoreFault>>;
  /** Hides them; `restore` brings them back until `purge` a day later. */
  readonly remove: (ids: readonly string[], database?: Database) => Promise<Result<number, StoreFault>>;
  readonly restore: (ids: readonly string[], database?: Database) => Promise<Result<number, StoreFault>>;
  /** How many are not deleted. */
  readonly count: (database?: Database) => Promise<Result<number, StoreFault>>;
}

export function makeShelf<Item extends { readonly id: string }>(
  name: 'characters' | 'maps' | 'forces' | 'campaigns' | 'missions' | 'cards' | 'codes',
  parse: Parse<Item & Kept>,
  mend?: Mend<Item & Kept>,
): Shelf<Item> {
  type Record = Item & Kept;
  const tableOf = (database: Database) => database.table<Record, string>(name);

  return {
    putMany: (items, database = theDatabase()) =>
      attempt(() => database.transaction('rw', tableOf(database), () => putMany(tableOf(database), items, parse))),

    list: (database = theDatabase()) =>
      attempt(async () => {
        const readout = await sift(database, tableOf(database), await tableOf(database).toArray(), parse, mend);
        return good({ ...readout, items: readout.items.filter((item) => item.deletedAt === null) });
      }),

    get: (id, database = theDatabase()) =>
      attempt(async () => {
        const row = await tableOf(database).get(id);
        const readout = await sift(database, tableOf(database), row === undefined ? [] : [row], parse, mend);
        const item = readout.items[0];
        if (item && item.deletedAt === null) return good(item);
        return storeFault('missing', readout.aside[0]?.reason ?? `${name} ${id}`);
      }),

    remove: (ids, database = theDatabase()) => mark(tableOf(database), ids, Date.now()),
    restore: (ids, database = theDatabase()) => mark(tableOf(database), ids, null),

    count: (database = theDatabase()) =>
      attempt(() =>
        database.transaction('r', tableOf(database), async () => {
          const deleted = await tableOf(database).where('deletedAt').aboveOrEqual(0).count();
          return good((await tableOf(database).count()) - deleted);
        }),
      ),
  };
}

async function putMany<Item extends { readonly id: string }>(
  table: Table<Item & Kept, string>,
  items: readonly Item[],
  parse: Parse<Item & Kept>,
): Promise<Result<PutReport<Item>, StoreFault>> {
  const now = Date.now();
  const before = await table.bulkGet(items.map((item) => item.id));
  const refused: { id: string; reason: string }[] = [];
  // By id: the last of several with one id wins, as on paper.
  const records = new Map<string, Item & Kept>();
  const replaced = new Map<string, Item & Kept>();
  for (const [index, item] of items.entries()) {
    const old = before[index];
    const parsed = parse({ ...item, added: old?.added ?? now, edited: now, deletedAt: null });
    if (parsed.ok) {
      records.set(item.id, parsed.value);
      if (old) replaced.set(item.id, old);
    } else refused.push({ id: String(item.id), reason: parsed.fault });
  }
  await table.bulkPut([...records.values()]);
  const added = [...records.keys()].filter((id) => !replaced.has(id));
  return good({ added, replaced: [...replaced.values()], refused });
}

function mark<Record extends Kept>(
  table: Table<Record, string>,
  ids: readonly string[],
  deletedAt: number | null,
): Promise<Result<number, StoreFault>> {
  return attempt(async () =>
    good(
      await table
        .where(':id')
        .anyOf([...ids])
        .modify((record) => {
          (record as { deletedAt: number | null }).deletedAt = deletedAt;
        }),
    ),
  );
}
