import type { Holding } from '../../catalog/holding';
import { holdingRepository } from '../../store/owned';
import { createLiveRecords, mapLive } from '../storage/live';
import { describeStoreFault } from '../storage/store-fault-text';
/** Owned copies by character id. */
export const ownedCopies = mapLive(
  createLiveRecords<Holding>('owned', holdingRepository.list),
  (all): ReadonlyMap<string, Holding> => new Map(all.map((each) => [each.id, each])),
);

/** Returns the number of owned copies of a character. 0 if none was recorded. */
export function countOwned(id: string): number {
  return ownedCopies()?.get(id)?.count ?? 0;
}

/** Whether any character is recorded as owned. Only then does the filter "what I own" make sense. */
export function ownsAnyCharacter(): boolean {
  for (const { count } of ownedCopies()?.values() ?? []) if (count > 0) return true;
  return false;
}

/**
 * Records the owned copies of a character. Returns the fault if the write failed, else a function that undoes the
 * change.
 */
export async function recordOwned(
  holding: Holding,
): Promise<{ readonly fault: string } | { readonly fault: null; readonly undo: () => Promise<void> }> {
  const before = await holdingRepository.get(holding.id);
  const result = await holdingRepository.putMany([holding]);
  const refused = result.ok ? result.value.refused[0]?.reason : describeStoreFault(result.fault);
  if (refused !== undefined) return { fault: refused };
  return {
    fault: null,
    undo: async () => {
      if (before.ok)
        await holdingRepository.putMany([
          { id: before.value.id, count: before.value.count, where: before.value.where },
        ]);
      else await holdingRepository.remove([holding.id]);
    },
  };
}
