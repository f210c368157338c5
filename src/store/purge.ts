import { ok } from '../plain/result';
import { defaultDatabase, queryEntriesFrom } from './database';
import { getDeviceValue, putDeviceValue } from './device';
import { dropDerivedRows } from './entry-packs';
import { attemptStoreWork, type StoreResult } from './fault';
import { eraseUnusedPictures } from './pictures';
import { dropShare } from './shared-games';
import { advanceTimestamp } from './timestamp';

/** Time in which deleted items can be restored, in milliseconds. */
export const GRACE_MS = 24 * 60 * 60 * 1000;

/**
 * Erases items that were deleted more than a day before `now`, including the entries of games. Also erases pictures
 * without references and a restore point of the same age. Returns the number of erased items.
 */
export function purge(now: number, database = defaultDatabase()): Promise<StoreResult<number>> {
  const { games, entries, packs, glances, missions, pictures, asides, befores } = database;
  const { characters, maps, forces, campaigns, cards, owned, codes, rulings } = database;
  const kept = [characters, maps, forces, campaigns, cards, owned, codes, rulings];
  const { shares, updates, settings } = database;
  const named = [pictures, asides, settings];
  const tables = [games, entries, packs, glances, shares, updates, missions, befores, ...named, ...kept];
  return attemptStoreWork(() =>
    database.transaction('rw', tables, async () => {
      const until = now - GRACE_MS;
      const old = await games.where('deletedAt').below(until).primaryKeys();
      for (const id of old) {
        await queryEntriesFrom(database, id, 0).delete();
        await dropDerivedRows(database, id);
        await dropShare(database, id);
      }
      await games.bulkDelete(old);
      await missions.bulkDelete(old);
      await befores.filter(({ made }) => !(made >= until)).delete();
      let gone = old.length;
      for (const table of kept) gone += await table.where('deletedAt').below(until).delete();
      return ok(gone + (await eraseUnusedPictures(database, until, now)));
    }),
  );
}

const SEEN = 'purge-seen';

/**
 * Purges at the start of the app, using the earlier of the current time and the time of the previous start. A clock
 * that is once a day ahead thus erases nothing that was deleted recently.
 */
export async function purgeAtStart(now: number, database = defaultDatabase()): Promise<StoreResult<number>> {
  const seen = await getDeviceValue(SEEN, database);
  if (!seen.ok) return seen;
  // No later action may be dated before the previous start, whatever the clock says.
  advanceTimestamp(Math.max(now, typeof seen.value === 'number' ? seen.value : 0));
  const noted = await putDeviceValue(SEEN, now, database);
  if (!noted.ok) return noted;
  return typeof seen.value === 'number' ? purge(Math.min(now, seen.value), database) : ok(0);
}
