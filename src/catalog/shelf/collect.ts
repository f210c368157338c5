import type { Mend, SetAside } from '../unit-codes';
import type { ShelfCard } from './card';
import { freeShelfId } from './draft';

/** Cards as they are read from a file: one that stands there twice is told and left out, another of the same id gets an id of its own. */
export interface Collected {
  readonly byId: Map<string, ShelfCard>;
  readonly setAside: SetAside[];
  readonly mended: Mend[];
}

export function makeCollected(): Collected {
  return { byId: new Map(), setAside: [], mended: [] };
}

/** @param record the place, name and id of the record, for the report */
export function collect({ byId, setAside, mended }: Collected, each: ShelfCard, record: string): void {
  const twin = byId.get(each.id);
  if (twin === undefined) {
    byId.set(each.id, each);
    return;
  }
  if (JSON.stringify(twin) === JSON.stringify(each)) {
    setAside.push({ record, code: 'repeated', detail: each.card.id });
    return;
  }
  const taken = new Set([...byId.values()].flatMap(({ part, card }) => (part === each.part ? [card.id] : [])));
  const id = freeShelfId(each.card.id, taken);
  mended.push({ record, code: 'id-taken', detail: id });
  const card = { ...each, id: `${each.part}/${id}`, card: { ...each.card, id } } as ShelfCard;
  byId.set(card.id, card);
}
