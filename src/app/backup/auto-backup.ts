import { type Accessor, createSignal } from 'solid-js';
import {
  autoBackupName,
  type BackupFolder,
  hasWriteAccess,
  isBackupFolder,
  pickFolder,
  writeBackupFile,
} from '../../offline/backup-folder';
import { isRecord } from '../../plain/record';
import { COUNTED_TABLES } from '../../store/changes';
import { getDeviceValue, putDeviceValue } from '../../store/device';
import { watchTables } from '../../store/live-queries';
import { say } from '../../text/say';
import { describeStoreFault } from '../storage/store-fault-text';
import { makeBackup, recordBackup } from './backup-file';
import { rememberNewestBackup } from './newest-backup';

const KEY = 'backup-folder';
/** Maximum number of backup files: one a day for a week. */
const MAX_FILES = 7;
/** Time after the last change until a backup is written. */
const BACKUP_DELAY_MS = 60_000;

/** Folder for automatic backups. In state `asks`, the browser requires a tap before the app may write again. */
export interface AutoBackup {
  readonly name: string;
  readonly state: 'works' | 'asks' | 'failed';
}

const [folder, setFolder] = createSignal<BackupFolder | null>(null);
const [auto, setAuto] = createSignal<AutoBackup | null>(null);
let looked = false;
let due: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | null = null;

/** State of the automatic backups. Null if no folder is chosen. */
export const autoBackup: Accessor<AutoBackup | null> = auto;

/** Finds the folder chosen on this device and starts writing backups into it. */
export async function startAutoBackup(): Promise<void> {
  if (looked) return;
  looked = true;
  const result = await getDeviceValue(KEY);
  const value = result.ok && isRecord(result.value) ? result.value.folder : null;
  if (isBackupFolder(value)) await useFolder(value, false);
}

/**
 * Asks the user for a folder and writes the first backup into it. Returns a message for the user; null if there is
 * nothing to report.
 */
export async function chooseFolder(): Promise<string | null> {
  const chosen = await pickFolder();
  if (!chosen) return null;
  looked = true;
  const result = await putDeviceValue(KEY, { folder: chosen });
  if (!result.ok) return describeStoreFault(result.fault);
  await useFolder(chosen, true);
  return writeNow();
}

/** Requests permission to write again, then writes. Must be called from a tap. */
export async function requestWriteAccess(): Promise<string | null> {
  const given = folder();
  if (!given) return null;
  await useFolder(given, true);
  return writeNow();
}

/** Stops the automatic backups. Existing files stay. */
export async function stopAutoBackup(): Promise<void> {
  stop?.();
  stop = null;
  clearTimeout(due);
  setFolder(null);
  setAuto(null);
  rememberNewestBackup(null);
  await putDeviceValue(KEY, null);
}

async function useFolder(folder: BackupFolder, ask: boolean): Promise<void> {
  setFolder(folder);
  const may = await hasWriteAccess(folder, ask);
  setAuto({ name: folder.name, state: may ? 'works' : 'asks' });
  if (stop) return;
  const query = watchTables(COUNTED_TABLES, async (changed) => {
    if (changed === null) return;
    clearTimeout(due);
    due = setTimeout(() => void writeNow(), BACKUP_DELAY_MS);
  });
  const hide = () => {
    // A user who leaves the app may not return, so a pending backup is written at once.
    if (document.visibilityState === 'hidden' && due !== undefined) void writeNow();
  };
  document.addEventListener('visibilitychange', hide);
  stop = () => {
    query.stop();
    document.removeEventListener('visibilitychange', hide);
  };
}

/** Writes a backup now. Returns a message for the user; null if there is nothing to report. */
async function writeNow(): Promise<string | null> {
  clearTimeout(due);
  due = undefined;
  const given = folder();
  if (!given) return null;
  if (!(await hasWriteAccess(given, false))) {
    setAuto({ name: given.name, state: 'asks' });
    return null;
  }
  const result = await makeBackup();
  if (!result.ok) return describeStoreFault(result.fault);
  const { blob, at } = result.value;
  const file = autoBackupName(new Date(at));
  const written = await writeBackupFile(given, file, blob, MAX_FILES);
  setAuto({ name: given.name, state: written ? 'works' : 'failed' });
  if (!written) return say('Could not write to {folder}. Choose the folder again.', { folder: given.name });
  rememberNewestBackup({ folder: given.name, file });
  await recordBackup(at);
  return say('Backup saved to {folder}.', { folder: given.name });
}
