import { type Accessor, createSignal } from 'solid-js';
import type { Holding } from '../../catalog/holding';
import { getHolding, listHoldings, putHoldings, removeHoldings } from '../../store/owned';
import { sentenceOf } from '../storage/faults';

const [all, setAll] = createSignal<ReadonlyMap<string, Holding> | null>(null);

/** What is owned, by id of the character; null until `refreshOwned` has read it. */
export const owned: Accessor<ReadonlyMap<string, Holding> | null> = all;

/** Reads it again: call before it is first asked for, and after any of it was saved elsewhere. False where the disk refused. */
export async function refreshOwned(): Promise<boolean> {
  const found = await listHoldings();
  if (found.ok) setAll(new Map(found.value.items.map((each) => [each.id, each])));
  return found.ok;
}

/** How many of a character are owned; 0 where nothing was noted. */
export function countOwned(id: string): number {
  return all()?.get(id)?.count ?? 0;
}

/** Whether anything at all is noted as owned: only then is "what I own" worth asking for. */
export function ownsAny(): boolean {
  for (const { count } of all()?.values() ?? []) if (count > 0) return true;
  return false;
}

/** Notes what is owned of a character; gives why it could not be kept, or what takes it back. */
export async function noteOwned(
  holding: Holding,
): Promise<{ readonly fault: string } | { readonly fault: null; readonly undo: () => Promise<void> }> {
  const before = await getHolding(holding.id);
  const put = await putHoldings([holding]);
  const refused = put.ok ? put.value.refused[0]?.reason : sentenceOf(put.fault);
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
