import { onChanges } from '../../store/changes';
import { pageCharacters } from '../../store/characters';
import { getDevice, putDevice } from '../../store/device';
import { keepStored, keptAnswer, wayToInstall } from '../settings/device';
import { fewBytesLeft } from '../storage/space';
import { autoBackup, startAutoBackup } from './auto-backup';
import { backupDue, refreshBackupState, unsaved, wordsOfChanges } from './backup-file';

/** One thing worth saying on the side, at most one at a time. */
export type Nudge =
  | { readonly kind: 'space'; readonly left: number }
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'due'; readonly words: string }
  | { readonly kind: 'clears' }
  | { readonly kind: 'install'; readonly way: 'ask' | 'share' }
  | { readonly kind: 'updated'; readonly version: string; readonly importAgain: boolean };

const CLEARS_TOLD = 'told-clears';
const INSTALL_TOLD = 'told-install';
const VERSION_SEEN = 'version-seen';

/** Low storage is reported once per start. */
let isSpaceReported = false;

/**
 * Once the app has come to rest: what there is to say. That the browser promises nothing, and the hint to install, come once in
 * the life of a device, and only when something is kept that would be worth it.
 */
export async function nudgeNow(now: number): Promise<Nudge | null> {
  const left = isSpaceReported ? null : await fewBytesLeft();
  if (left !== null) {
    isSpaceReported = true;
    return { kind: 'space', left };
  }
  await startAutoBackup();
  const auto = autoBackup();
  if (auto?.state === 'asks') return { kind: 'folder', name: auto.name };
  const updated = await newVersion();
  const due = await backupDue(now);
  const words = due && wordsOfChanges(due);
  if (words && auto?.state !== 'works') return { kind: 'due', words };
  const worth = hasOwn();
  if (worth && (await mayClear())) return { kind: 'clears' };
  if (updated) return { kind: 'updated', version: __VERSION__, importAgain: await hasImported() };
  const way = wayToInstall();
  if (!worth || (way !== 'ask' && way !== 'share')) return null;
  const told = await getDevice(INSTALL_TOLD);
  if (!told.ok || told.value !== null) return null;
  await putDevice(INSTALL_TOLD, now);
  return { kind: 'install', way };
}

/** Whether the browser may clear what is stored here, and nobody heard it yet. */
async function mayClear(): Promise<boolean> {
  await keepStored();
  if (keptAnswer() === 'granted') return false;
  const told = await getDevice(CLEARS_TOLD);
  return told.ok && told.value === null;
}

/** Somebody heard that the browser may clear what is stored here. */
export async function noteClearingTold(now: number): Promise<void> {
  await putDevice(CLEARS_TOLD, now);
}

/** Whether something is kept here that is in no backup, and did not come with the app. */
function hasOwn(): boolean {
  const own = unsaved();
  return own !== null && own.games + own.things > 0;
}

/** As many as tell how a collection came: files bring hundreds. */
const LOOKED_AT = 200;

/** Whether characters came from a file: an earlier version may have left out fields of it. */
async function hasImported(): Promise<boolean> {
  const found = await pageCharacters('', LOOKED_AT);
  return found.ok && found.value.items.some(({ origin }) => origin === 'imported');
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
  if (hasOwn()) return keepStored();
  const end = onChanges(() => {
    void lookAgain().then((worth) => {
      if (!worth) return;
      end();
      void keepStored();
    });
  });
}

async function lookAgain(): Promise<boolean> {
  await refreshBackupState();
  return hasOwn();
}
