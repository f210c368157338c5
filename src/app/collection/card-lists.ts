import { type Accessor, batch, createSignal } from 'solid-js';
import type { BoxCard } from '../../catalog/cards/box-card';
import { type GeneralCard, isGeneralCard } from '../../catalog/general-cards/card';
import { listCards } from '../../store/cards';
import type { RecordTimes } from '../../store/records';
import { describeStoreFault } from '../storage/store-fault-text';

const [all, setAll] = createSignal<readonly BoxCard[] | null>(null);
const [general, setGeneral] = createSignal<readonly GeneralCard[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** All saved mission cards except characters. Null until `refreshCards` has read them. */
export const boxCards: Accessor<readonly BoxCard[] | null> = all;
/** All saved feats, objects, conditions and teams. Null until `refreshCards` has read them. */
export const generalCards: Accessor<readonly GeneralCard[] | null> = general;
/** Reason why the last read of the cards failed, as a sentence. Null if the read succeeded. */
export const cardsFault: Accessor<string | null> = failed;

/** Reads the cards from the store, before the first display and after each change. False if the read failed. */
export async function refreshCards(): Promise<boolean> {
  const result = await listCards();
  setFailed(result.ok ? null : describeStoreFault(result.fault));
  if (result.ok) {
    const items = reuseUnchanged(result.value.items, [...(all() ?? []), ...(general() ?? [])]);
    batch(() => {
      setAll(items.filter((each): each is BoxCard & RecordTimes => !isGeneralCard(each)));
      setGeneral(items.filter(isGeneralCard));
    });
  }
  return result.ok;
}

/** Reuses unchanged items, so that list rows stay in place under a finger. */
function reuseUnchanged<Item extends { readonly id: string }>(
  items: readonly Item[],
  before: readonly { readonly id: string }[],
): Item[] {
  const known = new Map(before.map((each) => [each.id, each]));
  return items.map((item) => {
    const old = known.get(item.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? (old as Item) : item;
  });
}

/** Reads the cards from the store unless they were already read. */
export async function ensureCards(): Promise<void> {
  if (all() === null) await refreshCards();
}
