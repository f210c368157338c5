import { type Accessor, createSignal, getOwner, onCleanup, untrack } from 'solid-js';
import { ok } from '../../plain/result';
import type { ChangedKeys } from '../../store/changed-keys';
import type { StoreResult } from '../../store/fault';
import { type LiveQuery, watchTables } from '../../store/live-queries';
import type { RecordTimes } from '../../store/records';
import type { Repository } from '../../store/repository';
import { setUnread } from './storage-health';
import { describeStoreFault } from './store-fault-text';

/**
 * Stored data that is read again after every write by this window or another. Calling it returns the data; the first
 * call starts reading. Null until the data is read.
 */
export interface Live<Value> extends Accessor<Value | null> {
  /**
   * Reason why the last read failed, as a sentence. Null if the last read succeeded. After a failure, the data of the
   * read before stays available.
   */
  readonly fault: Accessor<string | null>;
  /**
   * Resolves once everything that was written so far is read. Reads again if the last read failed. False if the read
   * failed.
   */
  readonly ready: () => Promise<boolean>;
}

/**
 * Creates live data. If created in a component, it is updated until the component is disposed, otherwise until the app
 * is closed.
 * @param tables tables that the data depends on
 * @param read receives the last data and the keys written since then; both are null if everything must be read
 * @example const rulings = createLive(['rulings'], () => listRulings());
 */
export function createLive<Value>(
  tables: readonly string[],
  read: (known: Value | null, changed: ChangedKeys | null) => Promise<StoreResult<Value>>,
): Live<Value> {
  const [state, setState] = createSignal<{ readonly value: Value | null; readonly fault: string | null }>({
    value: null,
    fault: null,
  });
  const fault = (): string | null => state().fault;
  let query: LiveQuery | null = null;
  const start = (): LiveQuery => {
    query ??= untrack(() =>
      watchTables(tables, async (changed) => {
        const { value, fault } = state();
        const known = changed && fault === null ? value : null;
        const result = await read(known, known && changed);
        setState(result.ok ? { value: result.value, fault: null } : { value, fault: describeStoreFault(result.fault) });
      }),
    );
    return query;
  };
  if (getOwner()) onCleanup(() => query?.stop());
  return Object.assign(
    () => {
      start();
      return state().value;
    },
    {
      fault,
      ready: async () => {
        await start().settle(fault() !== null);
        return fault() === null;
      },
    },
  );
}

/** Creates the live list of all records of a table, by id. After a write, reads only the changed records. */
export function createLiveRecords<Item extends { readonly id: string }>(
  table: string,
  list: Repository<Item>['list'],
): Live<readonly (Item & RecordTimes)[]> {
  return createLive<readonly (Item & RecordTimes)[]>([table], async (known, changed) => {
    const ids = changed?.get(table) ?? null;
    const result = await list(undefined, ids ? [...ids] : undefined);
    if (!result.ok) return result;
    const { items, unreadable } = result.value;
    setUnread((before) => before + unreadable.length);
    if (known === null || ids === null) return ok(items);
    const others = known.filter(({ id }) => !ids.has(id));
    return ok([...others, ...items].sort((a, b) => (a.id < b.id ? -1 : 1)));
  });
}

/** Creates live data that is computed from other live data, once for each change. */
export function mapLive<Value, Mapped>(live: Live<Value>, map: (value: Value) => Mapped): Live<Mapped> {
  let known: Value | null = null;
  let mapped: Mapped | null = null;
  const read = (): Mapped | null => {
    const value = live();
    if (value !== known) {
      known = value;
      mapped = value === null ? null : map(value);
    }
    return mapped;
  };
  return Object.assign(read, { fault: live.fault, ready: live.ready });
}
