import type { LogEntry } from '../../game/log';
import { ok } from '../../plain/result';
import type { ParsedBackup } from '../../share/backup/backup-parts';
import type { ReceivedContent } from '../../share/transfer';
import { BACKUP_TABLES, type BackupBody } from '../../store/database';
import type { StoreResult } from '../../store/fault';
import type { MergeReport } from '../../store/merge';
import type { GameRecord } from '../../store/records';
import { mergeRecords, previewMerge, restoreRecords } from '../../store/restore';
import { validateBackup } from '../../store/validate-backup';

/** Summary of a backup that was read and compared with this device. Its records stay in the worker. */
export interface BackupSummary {
  readonly found: Omit<ParsedBackup, 'body'>;
  /** Expected result of a merge. */
  readonly report: MergeReport;
  /** Number of readable records of each table that are not deleted. */
  readonly liveCounts: Readonly<Record<keyof BackupBody, number>>;
  /** The game of a backup that contains only one game. Null otherwise. */
  readonly game: { readonly head: GameRecord; readonly entries: readonly LogEntry[] } | null;
}

/** Received data. A backup was also compared with this device, if the store could be read. */
export type ParsedTransfer =
  | Exclude<ReceivedContent, { readonly kind: 'backup' | 'game' }>
  | { readonly kind: 'backup' | 'game'; readonly look: StoreResult<BackupSummary> };

/** Whether to merge the backup or to replace all data with it. */
export type RestoreMode = 'add' | 'replace';

/** Result of a restore. Null if all data was replaced. */
export type RestoreResult = StoreResult<MergeReport | null>;

/** Backup with its records in memory, its summary and a function to restore it. */
export interface BackupInMemory {
  readonly look: StoreResult<BackupSummary>;
  readonly restore: (mode: RestoreMode) => Promise<RestoreResult>;
}

/** Share of the validation in the progress, from 0 to 1. The comparison with this device is the rest. */
const VALIDATION_SHARE = 0.5;

/**
 * Validates the records of a backup and compares them with this device. Nothing changes until `restore`.
 * @param onProgress called with the progress, from 0 to 1
 */
export async function inspectBackup(
  { body, ...found }: ParsedBackup,
  kind: 'backup' | 'game',
  onProgress: (done: number) => void,
): Promise<BackupInMemory> {
  const sound = await validateBackup(body, (done) => onProgress(done * VALIDATION_SHARE));
  const look = await previewMerge(sound, undefined, (done) =>
    onProgress(VALIDATION_SHARE + done * (1 - VALIDATION_SHARE)),
  );
  const [head] = sound.body.games;
  const restore = async (mode: RestoreMode): Promise<RestoreResult> => {
    if (mode === 'add') return mergeRecords(sound);
    const replaced = await restoreRecords(sound);
    return replaced.ok ? ok(null) : replaced;
  };
  if (!look.ok) return { look, restore };
  const { report, countActive } = look.value;
  const counts = Object.fromEntries(BACKUP_TABLES.map((table) => [table, countActive(table)]));
  const game = kind === 'game' && head ? { head, entries: sound.body.entries } : null;
  const told = { found, report, liveCounts: counts as Record<keyof BackupBody, number>, game };
  return { look: ok(told), restore };
}
