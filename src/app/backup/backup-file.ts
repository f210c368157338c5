import { isRecord } from '../../plain/record';
import { ok } from '../../plain/result';
import { getFormat } from '../../share/file-formats';
import { readAllTables } from '../../store/backup';
import {
  type ChangeCounts,
  COUNTED_TABLES,
  countChangesSince,
  countRecords,
  type TableCounts,
} from '../../store/changes';
import { getDeviceValue, putDeviceValue } from '../../store/device';
import type { StoreResult } from '../../store/fault';
import { nextTimestamp } from '../../store/timestamp';
import { sayMany } from '../../text/say';
import { createLive, type Live } from '../storage/live';

/** Creates a backup of all data on this device. `at` in the result is the time of the backup. */
export async function makeBackup(): Promise<StoreResult<{ readonly blob: Blob; readonly at: number }>> {
  const at = nextTimestamp();
  const all = await readAllTables();
  if (!all.ok) return all;
  const { mediaType, write } = getFormat('backup');
  const parts = await (await write())(all.value, at, __VERSION__);
  return ok({ blob: new Blob(parts, { type: mediaType }), at });
}

const LAST = 'last-backup';
const REMIND = 'remind-backup';

/** Tolerance for stored times that are later than the current time, because clocks are adjusted. */
const CLOCK_TOLERANCE_MS = 60_000;

interface LastBackup {
  /** Time of the last backup of this device, in milliseconds since 1970. 0 if there is no backup yet. */
  readonly at: number;
  readonly counts: TableCounts;
  /** Time when the reminder was last dismissed after this backup. 0 for never. */
  readonly waved: number;
}

export interface BackupState extends LastBackup {
  /** Changes that are in no backup yet. Null if they cannot be counted. */
  readonly changes: ChangeCounts | null;
  /** Whether the user wants reminders to make a backup. */
  readonly isReminderOn: boolean;
}

async function readLast(): Promise<LastBackup> {
  const result = await getDeviceValue(LAST);
  const value = result.ok && isRecord(result.value) ? result.value : {};
  const { at, waved, counts } = value;
  return {
    at: ignoreFutureTime(at),
    waved: ignoreFutureTime(waved),
    counts: isRecord(counts) ? (counts as TableCounts) : {},
  };
}

/**
 * Returns 0 for a time in the future. The clock was ahead when the time was stored, so changes since then cannot be
 * determined.
 */
function ignoreFutureTime(time: unknown): number {
  return typeof time === 'number' && time <= Date.now() + CLOCK_TOLERANCE_MS ? time : 0;
}

/** Records that everything up to a time is in a backup. */
export async function recordBackup(at: number): Promise<void> {
  const counts = await countRecords();
  await putDeviceValue(LAST, { at, waved: 0, counts: counts.ok ? counts.value : {} });
}

export async function readBackupState(): Promise<BackupState> {
  const backup = await readLast();
  const [changes, remind] = await Promise.all([countChanges(backup.at, backup.counts), getDeviceValue(REMIND)]);
  return { ...backup, changes, isReminderOn: !remind.ok || remind.value !== false };
}

/** Creates the live state of the backups, for a screen that shows it. */
export function createBackupState(): Live<BackupState> {
  return createLive([...COUNTED_TABLES, 'device'], async () => ok(await readBackupState()));
}

/** Number of changed games that justifies a backup reminder. */
const GAMES_FOR_REMINDER = 3;
const RECORDS_FOR_REMINDER = 25;
/** Time since the last backup or dismissed reminder after which any change justifies a reminder. */
const LONG_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the changes since the last backup if a reminder is due, else null. After a dismissal, only newer changes make
 * a reminder due again.
 */
export async function findBackupReminder(now: number): Promise<ChangeCounts | null> {
  const { at, waved, counts, changes, isReminderOn } = await readBackupState();
  if (!isReminderOn) return null;
  const since = Math.max(at, waved);
  const newer = since === at ? changes : await countChanges(since, counts);
  if (!newer) return null;
  const { games, things } = newer;
  const old = at > 0 && now - since > LONG_MS && games + things > 0;
  return games >= GAMES_FOR_REMINDER || things >= RECORDS_FOR_REMINDER || old ? changes : null;
}

async function countChanges(since: number, counts: TableCounts): Promise<ChangeCounts | null> {
  const result = await countChangesSince(since, counts);
  return result.ok ? result.value : null;
}

/** Dismisses the reminder until enough further changes are made. */
export async function dismissBackupReminder(): Promise<void> {
  const counts = await countRecords();
  await putDeviceValue(LAST, { ...(await readLast()), waved: nextTimestamp(), counts: counts.ok ? counts.value : {} });
}

export async function setBackupReminder(on: boolean): Promise<void> {
  await putDeviceValue(REMIND, on ? null : false);
}

/** Returns a text for a number of changes, such as `2 games and 14 other changes`. Null if there are no changes. */
export function describeChanges({ games, things }: ChangeCounts): string | null {
  const played = games === 0 ? null : sayMany(games, '1 game', '{n} games');
  if (things === 0) return played;
  return played === null
    ? sayMany(things, '1 change', '{n} changes')
    : sayMany(things, '{played} and 1 other change', '{played} and {n} other changes', { played });
}
