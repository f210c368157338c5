import { Dexie } from 'dexie';
import type { LogEntry } from '../game/log';
import { isRecord } from '../plain/record';
import { good } from '../plain/result';
import { type Database, entriesFrom } from './database';
import { attempt } from './fault';
import { parseEntry } from './parse';
import type { PackRecord } from './records';

/**
 * Browsers take some 10 µs for each record they hand out, whatever is in it: a game of 10,000 entries would open in twice its
 * budget. So whole stretches of a game are kept a second time, one text each. The entries stay the truth: packs are made from
 * them, may be deleted at any time, and a bad one is passed over.
 */
export const PACK_LENGTH = 250;

/** A game's entries as far as packs hold them without a break, and the first number to be read from the entries. For use in a transaction. */
export async function readPacks(
  database: Database,
  game: string,
): Promise<{ readonly packed: LogEntry[]; readonly next: number }> {
  const packs: unknown[] = await packsOf(database, game).toArray();
  const packed: LogEntry[] = [];
  let next = 1;
  for (const pack of packs) {
    const entries = unpack(pack, game, next);
    if (entries === null) break;
    for (const entry of entries) packed.push(entry);
    next += PACK_LENGTH;
  }
  return { packed, next };
}

/** Packs the full stretches from `next` on; `entries` are those from `next` on, in order. What fails only leaves the next opening as slow as this. */
export async function writePacks(
  database: Database,
  game: string,
  entries: readonly LogEntry[],
  next: number,
): Promise<void> {
  const packs = packed(game, entries, next);
  if (packs.length === 0) return;
  await attempt(async () => good(await database.packs.bulkPut(packs)));
}

function packed(game: string, entries: readonly LogEntry[], next: number): PackRecord[] {
  const last = entries.at(-1)?.seq ?? 0;
  const packs: PackRecord[] = [];
  for (let first = next; first + PACK_LENGTH - 1 <= last; first += PACK_LENGTH) {
    const stretch = entries.filter((entry) => entry.seq >= first && entry.seq < first + PACK_LENGTH);
    packs.push({ game, first, text: JSON.stringify(stretch) });
  }
  return packs;
}

/**
 * Packs a game as it grows, so that a long one is packed whenever it is opened: does something where entry `seq` fills a
 * stretch. What fails only leaves the next opening slower.
 */
export async function packOn(database: Database, game: string, seq: number): Promise<void> {
  if (seq % PACK_LENGTH === 0) await packUp(database, game);
}

/** Packs all full stretches after the last pack. */
export async function packUp(database: Database, game: string): Promise<void> {
  await attempt(() =>
    // In one transaction, so that nothing is packed of a game that another window deletes meanwhile.
    database.transaction('rw', database.entries, database.packs, async () => {
      const [last] = await packsOf(database, game).reverse().limit(1).primaryKeys();
      const next = last ? last[1] + PACK_LENGTH : 1;
      await database.packs.bulkPut(packed(game, await entriesFrom(database, game, next).toArray(), next));
      return good(null);
    }),
  );
}

/** Drops all that repeats a game's entries. To be called in the transaction that changes or deletes them. */
export async function dropRepeats(database: Database, game: string): Promise<void> {
  await packsOf(database, game).delete();
  await database.glances.delete(game);
}

function packsOf(database: Database, game: string) {
  return database.packs.where('[game+first]').between([game, Dexie.minKey], [game, Dexie.maxKey], true, true);
}

function unpack(pack: unknown, game: string, first: number): LogEntry[] | null {
  if (!isRecord(pack) || pack.first !== first || typeof pack.text !== 'string') return null;
  try {
    const rows: unknown = JSON.parse(pack.text);
    if (!Array.isArray(rows)) return null;
    const entries: LogEntry[] = [];
    for (const row of rows) {
      const entry = parseEntry(row);
      const fits =
        entry.ok &&
        entry.value.game === game &&
        Math.ceil(entry.value.seq / PACK_LENGTH) * PACK_LENGTH === first + PACK_LENGTH - 1;
      if (!fits) return null;
      entries.push(entry.value);
    }
    return entries;
  } catch {
    return null;
  }
}
