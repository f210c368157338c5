import { type Accessor, createSignal } from 'solid-js';
import type { Holding } from '../../catalog/holding';
import { getHolding, listHoldings, putHoldings, removeHoldings } from '../../store/owned';
import { describeStoreFault } from '../storage/store-fault-text';

const [all, setAll] = createSignal<ReadonlyMap<string, Holding> | null>(null);

/** Owned copies by character id. Null until `refreshOwned` has read them. */
export const ownedCopies: Accessor<ReadonlyMap<string, Holding> | null> = all;

/**
 * Reads the owned copies from the store, before first use and after changes by other code. False if the read failed.
 */
export async function refreshOwned(): Promise<boolean> {
  const result = await listHoldings();
  if (result.ok) setAll(new Map(result.value.items.map((each) => [each.id, each])));
  return result.ok;
}

/** Returns the number of owned copies of a character. 0 if none was recorded. */
export function countOwned(id: string): number {
  return all()?.get(id)?.count ?? 0;
}

/** Whether any character is recorded as owned. Only then does the filter "what I own" make sense. */
export function ownsAnyCharacter(): boolean {
  for (const { count } of all()?.values() ?? []) if (count > 0) return true;
  return false;
}

/**
 * Records the owned copies of a character. Returns the fault if the write failed, else a function that undoes the
 * change.
 */
export async function recordOwned(
  holding: Holding,
): Promise<{ readonly fault: string } | { readonly fault: null; readonly undo: () => Promise<void> }> {
  const before = await getHolding(holding.id);
  const result = await putHoldings([holding]);
  const refused = result.ok ? result.value.refused[0]?.reason : describeStoreFault(result.fault);
  if (refused !== undefined) return { fault: refused };
  setAll(new Map([...(all() ?? []), [holding.id, holding]]));
  return {
    fault: null,
    undo: async () => {
      if (before.ok) await putHoldings([{ id: before.value.id, count: before.value.count, where: before.value.where }]);
      else await removeHoldings([holding.id]);
      await refreshOwned();
    },
  };
}
