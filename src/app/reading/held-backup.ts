import { ok, type Result } from '../../plain/result';
import type { BackupFound } from '../../share/backup/read';
import type { BackupBody } from '../../store/backup';
import { TABLES } from '../../store/database';
import type { StoreFault } from '../../store/fault';
import { lookInto, mergeSound, replaceWithSound } from '../../store/restore';
import { soundOf } from '../../store/sound';
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
  { body, ...found }: BackupFound,
  kind: 'backup' | 'game',
  onProgress: (done: number) => void,
): Promise<HeldBackup> {
  const sound = await soundOf(body, (done) => onProgress(done * LOOKING));
  const look = await lookInto(sound, undefined, (done) => onProgress(LOOKING + done * (1 - LOOKING)));
  const [head] = sound.body.games;
  const restore = async (way: RestoreWay): Promise<Restored> => {
    if (way === 'add') return mergeSound(sound);
    const replaced = await replaceWithSound(sound);
    return replaced.ok ? ok(null) : replaced;
  };
  if (!look.ok) return { look, restore };
  const { report, living } = look.value;
  const counts = Object.fromEntries(TABLES.map((table) => [table, living(table)]));
  const game = kind === 'game' && head ? { head, entries: sound.body.entries } : null;
  const told = { found, report, living: counts as Record<keyof BackupBody, number>, game };
  return { look: ok(told), restore };
}
