import { type Accessor, createSignal } from 'solid-js';
import type { BoxCard } from '../catalog/cards/box-card';
import { listCards } from '../store/cards';
import { sentenceOf } from './faults';

const [all, setAll] = createSignal<readonly BoxCard[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every kept card that is no character; null until `refreshCards` has read them. */
export const boxCards: Accessor<readonly BoxCard[] | null> = all;
/** Why the last reading failed, as a sentence; null when all is well. */
export const boxFault: Accessor<string | null> = failed;

/** Reads them again: call before they are first shown, and after any was saved or deleted. False where the disk refused. */
export async function refreshCards(): Promise<boolean> {
  const found = await listCards();
  setFailed(found.ok ? null : sentenceOf(found.fault));
  if (found.ok) setAll(found.value.items);
  return found.ok;
}
