import { type Accessor, createSignal } from 'solid-js';
import { onStoreStatus } from '../../store/database';
import type { StoreStatus } from '../../store/store-version';
import { offlineState, update } from '../settings/device';

const [news, setNews] = createSignal<StoreStatus>('open');

/** Whether this window can read and write the data, and why it cannot. */
export const storeNews: Accessor<StoreStatus> = news;

onStoreStatus(setNews);

/** Whether this window can save, be it only in memory and in the second copy. */
export function canSave(): boolean {
  return news() === 'open' || news() === 'memory';
}

/** Loads the page anew: with the version that waits, where one does. */
export function reloadApp(): void {
  if (offlineState() === 'update-waiting') update();
  else location.reload();
}
