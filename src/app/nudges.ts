import { onChanges } from '../store/changes';
import { getDevice, putDevice } from '../store/device';
import { autoBackup, startAutoBackup } from './autoBackup';
import { backupDue, lookAtBackups, unsaved, wordsOfChanges } from './backupFile';
import { keepStored, wayToInstall } from './device';

/** One thing worth saying on the side, at most one at a time. */
export type Nudge =
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'due'; readonly words: string }
  | { readonly kind: 'install'; readonly way: 'ask' | 'share' }
  | { readonly kind: 'updated'; readonly version: string };

const INSTALL_TOLD = 'told-install';
const VERSION_SEEN = 'version-seen';

/**
 * Once the app has come to rest: what there is to say. The hint to install comes once in the life of a device, and only when
 * something is kept that would be worth it.
 */
export async function nudgeNow(now: number): Promise<Nudge | null> {
  await startAutoBackup();
  const auto = autoBackup();
  if (auto?.state === 'asks') return { kind: 'folder', name: auto.name };
  const updated = await newVersion();
  const due = await backupDue(now);
  const words = due && wordsOfChanges(due);
  if (words && auto?.state !== 'works') return { kind: 'due', words };
  if (updated) return { kind: 'updated', version: __VERSION__ };
  const own = unsaved();
  const way = wayToInstall();
  const worth = own !== null && own.games + own.things > 0;
  if (!worth || (way !== 'ask' && way !== 'share')) return null;
  const told = await getDevice(INSTALL_TOLD);
  if (!told.ok || told.value !== null) return null;
  await putDevice(INSTALL_TOLD, now);
  return { kind: 'install', way };
}

/** Whether this version runs here for the first time, and another did before. */
async function newVersion(): Promise<boolean> {
  const seen = await getDevice(VERSION_SEEN);
  if (!seen.ok || seen.value === __VERSION__) return false;
  await putDevice(VERSION_SEEN, __VERSION__);
  return seen.value !== null;
}

/** Asks the browser to keep what is stored once there is something to lose: a thing of one's own, not what came with the app. */
export async function keepWhenWorth(): Promise<void> {
  const own = unsaved();
  if (own && own.games + own.things > 0) return keepStored();
  const end = onChanges(() => {
    void lookAgain().then((worth) => {
      if (!worth) return;
      end();
      void keepStored();
    });
  });
}

async function lookAgain(): Promise<boolean> {
  await lookAtBackups();
  const own = unsaved();
  return own !== null && own.games + own.things > 0;
}
