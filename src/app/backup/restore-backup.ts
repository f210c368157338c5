import { type Log, makeLog } from '../../game/log';
import { getOwnProperty } from '../../plain/get-own';
import { err, ok, type Result } from '../../plain/result';
import type { BackupBody } from '../../store/database';
import type { StoreFault, StoreResult } from '../../store/fault';
import type { GameCounts, MergeReport, RecordCounts } from '../../store/merge';
import type { GameRecord } from '../../store/records';
import { type RestorePoint, readRestorePoint, revertRestore } from '../../store/restore';
import { nextTimestamp } from '../../store/timestamp';
import { say, sayMany } from '../../text/say';
import type { BackupSummary, RestoreMode, RestoreResult } from '../reading/backup-in-memory';
import { createLive, type Live } from '../storage/live';
import { describeStoreFault } from '../storage/store-fault-text';
import { readBackupState, recordBackup } from './backup-file';

type Counted = (count: number) => string;

/** Tables of a backup and their labels, in display order. */
const KINDS = [
  ['games', (n) => sayMany(n, '1 game', '{n} games')],
  ['characters', (n) => sayMany(n, '1 character', '{n} characters')],
  ['maps', (n) => sayMany(n, '1 map', '{n} maps')],
  ['forces', (n) => sayMany(n, '1 force', '{n} forces')],
  ['campaigns', (n) => sayMany(n, '1 campaign', '{n} campaigns')],
  ['cards', (n) => sayMany(n, '1 card', '{n} cards')],
  ['owned', (n) => sayMany(n, '1 owned character', '{n} owned characters')],
  ['pictures', (n) => sayMany(n, '1 picture', '{n} pictures')],
  ['rulings', (n) => sayMany(n, '1 ruling', '{n} rulings')],
  ['codes', (n) => sayMany(n, '1 barcode', '{n} barcodes')],
] as const satisfies readonly (readonly [keyof BackupBody, Counted])[];

const OTHERS: Readonly<Record<string, Counted>> = {
  entries: (n) => sayMany(n, '1 game step', '{n} game steps'),
  missions: (n) => sayMany(n, '1 mission plan', '{n} mission plans'),
  settings: (n) => sayMany(n, '1 setting or draft', '{n} settings or drafts'),
  asides: (n) => sayMany(n, '1 unreadable record', '{n} unreadable records'),
};

/** Content of a backup file before the backup is restored. */
export interface BackupPreview {
  readonly found: BackupSummary['found'];
  /** Counts by table, such as `3 games` with `1 new, 2 already here`. Empty tables are omitted. */
  readonly kinds: readonly { readonly what: string; readonly how: string }[];
  /** Unreadable or missing items of the backup file, such as `12 game steps`. */
  readonly lost: readonly string[];
  /** Whether everything readable in the backup is already on this device. */
  readonly isNothingNew: boolean;
  /** Restores the backup in the worker that has read it. */
  readonly restore: (mode: RestoreMode) => Promise<RestoreResult>;
}

/** A received game with its log and the effect of saving it. */
export interface GamePreview extends BackupPreview {
  readonly game: GameRecord;
  readonly log: Log;
  readonly effect: keyof GameCounts;
}

/** Creates a preview of a backup that was compared with this device. The fault is a sentence. */
export function makeBackupPreview(
  look: StoreResult<BackupSummary>,
  restore: BackupPreview['restore'],
): Result<BackupPreview, string> {
  return look.ok ? ok(preview(look.value, restore)) : err(describeStoreFault(look.fault));
}

/** Creates a preview of one game. The fault is a sentence. */
export function makeGamePreview(
  look: StoreResult<BackupSummary>,
  restore: BackupPreview['restore'],
): Result<GamePreview, string> {
  if (!look.ok) return err(describeStoreFault(look.fault));
  const { game, report } = look.value;
  if (!game) return err(say('This version of Sidekick cannot read the game. Update the app.'));
  const { head, entries } = game;
  const { log } = makeLog(head.id, entries, head.cursor, head.tip);
  const effect = (['added', 'grown', 'copied'] as const).find((each) => report.games[each] > 0) ?? 'same';
  return ok({ ...preview(look.value, restore), game: head, log, effect });
}

function preview(
  { found: backup, report, liveCounts }: BackupSummary,
  restore: BackupPreview['restore'],
): BackupPreview {
  const kinds = KINDS.flatMap(([table, counted]) => {
    const count = liveCounts[table];
    return count === 0 ? [] : [{ what: counted(count), how: howOf(report[table]) }];
  });
  const lost = new Map(backup.lost.map(({ table, count }) => [table, count]));
  for (const { table } of report.refused) lost.set(table, (lost.get(table) ?? 0) + 1);
  return {
    found: backup,
    kinds,
    lost: [...lost].flatMap(([table, count]) => (count === 0 ? [] : countedOf(table)(count))),
    isNothingNew: KINDS.every(([table]) => countIncoming(report[table]) === 0) && report.settings === 0,
    restore,
  };
}

function countedOf(table: string): Counted {
  const kind = KINDS.find(([name]) => name === table);
  return kind?.[1] ?? getOwnProperty(OTHERS, table) ?? ((n) => sayMany(n, '1 unknown record', '{n} unknown records'));
}

const NEW: Counted = (n) => sayMany(n, '1 new', '{n} new');
const ALREADY_HERE: Counted = (n) => sayMany(n, '1 already here', '{n} already here');

function howOf(counts: GameCounts | RecordCounts): string {
  const parts: readonly (readonly [count: number, words: Counted])[] =
    'grown' in counts
      ? [
          [counts.added, NEW],
          [counts.grown, (n) => sayMany(n, '1 further along than yours', '{n} further along than yours')],
          [counts.copied, (n) => sayMany(n, '1 differs from yours: both stay', '{n} differ from yours: all stay')],
          [counts.same, ALREADY_HERE],
        ]
      : [
          [counts.added, NEW],
          [counts.newer, (n) => sayMany(n, '1 newer than yours', '{n} newer than yours')],
          [counts.older, (n) => sayMany(n, '1 older than yours: yours stays', '{n} older than yours: yours stay')],
          [counts.same, ALREADY_HERE],
        ];
  return parts.flatMap(([count, counted]) => (count === 0 ? [] : [counted(count)])).join(', ');
}

/** Counts the records that would be added or updated. */
function countIncoming(counts: GameCounts | RecordCounts): number {
  return counts.added + ('grown' in counts ? counts.grown + counts.copied : counts.newer);
}

export function describeMerge(report: MergeReport): string {
  const came = KINDS.flatMap(([table, counted]) => {
    const count = countIncoming(report[table]);
    return count === 0 ? [] : counted(count);
  });
  const taken =
    came.length === 0
      ? say('Everything was already here.')
      : say('Added or updated: {items}.', { items: came.join(', ') });
  const { length } = report.refused;
  if (length === 0) return taken;
  return `${taken} ${sayMany(length, '1 unreadable record was skipped.', '{n} unreadable records were skipped.')}`;
}

/** Adds the data that only the backup has. Returns the result or the reason for failure as a sentence. */
export async function addBackup({ found: backup, restore }: BackupPreview): Promise<Result<string, string>> {
  const { changes } = await readBackupState();
  const fresh = changes?.games === 0 && changes.things === 0;
  const merged = await restore('add');
  if (!merged.ok) return err(describeRestoreFault(merged.fault));
  if (fresh && merged.value?.refused.length === 0) await recordRestoredBackup(backup);
  return ok(merged.value === null ? '' : describeMerge(merged.value));
}

/** Explains why a restore failed. It is one transaction, so nothing has changed. */
function describeRestoreFault(fault: StoreFault): string {
  if (fault.code === 'newer') return describeStoreFault(fault);
  return fault.code === 'full'
    ? say(
        'This device has too little space for all of this. Nothing changed, and nothing was lost. Free up space, then try again.',
      )
    : say('{problem} Nothing was changed.', { problem: describeStoreFault(fault) });
}

/** Replaces all data with the backup. The app must then be reloaded because its state is stale. */
export async function replaceWithBackup({ found: backup, restore }: BackupPreview): Promise<Result<null, string>> {
  const replaced = await restore('replace');
  if (replaced.ok) await recordRestoredBackup(backup);
  return replaced.ok ? ok(null) : err(describeRestoreFault(replaced.fault));
}

/** Records the restored file as the last backup, unless the file is damaged. */
async function recordRestoredBackup({ damaged }: BackupPreview['found']): Promise<void> {
  if (!damaged) await recordBackup(nextTimestamp());
}

/** Restores the data from before the last restore. The app must then be reloaded. */
export async function undoRestore(): Promise<Result<null, string>> {
  const back = await revertRestore();
  return back.ok ? ok(null) : err(describeRestoreFault(back.fault));
}

/**
 * Creates the live description of the data that was saved before the last restore. Null until it is read, and if there
 * was no restore.
 */
export function createRestorePoint(): Live<RestorePoint | null> {
  return createLive(['befores'], () => readRestorePoint());
}
