import { ok, type Result } from '../../plain/result';
import type { ParsedBackup } from '../../share/backup/read-backup';
import type { BackupBody } from '../../store/backup';
import { BACKUP_TABLES } from '../../store/database';
import type { StoreFault } from '../../store/fault';
import { mergeRecords, previewMerge, restoreRecords } from '../../store/restore';
import { validateBackup } from '../../store/validate-backup';
import type { BackupLook, Restored, RestoreWay } from './asks';

/** A backup whose records were read: what is shown of it, and what takes it over. */
export interface HeldBackup {
  readonly look: Result<BackupLook, StoreFault>;
  readonly restore: (way: RestoreWay) => Promise<Restored>;
}

/** To look into the records is as much work as to hold them against what is here. */
const LOOKING = 0.5;

/**
 * Looks into each record of a backup and holds it against what is here; nothing is changed until `restore`.
 * @param onProgress is told how far it is, from 0 to 1
 */
export async function holdBackup(
  { body, ...found }: ParsedBackup,
  kind: 'backup' | 'game',
  onProgress: (done: number) => void,
): Promise<HeldBackup> {
  const sound = await validateBackup(body, (done) => onProgress(done * LOOKING));
  const look = await previewMerge(sound, undefined, (done) => onProgress(LOOKING + done * (1 - LOOKING)));
  const [head] = sound.body.games;
  const restore = async (way: RestoreWay): Promise<Restored> => {
    if (way === 'add') return mergeRecords(sound);
    const replaced = await restoreRecords(sound);
    return replaced.ok ? ok(null) : replaced;
  };
  if (!look.ok) return { look, restore };
  const { report, countActive } = look.value;
  const counts = Object.fromEntries(BACKUP_TABLES.map((table) => [table, countActive(table)]));
  const game = kind === 'game' && head ? { head, entries: sound.body.entries } : null;
  const told = { found, report, living: counts as Record<keyof BackupBody, number>, game };
  return { look: ok(told), restore };
}
