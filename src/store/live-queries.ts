import { type ChangedKeys, mergeChangedKeys, onTablesWritten } from './changed-keys';
import { defaultDatabase, onDatabaseReopened } from './database';

/**
 * Reads the data that a screen shows.
 * @param changed keys of the records written since the last read; null if any record may have changed
 */
export type LiveRead = (changed: ChangedKeys | null) => Promise<unknown>;

/** Read that runs now and again after each write to its tables, until `stop` is called. */
export interface LiveQuery {
  readonly stop: () => void;
  /** Resolves once everything that was written so far is read. `again` reads everything, even without a write. */
  readonly settle: (again?: boolean) => Promise<void>;
}

interface Watch {
  readonly tables: readonly string[];
  readonly read: LiveRead;
  /** Changes that are not read yet. Null if everything must be read. Undefined if there are no changes. */
  due: ChangedKeys | null | undefined;
  running: Promise<void> | null;
}

const watches = new Set<Watch>();
let pauses = 0;

/**
 * Reads tables now, and again after each write to them by this window or another. Several writes during a read cause
 * only one more read. Dexie's `liveQuery` cannot be used: it refuses reads that also write (to set invalid records
 * aside), and does not report what changed.
 */
export function watchTables(tables: readonly string[], read: LiveRead, database = defaultDatabase()): LiveQuery {
  const watch: Watch = { tables, read, due: null, running: null };
  const change = (changed: ChangedKeys | null): void => {
    if (watch.due !== null) watch.due = watch.due && changed ? mergeChangedKeys(watch.due, changed) : changed;
    if (pauses === 0) start(watch);
  };
  const unsubscribe = onTablesWritten(database, (changed) => {
    if (tables.some((table) => changed.has(table))) change(changed);
  });
  const forget = onDatabaseReopened(() => change(null));
  watches.add(watch);
  start(watch);
  return {
    stop() {
      watches.delete(watch);
      unsubscribe();
      forget();
    },
    async settle(again = false) {
      if (again) watch.due = null;
      if (watch.due !== undefined) start(watch);
      await watch.running;
    },
  };
}

function start(watch: Watch): void {
  watch.running ??= run(watch);
}

async function run(watch: Watch): Promise<void> {
  try {
    do await watch.read(takeDue(watch));
    while (watch.due !== undefined && pauses === 0 && watches.has(watch));
  } finally {
    watch.running = null;
  }
}

function takeDue(watch: Watch): ChangedKeys | null {
  const due = watch.due ?? null;
  watch.due = undefined;
  return due;
}

/**
 * Resolves once the live queries of this window have read everything that was written so far. During a pause, resolves
 * at once. A live query must not wait for a write to its own tables, because the write waits for the query.
 * @param table limits the wait to queries of one table
 */
export async function settleLiveQueries(table?: string): Promise<void> {
  if (pauses > 0) return;
  const waited = [...watches].filter(({ tables }) => table === undefined || tables.includes(table));
  await Promise.all(waited.map(({ running }) => running));
}

/** Runs work that writes many times. Live queries are paused meanwhile and read all changes once after it. */
export async function pauseLiveQueries<Value>(work: () => Promise<Value>): Promise<Value> {
  pauses++;
  try {
    return await work();
  } finally {
    pauses--;
    if (pauses === 0) for (const watch of watches) if (watch.due !== undefined) start(watch);
  }
}
