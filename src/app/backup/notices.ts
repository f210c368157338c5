import { COUNTED_TABLES } from '../../store/changes';
import { characterRepository } from '../../store/characters';
import { getDeviceValue, putDeviceValue } from '../../store/device';
import { watchTables } from '../../store/live-queries';
import { device, requestPersistence } from '../settings/device-state';
import { findLowSpace } from '../storage/storage-space';
import { autoBackup, startAutoBackup } from './auto-backup';
import { describeChanges, findBackupReminder, readBackupState } from './backup-file';

/** A notice for the user. At most one is shown at a time. */
export type Notice =
  | { readonly kind: 'space'; readonly left: number }
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'due'; readonly words: string }
  | { readonly kind: 'clears' }
  | { readonly kind: 'install'; readonly way: 'ask' | 'share' }
  | { readonly kind: 'updated'; readonly version: string; readonly importAgain: boolean };

const CLEARS_TOLD = 'told-clears';
const INSTALL_TOLD = 'told-install';
const VERSION_SEEN = 'version-seen';

/** Whether low storage was already reported since the app started. */
let isSpaceReported = false;

/**
 * Returns the notice to show while the app is idle. Null if there is no notice. The clearing warning appears
 * once per device, and only if there is user data.
 */
export async function findNotice(now: number): Promise<Notice | null> {
  const left = isSpaceReported ? null : await findLowSpace();
  if (left !== null) {
    isSpaceReported = true;
    return { kind: 'space', left };
  }
  await startAutoBackup();
  const auto = autoBackup();
  if (auto?.state === 'asks') return { kind: 'folder', name: auto.name };
  const updated = await isNewVersion();
  const due = await findBackupReminder(now);
  const words = due && describeChanges(due);
  if (words && auto?.state !== 'works') return { kind: 'due', words };
  if ((await hasUserData()) && (await needsClearingWarning())) return { kind: 'clears' };
  if (updated) {
    await putDeviceValue(VERSION_SEEN, __VERSION__);
    return { kind: 'updated', version: __VERSION__, importAgain: await hasImported() };
  }
  return null;
}

/**
 * Returns the offer to install the app, once per device. Null if the app is installed or cannot be installed, or if the
 * offer was made before.
 */
export async function findInstallOffer(now: number): Promise<Notice | null> {
  const method = device.install;
  if (method !== 'ask' && method !== 'share') return null;
  const result = await getDeviceValue(INSTALL_TOLD);
  if (!result.ok || result.value !== null) return null;
  await putDeviceValue(INSTALL_TOLD, now);
  return { kind: 'install', way: method };
}

/** Whether the browser may clear the stored data and the user was not warned yet. */
async function needsClearingWarning(): Promise<boolean> {
  await requestPersistence();
  if (device.persistence === 'granted') return false;
  const result = await getDeviceValue(CLEARS_TOLD);
  return result.ok && result.value === null;
}

export async function recordClearingWarning(now: number): Promise<void> {
  await putDeviceValue(CLEARS_TOLD, now);
}

/** Whether there is user data without a backup. Demo content does not count. */
async function hasUserData(): Promise<boolean> {
  const { changes } = await readBackupState();
  return changes !== null && changes.games + changes.things > 0;
}

/** Number of characters that `hasImported` reads. An import adds hundreds of characters, so a sample is enough. */
const IMPORT_SAMPLE_SIZE = 200;

/**
 * Whether a sample of the characters contains an imported one. If so, a notice is useful: earlier versions may have
 * dropped fields on import.
 */
async function hasImported(): Promise<boolean> {
  const result = await characterRepository.page('', IMPORT_SAMPLE_SIZE);
  return result.ok && result.value.items.some(({ origin }) => origin === 'imported');
}

/** Whether this is the first start after an update of the app. */
async function isNewVersion(): Promise<boolean> {
  const seen = await getDeviceValue(VERSION_SEEN);
  if (!seen.ok || seen.value === __VERSION__) return false;
  if (seen.value === null) await putDeviceValue(VERSION_SEEN, __VERSION__);
  return seen.value !== null;
}

/** Asks the browser for persistent storage once there is user data. Content that came with the app does not count. */
export function requestPersistenceWhenUseful(): void {
  const query = watchTables(COUNTED_TABLES, async () => {
    if (!(await hasUserData())) return;
    query.stop();
    void requestPersistence();
  });
}
