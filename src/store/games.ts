import {
  type KnownState,
  type Log,
  type LogEntry,
  lastSeq,
  makeLog,
  mergeEntries,
  type RejectedLogFact,
} from '../game/log';
import { ok } from '../plain/result';
import type { Fact } from '../table/facts';
import { type Database, defaultDatabase, newId, queryEntriesFrom } from './database';
import { readEntries, writeMissingPacks, writePackIfFull } from './entry-packs';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { fixEntry, makeHeadFromEntries } from './fix-records';
import { parseGameHeads, readGameHead, readLastSeq, rebuildGameHead } from './game-heads';
import { watchTables } from './live-queries';
import { parseEntry, parseGame } from './parse-record';
import type { GameRecord } from './records';
import { isSharedGame } from './shared-games';
import { nextTimestamp } from './timestamp';
import { type InvalidRecord, parseRecords } from './unreadable-records';
import { notifyEntriesWritten } from './written-entries';

/** A game as read from the store. */
export interface OpenedGame {
  readonly game: GameRecord;
  readonly log: Log;
  /** Impossible facts, which were left out of the table. */
  readonly rejected: readonly RejectedLogFact[];
  /** Records of the game that could not be read. */
  readonly unreadable: readonly InvalidRecord[];
  /** Numbers of entries with a parent that does not exist. They were attached to another entry. */
  readonly mended: readonly number[];
  /** Whether the game is played on several phones. */
  readonly shared: boolean;
}

/**
 * Detail of the fault for a direct write to a shared game. If another window has shared the game, entries must be
 * written through the shared document. A direct write would diverge from the document.
 */
const SHARED = 'the game is played on several phones';

/** Creates a game, optionally with its first tap. The game is on disk when the promise resolves. */
export function createGame(
  head: { readonly name: string; readonly edition: string; readonly demo?: boolean },
  first: { readonly step: string; readonly facts: readonly Fact[] } | null = null,
  database = defaultDatabase(),
): Promise<StoreResult<OpenedGame>> {
  return attemptStoreWork(async () => {
    const now = nextTimestamp();
    const id = newId();
    const entries: LogEntry[] = first ? [{ game: id, seq: 1, parent: null, at: now, ...first }] : [];
    const at = first ? 1 : null;
    const game: GameRecord = {
      id,
      name: head.name,
      created: now,
      touched: now,
      cursor: at,
      tip: at,
      edition: head.edition,
      archived: false,
      deletedAt: null,
      ...(head.demo && { demo: true }),
    };
    const parsed = parseGame(game);
    if (!parsed.ok) return makeStoreFault('failed', parsed.fault);
    await database.transaction('rw', database.games, database.entries, async () => {
      await database.games.add(game);
      await database.entries.bulkAdd(entries);
    });
    notifyEntriesWritten({ head: game, entries }, database);
    const { log } = makeLog(id, entries, at, at);
    return ok({ game, log, rejected: log.rejected, unreadable: [], mended: [], shared: false });
  });
}

/**
 * Opens a game with its full log, at its cursor. Unreadable records are set aside and all other records are opened.
 * With a known state from a snapshot, the table need not be folded.
 */
export function openGame(
  id: string,
  database = defaultDatabase(),
  state: KnownState | null = null,
): Promise<StoreResult<OpenedGame>> {
  return attemptStoreWork(async () => {
    const { head, packed, rows, bad, shared } = await readRows(database, id);
    const entries = await parseRecords(database, database.entries, rows, parseEntry, fixEntry);
    const all = [...packed, ...entries.items];
    const heads = await parseGameHeads(database, head === undefined ? [] : [head]);
    const game = heads.items[0] ?? (all.length === 0 ? null : await makeHeadFromEntries(id, all));
    if (!game) return makeStoreFault('missing', heads.unreadable[0]?.reason ?? `game ${id}`);
    if (head === undefined) await attemptStoreWork(async () => ok(await rebuildGameHead(database, id)));
    // A started game always has a cursor or a tip. If both are missing, the stored position was lost.
    const lost = game.cursor === null && game.tip === null && all.length > 0;
    const place = lost ? all.reduce((most, { seq }) => Math.max(most, seq), 0) : null;
    const whole = entries.unreadable.length === 0 ? state : null;
    const { log, reparented } = makeLog(id, all, place ?? game.cursor, place ?? game.tip, whole);
    void writeMissingPacks(database, id, bad);
    const at = { cursor: log.cursor, tip: log.tip };
    // Fixes an invalid cursor, or the next tap would be a conflict. A full disk must not prevent reading.
    if (at.cursor !== game.cursor || at.tip !== game.tip) {
      await attemptStoreWork(async () => ok(await database.games.update(id, at)));
    }
    const unreadable = [...heads.unreadable, ...entries.unreadable];
    return ok({ game: { ...game, ...at }, log, rejected: log.rejected, unreadable, mended: reparented, shared });
  });
}

/**
 * Writes a tap and moves the game's cursor and tip to it, atomically. Everything is on disk when the promise resolves.
 * The fault is `conflict` if another tab has tapped, undone or shared the game since: call `syncGame` and make the
 * entry again.
 */
export function appendStep(entry: LogEntry, database = defaultDatabase()): Promise<StoreResult<GameRecord>> {
  return attemptStoreWork(async () => {
    const readable = parseEntry(entry);
    if (!readable.ok) return makeStoreFault('unreadable', readable.fault);
    const { games, entries, shares } = database;
    const written = await database.transaction('rw', games, entries, shares, async () => {
      const [head, last, shared] = await Promise.all([
        readGameHead(database, entry.game),
        readLastSeq(database, entry.game),
        isSharedGame(entry.game, database),
      ]);
      if (!head.ok) return head;
      const game = head.value;
      if (shared) return makeStoreFault('conflict', SHARED);
      if (entry.seq !== last + 1 || entry.parent !== game.cursor) {
        return makeStoreFault(
          'conflict',
          `entry ${entry.seq} after ${entry.parent}: on disk ${last} after ${game.cursor}`,
        );
      }
      const after: GameRecord = { ...game, cursor: entry.seq, tip: entry.seq, touched: nextTimestamp(entry.at) };
      await database.entries.add(entry);
      await database.games.put(after);
      return ok(after);
    });
    // Not awaited: the tap is already on disk.
    if (written.ok) {
      notifyEntriesWritten({ head: written.value, entries: [entry] }, database);
      void writePackIfFull(database, entry.game, entry.seq);
    }
    return written;
  });
}

/**
 * Moves the cursor for undo and redo; only the heading changes. The fault is `conflict` if the entry at the cursor or
 * tip is not on disk, or if the game is shared. It is also `conflict` if `from` is given and the stored cursor or tip
 * has changed.
 */
export function moveCursor(
  id: string,
  cursor: number | null,
  tip: number | null,
  from: { readonly cursor: number | null; readonly tip: number | null } | null = null,
  database = defaultDatabase(),
): Promise<StoreResult<GameRecord>> {
  return attemptStoreWork(async () => {
    const moved = await database.transaction('rw', database.games, database.entries, database.shares, async () => {
      const [head, shared] = await Promise.all([readGameHead(database, id), isSharedGame(id, database)]);
      if (!head.ok) return head;
      const game = head.value;
      if (shared) return makeStoreFault('conflict', SHARED);
      if (from && (game.cursor !== from.cursor || game.tip !== from.tip)) {
        return makeStoreFault('conflict', `from ${from.cursor}: on disk at ${game.cursor}`);
      }
      const seqs = [cursor, tip].filter((seq) => seq !== null);
      const entries = await database.entries.bulkGet(seqs.map((seq) => [id, seq]));
      if (entries.includes(undefined)) return makeStoreFault('conflict', `no entry ${seqs.join(' or ')}`);
      const after: GameRecord = { ...game, cursor, tip, touched: nextTimestamp() };
      await database.games.put(after);
      return ok(after);
    });
    if (moved.ok) notifyEntriesWritten({ head: moved.value, entries: [] }, database);
    return moved;
  });
}

/** Adds the entries written by other tabs to a log. Reads only new entries. */
export function syncGame(log: Log, database = defaultDatabase()): Promise<StoreResult<Log>> {
  return attemptStoreWork(async () => {
    const [head, rows] = await database.transaction('r', database.games, database.entries, () =>
      Promise.all([readGameHead(database, log.game), queryEntriesFrom(database, log.game, lastSeq(log) + 1).toArray()]),
    );
    if (!head.ok) return head;
    const entries = await parseRecords(database, database.entries, rows, parseEntry, fixEntry);
    return ok(mergeEntries(log, entries.items, head.value.cursor, head.value.tip));
  });
}

/**
 * Calls the listener with a game's heading, now and whenever it changes on disk, in this tab or another. Passes null
 * once the game is gone. Returns a function that ends the watch.
 */
export function watchGame(
  id: string,
  tell: (game: GameRecord | null) => void,
  database = defaultDatabase(),
): () => void {
  const { stop } = watchTables(
    ['games'],
    async (changed) => {
      const ids = changed?.get('games');
      if (ids && !ids.has(id)) return;
      const game = await attemptStoreWork(() => readGameHead(database, id));
      tell(game.ok ? game.value : null);
    },
    database,
  );
  return stop;
}

function readRows(database: Database, id: string) {
  const { games, entries, packs, shares } = database;
  return database.transaction('r', games, entries, packs, shares, async () => {
    const [head, shared] = await Promise.all([games.get(id), isSharedGame(id, database)]);
    return { head, shared, ...(await readEntries(database, id)) };
  });
}
