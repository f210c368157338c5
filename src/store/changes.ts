import { ok } from '../plain/result';
import { defaultDatabase } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import { USER_TABLES } from './merge';
import type { RecordTimes } from './records';

/**
 * Tables with changes to count. Pictures and mission plans are left out, because they belong to items that are already
 * counted.
 */
const COUNTED = USER_TABLES.filter((table) => table !== 'pictures' && table !== 'missions');

/**
 * Number of records above which only the change of a table's record count is used: reading all records would be slow.
 */
const LONG = 2000;

/** Number of records per table in a backup. */
export type TableCounts = Readonly<Record<string, number>>;

export interface ChangeCounts {
  readonly games: number;
  /** Number of changed records other than games. */
  readonly things: number;
}

/**
 * Counts the games and records that were added, changed or deleted after `since` (epoch milliseconds; 0 counts
 * everything). Unchanged demo items do not count. `then` holds the record counts at `since`.
 */
export function countChangesSince(
  since: number,
  then: TableCounts,
  database = defaultDatabase(),
): Promise<StoreResult<ChangeCounts>> {
  return attemptStoreWork(async () => {
    const games = await database.games.filter(({ touched, demo }) => touched > since && !demo).count();
    let things = 0;
    for (const name of COUNTED) {
      const table = database.table<RecordTimes & { readonly id: string }>(name);
      const count = await table.count();
      if (count > LONG) things += Math.abs(count - (then[name] ?? 0));
      else things += (await table.toArray()).filter((each) => isChanged(each, since)).length;
    }
    return ok({ games, things });
  });
}

function isChanged({ id, added, edited, deletedAt }: RecordTimes & { readonly id: string }, since: number): boolean {
  if (String(id).startsWith('demo-') && edited === added && deletedAt === null) return false;
  return Math.max(edited, deletedAt ?? 0) > since;
}

export function countRecords(database = defaultDatabase()): Promise<StoreResult<TableCounts>> {
  return attemptStoreWork(async () => {
    const counts = await Promise.all(COUNTED.map(async (name) => [name, await database.table(name).count()]));
    return ok(Object.fromEntries(counts) as TableCounts);
  });
}

/** Tables that the result of `countChangesSince` depends on. */
export const COUNTED_TABLES = ['games', ...COUNTED] as const;
