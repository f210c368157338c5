import type { LogEntry } from '../../game/log';
import type { ParsedBackup } from '../../share/backup/read-backup';
import type { ReceivedContent } from '../../share/transfer';
import type { BackupBody } from '../../store/backup';
import type { StoreResult } from '../../store/fault';
import type { MergeReport } from '../../store/merge';
import type { GameRecord } from '../../store/records';

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
