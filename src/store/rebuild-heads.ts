import { Dexie } from 'dexie';
import { ok } from '../plain/result';
import { type Database, defaultDatabase, queryEntriesFrom } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import { makeHeadFromEntries } from './fix-records';
import { parseEntry } from './parse-record';

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
