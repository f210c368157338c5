import { Dexie } from 'dexie';
import type { LogEntry } from '../game/log';
import { isRecord } from '../plain/record';
import { ok } from '../plain/result';
import { checksum } from './checksum';
import { type Database, queryEntriesFrom } from './database';
import { attemptStoreWork } from './fault';
import { parseEntry } from './parse-record';
import type { PackRecord } from './records';

/**
 * Entries per pack. Browsers take about 10 µs per record, whatever its size, and a game of 10,000 entries would take
 * twice its time budget to open. Entries are therefore stored a second time in packs, each a single text. Entries
 * remain the source of truth: packs derive from them, may be deleted at any time, and invalid ones are rebuilt.
 */
export const PACK_LENGTH = 250;

/** Version of the pack format, raised when the format changes. Packs of another version are rebuilt. */
const PACK_VERSION = 1;

/** Entries of a pack with the correct checksum, count and order. */
interface Stretch {
  readonly first: number;
  readonly entries: readonly LogEntry[];
}

export interface LoadedEntries {
  /** Entries read from valid packs. */
  readonly packed: readonly LogEntry[];
  /** Stored rows that are in no valid pack. */
  readonly rows: readonly unknown[];
  /** First numbers of invalid packs. */
  readonly bad: readonly number[];
}

/** Reads a game's entries, from valid packs if possible. For use in a transaction. */
export async function readEntries(database: Database, game: string): Promise<LoadedEntries> {
  const packs: unknown[] = await packsOf(database, game).toArray();
  const bad: number[] = [];
  const read: Stretch[] = [];
  for (const pack of packs) {
    const stretch = unpack(pack, game);
    if (stretch) read.push(stretch);
    else bad.push((pack as PackRecord).first);
  }
  const whole = await withoutGaps(database, game, read);
  for (const stretch of read) if (!whole.includes(stretch)) bad.push(stretch.first);
  const rows: unknown[] = [];
  const packed: LogEntry[] = [];
  let next = 1;
  for (const { first, entries } of whole) {
    if (first > next) for (const row of await between(database, game, next, first - 1).toArray()) rows.push(row);
    for (const entry of entries) packed.push(entry);
    next = first + PACK_LENGTH;
  }
  for (const row of await queryEntriesFrom(database, game, next).toArray()) rows.push(row);
  return { packed, rows, bad };
}

/**
 * Returns the packs that have all stored entries. A pack with a gap is compared with the disk, because the missing
 * entry may have been recovered.
 */
async function withoutGaps(database: Database, game: string, read: readonly Stretch[]): Promise<readonly Stretch[]> {
  const whole: Stretch[] = [];
  for (const stretch of read) {
    const { length } = stretch.entries;
    const full = length === PACK_LENGTH || length >= (await ofStretch(database, game, stretch.first).count());
    if (full) whole.push(stretch);
  }
  return whole;
}

/** Writes the missing packs of a game if entry `seq` completes a pack. */
export async function writePackIfFull(database: Database, game: string, seq: number): Promise<void> {
  if (seq % PACK_LENGTH === 0) await writeMissingPacks(database, game);
}

/**
 * Writes all missing packs of a game and rebuilds invalid ones. Each pack has its own transaction, because a tap must
 * not wait for a whole game. A failure only makes the next opening slower.
 */
export async function writeMissingPacks(database: Database, game: string, bad: readonly number[] = []): Promise<void> {
  await attemptStoreWork(async () => {
    const last = await queryEntriesFrom(database, game, 1).reverse().limit(1).primaryKeys();
    const full = Math.floor((last[0]?.[1] ?? 0) / PACK_LENGTH) * PACK_LENGTH;
    const keys = await packsOf(database, game).primaryKeys();
    const packed = new Set(keys.map((key) => key[1]).filter((first) => !bad.includes(first)));
    if (bad.length > 0) await database.packs.bulkDelete(bad.map((first) => [game, first]));
    for (let first = 1; first < full; ) {
      first = packed.has(first) ? first + PACK_LENGTH : await pack(database, game, first);
    }
    return ok(null);
  });
}

/**
 * Writes one pack and returns the first number of the next pack that has entries. Reads the entries in the same
 * transaction, because another window may have deleted the game or filled a gap.
 */
function pack(database: Database, game: string, first: number): Promise<number> {
  return database.transaction('rw', database.entries, database.packs, async () => {
    const rows = await queryEntriesFrom(database, game, first).limit(PACK_LENGTH).toArray();
    const next = rows[0]?.seq ?? Number.POSITIVE_INFINITY;
    if (next >= first + PACK_LENGTH) return next - ((next - 1) % PACK_LENGTH);
    const entries = rows.filter(({ seq }) => seq < first + PACK_LENGTH);
    // Writes no pack if an entry is unreadable, because the pack would hide that entry.
    if (entries.every((entry) => parseEntry(entry).ok)) {
      const text = JSON.stringify(entries);
      await database.packs.put({
        game,
        first,
        version: PACK_VERSION,
        count: entries.length,
        sum: checksum(text),
        text,
      });
    }
    return first + PACK_LENGTH;
  });
}

/**
 * Deletes everything derived from a game's entries. Must run in the transaction that changes or deletes the entries.
 */
export async function dropDerivedRows(database: Database, game: string): Promise<void> {
  await packsOf(database, game).delete();
  await database.glances.delete(game);
}

function packsOf(database: Database, game: string) {
  return database.packs.where('[game+first]').between([game, Dexie.minKey], [game, Dexie.maxKey], true, true);
}

function between(database: Database, game: string, from: number, to: number) {
  return database.entries.where('[game+seq]').between([game, from], [game, to], true, true);
}

function ofStretch(database: Database, game: string, first: number) {
  return between(database, game, first, first + PACK_LENGTH - 1);
}

function unpack(pack: unknown, game: string): Stretch | null {
  if (!isRecord(pack) || pack.version !== PACK_VERSION) return null;
  const { first, count, sum, text } = pack;
  if (typeof first !== 'number' || first % PACK_LENGTH !== 1 || typeof text !== 'string') return null;
  if (checksum(text) !== sum) return null;
  const entries = entriesOf(text);
  if (!entries || entries.length === 0 || entries.length !== count) return null;
  let before = first - 1;
  for (const entry of entries) {
    if (entry.game !== game || entry.seq <= before || entry.seq >= first + PACK_LENGTH) return null;
    before = entry.seq;
  }
  return { first, entries };
}

function entriesOf(text: string): LogEntry[] | null {
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return null;
    const entries: LogEntry[] = [];
    for (const row of rows) {
      const entry = parseEntry(row);
      if (!entry.ok) return null;
      entries.push(entry.value);
    }
    return entries;
  } catch {
    return null;
  }
}
