import type { MapReport } from '../../board/readers/collection';
import type { LogEntry } from '../../game/log';
import type { parseSharedPosition } from '../../notation/cases';
import type { FileFault } from '../../plain/lenient';
import type { Result } from '../../plain/result';
import type { ParsedBackup } from '../../share/backup/read-backup';
import type { Transfer, TransferFault } from '../../share/transfer';
import type { BackupBody } from '../../store/backup';
import type { StoreFault } from '../../store/fault';
import type { MergeReport } from '../../store/merge';
import type { GameRecord } from '../../store/records';

/** What somebody else wrote, to be read beside the page's thread. */
export type ReadAsk =
  | { readonly ask: 'transfer'; readonly given: string | Blob; readonly editions: readonly string[] }
  | { readonly ask: 'position'; readonly text: string; readonly editions: readonly string[] }
  | { readonly ask: 'map'; readonly text: string; readonly file: string };

/** What is known of a backup that was read and held against what is here. Its records stay where they were read. */
export interface BackupLook {
  readonly found: Omit<ParsedBackup, 'body'>;
  /** What a merge would come to. */
  readonly report: MergeReport;
  /** How many records of each table can be read and are not deleted. */
  readonly living: Readonly<Record<keyof BackupBody, number>>;
  /** Of one game, that game. */
  readonly game: { readonly head: GameRecord; readonly entries: readonly LogEntry[] } | null;
}

/** Something that was sent. A backup was held against what is here as well, where the store let itself be read. */
export type Sent =
  | Exclude<Transfer, { readonly kind: 'backup' | 'game' }>
  | { readonly kind: 'backup' | 'game'; readonly look: Result<BackupLook, StoreFault> };

/** What comes of each. */
export interface ReadAnswers {
  readonly transfer: Result<Sent, TransferFault>;
  readonly position: ReturnType<typeof parseSharedPosition>;
  readonly map: Result<MapReport, FileFault>;
}

/** To add what the backup holds that was read before, or to put it in place of all that is here. */
export type RestoreWay = 'add' | 'replace';
/** What came of it; null where all was replaced. */
export type Restored = Result<MergeReport | null, StoreFault>;

export type ReadTell =
  | { readonly tell: 'progress'; readonly done: number }
  | { readonly tell: 'read'; readonly answer: ReadAnswers[keyof ReadAnswers] }
  | { readonly tell: 'restored'; readonly restored: Restored };
