import { lastSeq } from '../../game/log';
import { err, ok, type Result } from '../../plain/result';
import { makeFormatFile } from '../../share/file-formats';
import { getSavedLogPart, log } from '../game/open-game';
import { describeShareResult, shareFile } from '../share';
import { describeStoreFault } from '../storage/store-fault-text';

/**
 * Creates a backup file. Call `handed` after the file was shared or downloaded; it records the backup. The fault is a
 * sentence.
 */
export async function makeBackupFile(): Promise<
  Result<{ readonly file: File; readonly handed: () => Promise<void> }, string>
> {
  const { makeBackup, recordBackup } = await import('./backup-file');
  const result = await makeBackup();
  if (!result.ok) return err(describeStoreFault(result.fault));
  const { blob, at } = result.value;
  const name = `sidekick-${new Date(at).toISOString().slice(0, 10)}`;
  return ok({ file: makeFormatFile('backup', name, [blob]), handed: () => recordBackup(at) });
}

/**
 * Shares a backup of this device as one file, or saves it to the downloads. Returns a message for the user; null if
 * there is nothing to report.
 */
export async function shareBackup(): Promise<string | null> {
  const result = await makeBackupFile();
  if (!result.ok) return result.fault;
  const { file, handed } = result.value;
  const shared = await shareFile(file, file.name);
  if (shared !== null) await handed();
  return describeShareResult(shared, 'backup');
}

/** Counts the steps of the open game that are only in memory. An undo alone does not count. */
export function countUnsavedSteps(): number {
  const [now, saved] = [log(), getSavedLogPart()];
  return now && saved ? lastSeq(now) - saved.last : 0;
}
