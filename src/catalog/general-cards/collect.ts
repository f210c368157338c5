import type { Mend, SetAside } from '../unit-codes';
import type { GeneralCard } from './card';
import { freeGeneralId } from './draft';

/** Cards as they are read from a file: one that stands there twice is told and left out, another of the same id gets an id of its own. */
export interface Collected {
  readonly byId: Map<string, GeneralCard>;
  readonly setAside: SetAside[];
  readonly mended: Mend[];
}

export function makeCollected(): Collected {
  return { byId: new Map(), setAside: [], mended: [] };
}

/** @param record the place, name and id of the record, for the report */
export function collect({ byId, setAside, mended }: Collected, each: GeneralCard, record: string): void {
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
  const id = freeGeneralId(each.card.id, taken);
  mended.push({ record, code: 'id-taken', detail: id });
  const card = { ...each, id: `${each.part}/${id}`, card: { ...each.card, id } } as GeneralCard;
  byId.set(card.id, card);
}
