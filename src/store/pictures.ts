import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault, storeFault } from './fault';
import { parsePictureRecord } from './parse-picture';
import type { Picture, PictureRecord } from './records';
import { makeRepository } from './repository';
import { stamp } from './stamp';
import { sift } from './unreadable';

/** Many at once, as they come in from a file and go out to one. */
export const {
  putMany: putPictures,
  bring: bringPictures,
  getMany: getPictures,
} = makeRepository<Picture>('pictures', parsePictureRecord);

/**
 * Keeps a picture. Do this before what names it is written: should the app be killed between the two, nothing names a picture
 * that is not there. Nobody drops a picture that was named: take its id out of the map or character, and `purge` erases it a day
 * later, unless a game, another map, another character or a draft still names it; so whatever names it can be undone and restored.
 */
export function keepPicture(picture: Picture, database: Database = theDatabase()): Promise<Result<null, StoreFault>> {
  return attempt(async () => {
    const now = stamp();
    const parsed = parsePictureRecord({ ...picture, added: now, edited: now, deletedAt: null });
    if (!parsed.ok) return storeFault('unreadable', parsed.fault);
    await database.pictures.put(parsed.value);
    return ok(null);
  });
}

/** A kept picture; `missing` where there is none, or where it could not be read and was set aside. */
export function readPicture(id: string, database: Database = theDatabase()): Promise<Result<Picture, StoreFault>> {
  return attempt(async () => {
    const row = await database.pictures.get(id);
    const { items, aside } = await sift(database, database.pictures, row ? [row] : [], parsePictureRecord);
    return items[0] ? ok(items[0]) : storeFault('missing', aside[0]?.reason ?? `picture ${id}`);
  });
}

/** Erases a picture that nothing has named, or nothing but a draft that is gone: false where something names it after all. */
export function dropUnusedPicture(
  id: string,
  database: Database = theDatabase(),
): Promise<Result<boolean, StoreFault>> {
  const { pictures, maps, characters, entries, asides, settings } = database;
  return attempt(() =>
    database.transaction('rw', [pictures, maps, characters, entries, asides, settings], async () => {
      const unnamed = await namedNowhere(database, [id]);
      await pictures.bulkDelete([...unnamed]);
      return ok(unnamed.has(id));
    }),
  );
}

/**
 * Erases pictures last known to be of use before `until` that nothing names any more; the others count as of use at `now`. For
 * use in a transaction over all tables that are looked into.
 */
export async function sweepPictures(database: Database, until: number, now: number): Promise<number> {
  const due = await database.pictures.where('edited').below(until).primaryKeys();
  if (due.length === 0) return 0;
  const unnamed = await namedNowhere(database, due);
  await database.pictures.bulkDelete([...unnamed]);
  const named = due.filter((id) => !unnamed.has(id));
  await database.pictures
    .where(':id')
    .anyOf(named)
    .modify((record: { -readonly [Key in keyof PictureRecord]: PictureRecord[Key] }) => {
      record.edited = now;
    });
  return unnamed.size;
}

async function namedNowhere(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const left = new Set(ids);
  for (const table of [database.maps, database.characters]) {
    await table.each((record: object) => {
      const { picture } = record as { readonly picture?: unknown };
      if (typeof picture === 'string') left.delete(picture);
    });
  }
  // A game keeps the maps and characters it was played with in its entries, a setting a draft, however they are wrapped.
  for (const table of [database.settings, database.entries, database.asides]) {
    if (left.size === 0) break;
    await table.each((record: object) => {
      const text = JSON.stringify(record);
      for (const id of left) if (text.includes(id)) left.delete(id);
    });
  }
  return left;
}
