import { makeFreeIds } from '../../plain/free-id';
import type { Mend, SetAside } from '../unit-codes';
import type { GeneralCard } from './card';

/** Cards as they are read from a file: one that stands there twice is told and left out, another of the same id gets an id of its own. */
export interface Collected {
  readonly byId: Map<string, GeneralCard>;
  readonly setAside: SetAside[];
  readonly mended: Mend[];
  /** An id that no card of the file has. */
  readonly freeId: (id: string) => string;
}

export function makeCollected(): Collected {
  const byId = new Map<string, GeneralCard>();
  return { byId, setAside: [], mended: [], freeId: makeFreeIds((id) => byId.has(id)) };
}

/** @param record the place, name and id of the record, for the report */
export function collect({ byId, setAside, mended, freeId }: Collected, each: GeneralCard, record: string): void {
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
  mended.push({ record, code: 'id-taken', detail: id });
  byId.set(free, { ...each, id: free, card: { ...each.card, id } } as GeneralCard);
}
