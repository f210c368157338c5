import { good, type Result } from '../plain/result';
import { type Database, entriesFrom, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { dropPacks } from './pack';

/** How long what was deleted can be brought back, in milliseconds. */
export const GRACE = 24 * 60 * 60 * 1000;

/** Erases what was deleted more than a day before `now`, games with all their entries; tells how many things went. */
export function purge(now: number, database: Database = theDatabase()): Promise<Result<number, StoreFault>> {
  const { games, entries, packs, characters, maps, forces, campaigns, missions, cards, codes } = database;
  const tables = [games, entries, packs, characters, maps, forces, campaigns, missions, cards, codes];
  return attempt(() =>
    database.transaction('rw', tables, async () => {
      const until = now - GRACE;
      const old = await games.where('deletedAt').below(until).primaryKeys();
      for (const id of old) {
        await entriesFrom(database, id, 0).delete();
        await dropPacks(database, id);
      }
      await games.bulkDelete(old);
      await missions.bulkDelete(old);
      let gone = old.length;
      for (const table of [characters, maps, forces, campaigns, cards, codes])
        gone += await table.where('deletedAt').below(until).delete();
      return good(gone);
    }),
  );
}
