import { Dexie } from 'dexie';
import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { KEPT_TABLES } from './merge';
import type { Kept } from './records';

/** Pictures and plans belong to something that is counted itself. */
const COUNTED = KEPT_TABLES.filter((table) => table !== 'pictures' && table !== 'missions');

/** Of longer lists only those that were added are counted: reading them all would be felt. */
const LONG = 2000;

/** How many records of each table a backup held. */
export type TableCounts = Readonly<Record<string, number>>;

export interface Changes {
  readonly games: number;
  /** Of everything else that a person keeps. */
  readonly things: number;
}

/**
 * What was played, entered, changed or deleted after `since` (epoch milliseconds; 0: ever); what came with the app counts only
 * once it was changed. `then` are the counts at that time.
 */
export function changesSince(
  since: number,
  then: TableCounts,
  database: Database = theDatabase(),
): Promise<Result<Changes, StoreFault>> {
  return attempt(async () => {
    const games = await database.games.filter(({ touched, demo }) => touched > since && !demo).count();
    let things = 0;
    for (const name of COUNTED) {
      const table = database.table<Kept & { readonly id: string }>(name);
      const count = await table.count();
      if (count > LONG) things += Math.abs(count - (then[name] ?? 0));
      else things += (await table.toArray()).filter((each) => isChanged(each, since)).length;
    }
    return ok({ games, things });
  });
}

function isChanged({ id, added, edited, deletedAt }: Kept & { readonly id: string }, since: number): boolean {
  if (String(id).startsWith('demo-') && edited === added && deletedAt === null) return false;
  return Math.max(edited, deletedAt ?? 0) > since;
}

/** How many records of each table there are. */
export function countAll(database: Database = theDatabase()): Promise<Result<TableCounts, StoreFault>> {
  return attempt(async () => {
    const counts = await Promise.all(COUNTED.map(async (name) => [name, await database.table(name).count()]));
    return ok(Object.fromEntries(counts) as TableCounts);
  });
}

/** Calls back when a game or anything that a person keeps was written, by this window or another; gives the function that ends it. */
export function onChanges(tell: () => void): () => void {
  const listen = (parts: object) => {
    const changed = Object.keys(parts).some((part) =>
      ['entries', ...COUNTED].some((name) => part.includes(`/${name}/`)),
    );
    if (changed) tell();
  };
  Dexie.on('storagemutated', listen);
  return () => Dexie.on.storagemutated.unsubscribe(listen);
}
