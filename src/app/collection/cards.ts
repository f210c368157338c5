import { type Accessor, batch, createSignal } from 'solid-js';
import type { BoxCard } from '../../catalog/cards/box-card';
import { type GeneralCard, isGeneralCard } from '../../catalog/general-cards/card';
import { listCards } from '../../store/cards';
import type { RecordTimes } from '../../store/records';
import { sentenceOf } from '../storage/faults';

const [all, setAll] = createSignal<readonly BoxCard[] | null>(null);
const [general, setGeneral] = createSignal<readonly GeneralCard[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every kept card of missions that is no character; null until `refreshCards` has read them. */
export const boxCards: Accessor<readonly BoxCard[] | null> = all;
/** Feats, objects, conditions and teams that are kept; null until `refreshCards` has read them. */
export const generalCards: Accessor<readonly GeneralCard[] | null> = general;
/** Why the last reading failed, as a sentence; null when all is well. */
export const boxFault: Accessor<string | null> = failed;

/** Reads them again: call before they are first shown, and after any was saved or deleted. False where the disk refused. */
export async function refreshCards(): Promise<boolean> {
  const found = await listCards();
  setFailed(found.ok ? null : sentenceOf(found.fault));
  if (found.ok) {
    const items = asBefore(found.value.items, [...(all() ?? []), ...(general() ?? [])]);
    batch(() => {
      setAll(items.filter((each): each is BoxCard & RecordTimes => !isGeneralCard(each)));
      setGeneral(items.filter(isGeneralCard));
    });
  }
  return found.ok;
}

/** What is the same to the letter stays the same thing, so that a list that is read again keeps its rows under the finger. */
function asBefore<Item extends { readonly id: string }>(
  items: readonly Item[],
  before: readonly { readonly id: string }[],
): Item[] {
  const known = new Map(before.map((each) => [each.id, each]));
  return items.map((item) => {
    const old = known.get(item.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? (old as Item) : item;
  });
}

/** Reads them where nobody did yet. */
export async function ensureCards(): Promise<void> {
  if (all() === null) await refreshCards();
}
