import { type Accessor, createSignal } from 'solid-js';
import { onStoreStatus } from '../../store/database';
import type { StoreStatus } from '../../store/store-version';
import { activateUpdate, device } from '../settings/device-state';

const [news, setNews] = createSignal<StoreStatus>('open');

/** Whether this window can read and write the data, or the reason why it cannot. */
export const storeState: Accessor<StoreStatus> = news;

onStoreStatus(setNews);

/** Whether this window can save, at least in memory and in the second copy. */
export function canSave(): boolean {
  return news() === 'open' || news() === 'memory';
}

/** Reloads the page and activates a waiting version of the app. */
export function reloadApp(): void {
  if (device.offline === 'update-waiting') activateUpdate();
  else location.reload();
}
