import { makeFreeIdFinder } from '../../plain/free-id';
import type { RecordFix, SkippedUnitRecord } from '../unit-codes';
import type { GeneralCard } from './card';

/**
 * Collector of cards from a file. A duplicate is reported and skipped; a different card with the same id gets a new id.
 */
export interface CardCollector {
  readonly byId: Map<string, GeneralCard>;
  readonly setAside: SkippedUnitRecord[];
  readonly fixes: RecordFix[];
  /** Returns an id, similar to the argument, that no card of the file has. */
  readonly freeId: (id: string) => string;
}

export function makeCardCollector(): CardCollector {
  const byId = new Map<string, GeneralCard>();
  return { byId, setAside: [], fixes: [], freeId: makeFreeIdFinder((id) => byId.has(id)) };
}

/**
 * Adds a card, or sets the card aside if it is a duplicate.
 * @param record place, name and id of the record, for the report
 */
export function collectCard({ byId, setAside, fixes, freeId }: CardCollector, each: GeneralCard, record: string): void {
  const twin = byId.get(each.id);
  if (twin === undefined) {
    byId.set(each.id, each);
    return;
  }
  if (JSON.stringify(twin) === JSON.stringify(each)) {
    setAside.push({ record, code: 'repeated', detail: each.card.id });
    return;
  }
  const free = freeId(each.id);
  const id = free.slice(each.part.length + 1);
  fixes.push({ record, code: 'id-taken', detail: id });
  byId.set(free, { ...each, id: free, card: { ...each.card, id } } as GeneralCard);
}
