import { Dexie } from 'dexie';
import { ok, type Result } from '../plain/result';
import { type Database, entriesFrom, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { headFrom } from './mend';
import { parseEntry } from './parse';

/**
 * Makes a heading for each game that has lost its own, so that it is in the list again; tells how many there were. Nothing that
 * is deleted is found: a game and its entries are erased together.
 */
export function rescueGames(database: Database = theDatabase()): Promise<Result<number, StoreFault>> {
  return attempt(async () => {
    let found = 0;
    for (let id = await gameAfter(database, ''); id !== null; id = await gameAfter(database, id)) {
      if ((await database.games.get(id)) === undefined && (await rescueGame(database, id))) found++;
    }
    return ok(found);
  });
}

/** The same for one game: true where it had entries and no heading. */
export function rescueGame(database: Database, id: string): Promise<boolean> {
  return database.transaction('rw', database.games, database.entries, async () => {
    if ((await database.games.get(id)) !== undefined) return false;
    const rows = await entriesFrom(database, id, 1).toArray();
    const taps = rows.map(parseEntry).flatMap((entry) => (entry.ok ? entry.value : []));
    const head = taps.length === 0 ? null : await headFrom(id, taps);
    if (head) await database.games.add(head);
    return head !== null;
  });
}

/** The next game that has entries: one question to the disk, however many they are. */
async function gameAfter(database: Database, id: string): Promise<string | null> {
  const after: [string, number] = [id, Dexie.maxKey as unknown as number];
  const [key] = await database.entries.where('[game+seq]').above(after).limit(1).primaryKeys();
  return key ? key[0] : null;
}
