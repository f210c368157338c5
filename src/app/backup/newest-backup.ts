import { readLocalValue, writeLocalValue } from '../../offline/local-value';
import { isRecord } from '../../plain/record';

/** Key in `localStorage`, which survives when the browser empties the database. */
const KEY = 'sidekick-newest-backup';

/** The newest file in the folder for automatic backups. */
export interface NewestBackup {
  readonly folder: string;
  readonly file: string;
}

export function rememberNewestBackup(backup: NewestBackup | null): void {
  writeLocalValue(KEY, backup && JSON.stringify(backup));
}

/** Returns the newest automatic backup. Null if this device has written none. */
export function readNewestBackup(): NewestBackup | null {
  try {
    const stored: unknown = JSON.parse(readLocalValue(KEY) ?? 'null');
    const isBackup = isRecord(stored) && typeof stored.folder === 'string' && typeof stored.file === 'string';
    return isBackup ? { folder: stored.folder as string, file: stored.file as string } : null;
  } catch {
    return null;
  }
}
