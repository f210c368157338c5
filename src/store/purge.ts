import { ok, type Result } from '../plain/result';
import { type Database, entriesFrom, theDatabase } from './database';
import { getDevice, putDevice } from './device';
import { attempt, type StoreFault } from './fault';
import { dropRepeats } from './pack';
import { sweepPictures } from './pictures';
import { dropShare } from './shared';
import { stampAfter } from './stamp';

/** How long what was deleted can be brought back, in milliseconds. */
export const GRACE = 24 * 60 * 60 * 1000;

/**
 * Erases what was deleted more than a day before `now`, games with all their entries, pictures that nothing named in that day,
 * and what stood here before a restore; tells how many things went.
 */
export function purge(now: number, database: Database = theDatabase()): Promise<Result<number, StoreFault>> {
  const { games, entries, packs, glances, missions, pictures, asides, befores } = database;
  const { characters, maps, forces, campaigns, cards, owned, codes, rulings } = database;
  const kept = [characters, maps, forces, campaigns, cards, owned, codes, rulings];
  const { shares, updates, settings } = database;
  const named = [pictures, asides, settings];
  const tables = [games, entries, packs, glances, shares, updates, missions, befores, ...named, ...kept];
  return attempt(() =>
    database.transaction('rw', tables, async () => {
      const until = now - GRACE;
      const old = await games.where('deletedAt').below(until).primaryKeys();
      for (const id of old) {
        await entriesFrom(database, id, 0).delete();
        await dropRepeats(database, id);
        await dropShare(database, id);
      }
      await games.bulkDelete(old);
      await missions.bulkDelete(old);
      await befores.filter(({ made }) => !(made >= until)).delete();
      let gone = old.length;
      for (const table of kept) gone += await table.where('deletedAt').below(until).delete();
      return ok(gone + (await sweepPictures(database, until, now)));
    }),
  );
}

const SEEN = 'purge-seen';

/**
 * The same at each opening, by the earlier of its time and that of the opening before: a clock that is a day ahead for once erases
 * nothing that was deleted since.
 */
export async function purgeAtOpening(
  now: number,
  database: Database = theDatabase(),
): Promise<Result<number, StoreFault>> {
  const seen = await getDevice(SEEN, database);
  if (!seen.ok) return seen;
  // Nothing done from now on was done before that opening, whatever the clock says.
  stampAfter(Math.max(now, typeof seen.value === 'number' ? seen.value : 0));
  const noted = await putDevice(SEEN, now, database);
  if (!noted.ok) return noted;
  return typeof seen.value === 'number' ? purge(Math.min(now, seen.value), database) : ok(0);
}
