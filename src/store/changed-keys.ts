import { Dexie, type IntervalTree, RangeSet } from 'dexie';
import type { Database } from './database';

/** Keys of the written rows, by table. Null for a table if all its rows may have changed. */
export type ChangedKeys = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Maximum number of rows to read one by one. Above this number, reading the full table is faster. */
const MOST_KEYS = 500;

/**
 * Calls `notify` with the rows that this window or another has written. If a page returns from the browser's memory,
 * Dexie reports `all`, because the page missed earlier reports. Returns a function that unsubscribes.
 */
export function onTablesWritten(database: Database, notify: (changed: ChangedKeys) => void): () => void {
  const start = `idb://${database.name}/`;
  const listen = (parts: Readonly<Record<string, IntervalTree>>): void => {
    const changed = new Map<string, ReadonlySet<string> | null>();
    if ('all' in parts) for (const { name } of database.tables) changed.set(name, null);
    for (const [part, range] of Object.entries(parts)) {
      const [table = '', index] = part.startsWith(start) ? part.slice(start.length).split('/') : [];
      if (index === '') changed.set(table, singleKeys(range));
      else if (table !== '' && !changed.has(table)) changed.set(table, null);
    }
    if (changed.size > 0) notify(changed);
  };
  Dexie.on('storagemutated', listen as never);
  return () => Dexie.on.storagemutated.unsubscribe(listen as never);
}

export function mergeChangedKeys(first: ChangedKeys, second: ChangedKeys): ChangedKeys {
  const joined = new Map(first);
  for (const [table, keys] of second) {
    const before = joined.has(table) ? joined.get(table) : new Set<string>();
    const all = keys && before ? new Set([...before, ...keys]) : null;
    joined.set(table, all && all.size <= MOST_KEYS ? all : null);
  }
  return joined;
}

/**
 * Lists the keys of a range tree. Null if it contains ranges of several keys, keys that are not text, or too many keys.
 */
function singleKeys(tree: IntervalTree): ReadonlySet<string> | null {
  const keys = new Set<string>();
  for (const { from, to } of RangeSet(tree)) {
    if (typeof from !== 'string' || from !== to || keys.size === MOST_KEYS) return null;
    keys.add(from);
  }
  return keys;
}
