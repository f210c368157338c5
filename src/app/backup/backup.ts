import { lastSeq } from '../../game/log';
import { err, ok, type Result } from '../../plain/result';
import { log, readSavedPart } from '../game/session';
import { shareFile, wordsOfShared } from '../share';
import { sentenceOf } from '../storage/faults';

/** Creates a backup file, with a function that records its handover. The fault is a sentence. */
export async function backupToHand(): Promise<
  Result<{ readonly file: File; readonly handed: () => Promise<void> }, string>
> {
  const { makeBackup, noteBackup } = await import('./backup-file');
  const made = await makeBackup();
  if (!made.ok) return err(sentenceOf(made.fault));
  const { blob, at } = made.value;
  const name = `sidekick-${new Date(at).toISOString().slice(0, 10)}.sidekick`;
  return ok({ file: new File([blob], name, { type: blob.type }), handed: () => noteBackup(at) });
}

/**
 * Shares a backup of this device as one file, or saves it to the downloads. Returns a message for the user; null if
 * there is nothing to report.
 */
export async function backUp(): Promise<string | null> {
  const made = await backupToHand();
  if (!made.ok) return made.fault;
  const { file, handed } = made.value;
  const shared = await shareFile(file, file.name);
  if (shared !== null) await handed();
  return wordsOfShared(shared, 'backup');
}

/** Counts the steps of the open game that are only in memory. An undo alone does not count. */
export function unsavedSteps(): number {
  const [now, saved] = [log(), readSavedPart()];
  return now && saved ? lastSeq(now) - saved.last : 0;
}
