import type { KnownState, Log } from '../game/log';
import { parseSnapshot, printSnapshot, restoreLog, type Snapshot, takeSnapshot } from '../game/snapshot';
import { ok } from '../plain/result';
import { checksum } from './checksum';
import { defaultDatabase, queryEntriesFrom } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import { readGameHead } from './game-heads';
import { parseEntry } from './parse-record';
import { isSameData } from './same-data';

/** Minimum number of entries for a snapshot. Shorter games are read in full without delay. */
const LONG = 500;

/** Entries between two snapshots. */
const EVERY = 250;

/**
 * Version of snapshots: the name of this file. The build derives the name from a hash of the file's contents and
 * dependencies, including the fold. A snapshot of another version is ignored, because its fold may differ.
 */
const VERSION = import.meta.url.slice(import.meta.url.lastIndexOf('/') + 1);

/**
 * Reads the snapshot of a long game, before its entries. Null if no snapshot is usable, for example after undo went
 * back before it.
 */
export function readSnapshot(
  id: string,
  database = defaultDatabase(),
): Promise<StoreResult<{ readonly name: string; readonly log: Log; readonly known: KnownState } | null>> {
  return attemptStoreWork(() =>
    database.transaction('r', database.games, database.entries, database.glances, async () => {
      const snapshot = read(await database.glances.get(id), id);
      const head = snapshot && (await readGameHead(database, id));
      if (!snapshot || !head?.ok) return ok(null);
      const [last, ...rows] = await queryEntriesFrom(database, id, snapshot.entry.seq).toArray();
      // If the stored entry at the snapshot's cursor differs, the snapshot belongs to other contents.
      if (!isSameData(last, snapshot.entry)) return ok(null);
      const later = rows.map(parseEntry).flatMap((entry) => (entry.ok ? entry.value : []));
      const found = later.length < rows.length ? null : restoreLog(snapshot, later, head.value.cursor, head.value.tip);
      return ok(found && { name: head.value.name, ...found });
    }),
  );
}

/**
 * Returns whether a new snapshot is needed. `last` is the number of the last entry in the last snapshot. Null if there
 * is no snapshot.
 */
export function needsSnapshot(log: Log, last: number | null): boolean {
  return (log.cursor ?? 0) >= LONG && Math.abs((log.cursor ?? 0) - (last ?? 0)) >= EVERY;
}

/** Saves a snapshot of a game. A failure only makes the next opening slower. */
export async function saveSnapshot(log: Log, database = defaultDatabase()): Promise<void> {
  const snapshot = takeSnapshot(log);
  if (!snapshot) return;
  const text = printSnapshot(snapshot);
  const row = { game: log.game, version: VERSION, sum: checksum(text), text };
  await attemptStoreWork(() =>
    // One transaction, because another window may delete the game meanwhile.
    database.transaction('rw', database.games, database.glances, async () => {
      if (await database.games.get(log.game)) await database.glances.put(row);
      return ok(null);
    }),
  );
}

function read(row: unknown, game: string): Snapshot | null {
  const { version, sum, text } = (row ?? {}) as Readonly<Record<string, unknown>>;
  if (version !== VERSION || typeof text !== 'string' || checksum(text) !== sum) return null;
  const snapshot = parseSnapshot(text);
  return snapshot?.entry?.game === game ? snapshot : null;
}
