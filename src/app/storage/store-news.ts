import { type Accessor, createSignal } from 'solid-js';
import { onStoreStatus } from '../../store/database';
import type { StoreStatus } from '../../store/store-version';
import { offlineState, update } from '../settings/device';

const [news, setNews] = createSignal<StoreStatus>('open');

/** Whether this window can read and write the data, and why it cannot. */
export const storeNews: Accessor<StoreStatus> = news;

onStoreStatus(setNews);

/** Whether this window can save, at least in memory and in the second copy. */
export function canSave(): boolean {
  return news() === 'open' || news() === 'memory';
}

/** Reloads the page, with the waiting version if there is one. */
export function reloadApp(): void {
  if (offlineState() === 'update-waiting') update();
  else location.reload();
}
