import { append, findEntry, type Log, type LogEntry, lastSeq, listHistory, nextEntry } from '../game/log';
import { ok } from '../plain/result';
import { printBackup } from './backup';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { readGameHead, readLastSeq } from './game-heads';
import { openGame } from './games';
import type { GameRecord, MissionRow } from './records';
import { isSameData } from './same-data';
import { nextTimestamp } from './timestamp';
import { notifyEntriesWritten, type WrittenEntries } from './written-entries';

/** The stored state of a game: its entries up to `last`, its cursor and its tip. */
interface Saved {
  readonly last: number;
  readonly cursor: number | null;
  readonly tip: number | null;
}

/** Maximum number of retries after conflicts with other windows. */
const TRIES = 20;

/**
 * Writes the unsaved entries of a log, and its cursor, in one transaction. If another window was first, the entries are
 * appended after the entries of that window, and the returned log differs. If the browser erased the game, it is
 * written again in full.
 */
export async function writeUnsavedEntries(
  log: Log,
  name: string,
  saved: Saved,
  database = defaultDatabase(),
): Promise<StoreResult<Log>> {
  let [ours, from] = [log, saved];
  for (let tries = 1; ; tries++) {
    const written = await write(ours, name, from, database);
    if (written.ok) {
      notifyEntriesWritten(copyOf(ours, name, saved), database);
      return ok(ours);
    }
    if (written.fault.code !== 'conflict' || tries === TRIES) return written;
    const result = await openGame(log.game, database);
    if (!result.ok) return result;
    const disk = result.value.log;
    from = { last: lastSeq(disk), cursor: disk.cursor, tip: disk.tip };
    const stored = lastStored(disk, log, saved.last);
    ours = stored === lastSeq(disk) ? log : after(disk, unsaved(log, { ...saved, last: stored }));
  }
}

/** Adds the heading of a game and the entries refused by the database to the second copy. */
export function copyRefusedEntries(log: Log, name: string, saved: Saved, database = defaultDatabase()): void {
  notifyEntriesWritten({ ...copyOf(log, name, saved), confirmed: saved.last }, database);
}

function copyOf(log: Log, name: string, saved: Saved): WrittenEntries {
  return { head: { ...headOf(log, name), touched: nextTimestamp() }, entries: entriesAfter(log, saved.last) };
}

function write(log: Log, name: string, saved: Saved, database: Database): Promise<StoreResult<null>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.games, database.entries, async () => {
      const head = await readGameHead(database, log.game);
      if (!head.ok && head.fault.code === 'missing') {
        await database.games.add(headOf(log, name));
        await database.entries.bulkPut(entriesAfter(log, 0));
        return ok(null);
      }
      if (!head.ok) return head;
      const { cursor, tip } = head.value;
      const last = await readLastSeq(database, log.game);
      if (last !== saved.last || cursor !== saved.cursor || tip !== saved.tip)
        return makeStoreFault('conflict', `held from ${saved.last}: on disk ${last} at ${cursor}`);
      await database.entries.bulkAdd(entriesAfter(log, saved.last));
      await database.games.put({ ...head.value, cursor: log.cursor, tip: log.tip, touched: nextTimestamp() });
      return ok(null);
    }),
  );
}

function entriesAfter(log: Log, last: number): LogEntry[] {
  const entries: LogEntry[] = [];
  for (let seq = last + 1; seq <= lastSeq(log); seq++) {
    const entry = findEntry(log, seq);
    if (entry) entries.push(entry);
  }
  return entries;
}

/**
 * Returns the number of the last entry in `ours` that is already on disk. Recovery may have written refused entries
 * from the second copy, and each entry must count once.
 */
function lastStored(disk: Log, ours: Log, saved: number): number {
  let last = saved;
  for (let next = last + 1; next <= lastSeq(ours) && isSameData(findEntry(disk, next), findEntry(ours, next)); next++)
    last = next;
  return last;
}

/** Returns the unsaved entries that were not undone. */
function unsaved(log: Log, saved: Saved): LogEntry[] {
  return listHistory(log).filter(({ seq }) => seq > saved.last && seq <= (log.cursor ?? 0));
}

function after(log: Log, entries: readonly LogEntry[]): Log {
  return entries.reduce((now, { at, step, facts }) => append(now, { ...nextEntry(now, at, step, []), facts }), log);
}

/**
 * Prints a game in memory, saved or not, as a file that can be imported like any backup.
 * @param missions start settings, if the game is a mission
 */
export function printGameFile(log: Log, name: string, missions: readonly MissionRow[] = []): string {
  const { game, entries } = toGameRows(log, name);
  return printBackup({ games: [game], entries, missions });
}

/** Returns the records of a game in memory, saved or not. */
export function toGameRows(
  log: Log,
  name: string,
): { readonly game: GameRecord; readonly entries: readonly LogEntry[] } {
  return { game: headOf(log, name), entries: entriesAfter(log, 0) };
}

function headOf(log: Log, name: string): GameRecord {
  return {
    id: log.game,
    name,
    created: findEntry(log, 1)?.at ?? Date.now(),
    touched: Date.now(),
    cursor: log.cursor,
    tip: log.tip,
    edition: log.table.edition,
    archived: false,
    deletedAt: null,
  };
}
