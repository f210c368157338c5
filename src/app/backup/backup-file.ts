import { type Accessor, createSignal } from 'solid-js';
import { isRecord } from '../../plain/record';
import { ok, type Result } from '../../plain/result';
import { writeBackup } from '../../share/backup/write-backup';
import { readAllTables } from '../../store/backup';
import { type ChangeCounts, countChangesSince, countRecords, type TableCounts } from '../../store/changes';
import { getDevice, putDevice } from '../../store/device';
import type { StoreFault } from '../../store/fault';
import { nextTimestamp } from '../../store/timestamp';
import { sayMany } from '../../text/say';

export const BACKUP_TYPE = 'application/x-sidekick';

/** Everything on this device as a file, and the moment it stands for. */
export async function makeBackup(): Promise<Result<{ readonly blob: Blob; readonly at: number }, StoreFault>> {
  const at = nextTimestamp();
  const all = await readAllTables();
  if (!all.ok) return all;
  return ok({ blob: new Blob(await writeBackup(all.value, at, __VERSION__), { type: BACKUP_TYPE }), at });
}

const LAST = 'last-backup';
const REMIND = 'remind-backup';

/** So far apart may two looks at one clock be. */
const ASTRAY_MS = 60_000;

interface LastBackup {
  readonly at: number;
  readonly counts: TableCounts;
  /** When somebody waved the reminder off after it; 0 for never. */
  readonly waved: number;
}

const [last, setLast] = createSignal<number | null>(null);
const [open, setOpen] = createSignal<ChangeCounts | null>(null);
const [reminds, setReminds] = createSignal(true);

/** When the last backup was made on this device, epoch milliseconds; 0: never; null until `refreshBackupState`. */
export const lastBackup: Accessor<number | null> = last;
/** What is in no backup yet; null until `refreshBackupState`. */
export const unsaved: Accessor<ChangeCounts | null> = open;
/** Whether a reminder is wanted. */
export const reminderOn: Accessor<boolean> = reminds;

async function readLast(): Promise<LastBackup> {
  const kept = await getDevice(LAST);
  const value = kept.ok && isRecord(kept.value) ? kept.value : {};
  const { at, waved, counts } = value;
  return {
    at: notAhead(at),
    waved: notAhead(waved),
    counts: isRecord(counts) ? (counts as TableCounts) : {},
  };
}

/** A time that is still to come was written down by a clock that was ahead: what was done since is not known, and better told twice than not. */
function notAhead(time: unknown): number {
  return typeof time === 'number' && time <= Date.now() + ASTRAY_MS ? time : 0;
}

/** Writes down that all up to then is in a backup. */
export async function noteBackup(at: number): Promise<void> {
  const counts = await countRecords();
  await putDevice(LAST, { at, waved: 0, counts: counts.ok ? counts.value : {} });
  setLast(at);
  setOpen({ games: 0, things: 0 });
}

/** Reads what the accessors tell. */
export async function refreshBackupState(): Promise<void> {
  const kept = await readLast();
  const [changes, remind] = await Promise.all([countChangesSince(kept.at, kept.counts), getDevice(REMIND)]);
  setLast(kept.at);
  setReminds(!remind.ok || remind.value !== false);
  setOpen(changes.ok ? changes.value : null);
}

/** So much is worth a reminder. */
const GAMES_DUE = 3;
const THINGS_DUE = 25;
/** Any change is worth one after so long. */
const LONG_MS = 30 * 24 * 60 * 60 * 1000;

/** What is in no backup, where that is enough to remind of, and nobody waved it off since; null otherwise. */
export async function backupDue(now: number): Promise<ChangeCounts | null> {
  await refreshBackupState();
  if (!reminds()) return null;
  const kept = await readLast();
  const since = Math.max(kept.at, kept.waved);
  const changes = since === kept.at ? open() : await changed(since, kept.counts);
  if (!changes) return null;
  const { games, things } = changes;
  const old = kept.at > 0 && now - since > LONG_MS && games + things > 0;
  return games >= GAMES_DUE || things >= THINGS_DUE || old ? open() : null;
}

async function changed(since: number, counts: TableCounts): Promise<ChangeCounts | null> {
  const found = await countChangesSince(since, counts);
  return found.ok ? found.value : null;
}

/** Not now: it comes again when as much more is unsaved. */
export async function dismissReminder(): Promise<void> {
  const counts = await countRecords();
  await putDevice(LAST, { ...(await readLast()), waved: nextTimestamp(), counts: counts.ok ? counts.value : {} });
}

export async function setReminder(on: boolean): Promise<void> {
  setReminds(on);
  await putDevice(REMIND, on ? null : false);
}

/** `2 games and 14 other changes`; null where there are none. */
export function wordsOfChanges({ games, things }: ChangeCounts): string | null {
  const played = games === 0 ? null : sayMany(games, '1 game', '{n} games');
  if (things === 0) return played;
  return played === null
    ? sayMany(things, '1 change', '{n} changes')
    : sayMany(things, '{played} and 1 other change', '{played} and {n} other changes', { played });
}
