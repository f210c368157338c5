import { Dexie } from 'dexie';
import { ok } from '../plain/result';
import { type Database, defaultDatabase, queryEntriesFrom } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { fixGameHead, makeHeadFromEntries } from './fix-records';
import { parseEntry, parseGame } from './parse-record';
import type { GameRecord } from './records';
import { type ParsedRecords, parseRecords } from './unreadable-records';

/** Reads the heading of a game. For use in a transaction. */
export async function readGameHead(database: Database, id: string): Promise<StoreResult<GameRecord>> {
  const row = await database.games.get(id);
  if (row === undefined) return makeStoreFault('missing', `game ${id}`);
  const parsed = parseGame(row);
  return parsed.ok ? parsed : makeStoreFault('failed', parsed.fault);
}

/** Parses game headings and fixes invalid ones from their valid fields. */
export function parseGameHeads(database: Database, rows: readonly unknown[]): Promise<ParsedRecords<GameRecord>> {
  return parseRecords(database, database.games, rows, parseGame, (row) =>
    fixGameHead(row, (id) => readLastSeq(database, id)),
  );
}

/** Returns the highest number of a game's entries; 0 if it has none. */
export async function readLastSeq(database: Database, game: string): Promise<number> {
  const [key] = await queryEntriesFrom(database, game, 1).reverse().limit(1).primaryKeys();
  return key?.[1] ?? 0;
}

/**
 * Rebuilds the heading of each game that has lost it, which puts the game back in the list. Returns the number of
 * rebuilt headings. Deleted games are not found, because a game and its entries are erased together.
 */
export function rebuildGameHeads(database = defaultDatabase()): Promise<StoreResult<number>> {
  return attemptStoreWork(async () => {
    let found = 0;
    for (let id = await gameAfter(database, ''); id !== null; id = await gameAfter(database, id)) {
      if ((await database.games.get(id)) === undefined && (await rebuildGameHead(database, id))) found++;
    }
    return ok(found);
  });
}

/** Rebuilds the heading of one game. True if it had entries but no heading. */
export function rebuildGameHead(database: Database, id: string): Promise<boolean> {
  return database.transaction('rw', database.games, database.entries, async () => {
    if ((await database.games.get(id)) !== undefined) return false;
    const rows = await queryEntriesFrom(database, id, 1).toArray();
    const taps = rows.map(parseEntry).flatMap((entry) => (entry.ok ? entry.value : []));
    const head = taps.length === 0 ? null : await makeHeadFromEntries(id, taps);
    if (head) await database.games.add(head);
    return head !== null;
  });
}

/** Returns the next game with entries, in one disk request regardless of their number. */
async function gameAfter(database: Database, id: string): Promise<string | null> {
  const after: [string, number] = [id, Dexie.maxKey as unknown as number];
  const [key] = await database.entries.where('[game+seq]').above(after).limit(1).primaryKeys();
  return key ? key[0] : null;
}
