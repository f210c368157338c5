import { idShape } from '../catalog/field-shapes';
import { ok } from '../plain/result';
import { type Check, integer, oneOf, parseWith, shape } from '../plain/shape';
import { isBytes } from './bytes';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { makeRecordParser, type RecordParser } from './parse-record';
import { PICTURE_TYPES, type Picture, type PictureRecord } from './records';
import { makeRepository, type Repository } from './repository';
import { nextTimestamp } from './timestamp';
import { parseRecords } from './unreadable-records';

/** Maximum size of a picture file, far more than a downscaled photograph has. */
const MOST_BYTES = 8_000_000;
const pixels = integer(1, 8192);

const bytes: Check<Picture['bytes']> = (value) =>
  isBytes(value) && value.length > 0 && value.length <= MOST_BYTES
    ? null
    : { path: [], wanted: `1 to ${MOST_BYTES} bytes` };

const pictureShape = shape<Picture>({
  id: idShape,
  type: oneOf(...PICTURE_TYPES),
  width: pixels,
  height: pixels,
  bytes,
});

export const parsePictureRecord: RecordParser<PictureRecord> = makeRecordParser((value) =>
  parseWith(pictureShape, value),
);

/** Functions for many pictures at once, for import and export. */
export const pictureRepository: Repository<Picture> = {
  ...makeRepository<Picture>('pictures', parsePictureRecord),
  // Nothing to do: pictures that no record refers to are erased a day later.
  remove: async (ids) => ok(ids.length),
};

/**
 * Saves a picture. Call it before writing the record that refers to it: if the app is killed in between, no reference
 * is dangling. A picture that was once referred to is never deleted directly. Remove its id from the map or character;
 * `purge` erases it a day later, unless a game, map, character or draft still refers to it. This keeps undo and restore
 * possible.
 */
export function savePicture(picture: Picture, database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    const now = nextTimestamp();
    const parsed = parsePictureRecord({ ...picture, added: now, edited: now, deletedAt: null });
    if (!parsed.ok) return makeStoreFault('unreadable', parsed.fault);
    await database.pictures.put(parsed.value);
    return ok(null);
  });
}

/** Reads a stored picture. The fault is `missing` if it does not exist or was unreadable and set aside. */
export function readPicture(id: string, database = defaultDatabase()): Promise<StoreResult<Picture>> {
  return attemptStoreWork(async () => {
    const row = await database.pictures.get(id);
    const { items, unreadable: aside } = await parseRecords(
      database,
      database.pictures,
      row ? [row] : [],
      parsePictureRecord,
    );
    return items[0] ? ok(items[0]) : makeStoreFault('missing', aside[0]?.reason ?? `picture ${id}`);
  });
}

/**
 * Erases a picture that nothing refers to, for example after a draft was discarded. False if something still refers to
 * it.
 */
export function dropUnusedPicture(id: string, database = defaultDatabase()): Promise<StoreResult<boolean>> {
  const { pictures, maps, characters, entries, asides, settings } = database;
  return attemptStoreWork(() =>
    database.transaction('rw', [pictures, maps, characters, entries, asides, settings], async () => {
      const unnamed = await namedNowhere(database, [id]);
      await pictures.bulkDelete([...unnamed]);
      return ok(unnamed.has(id));
    }),
  );
}

/**
 * Erases pictures that nothing refers to and that were last known to be used before `until`. Pictures that are still in
 * use are marked as used at `now`. For use in a transaction over all tables that the sweep reads.
 */
export async function eraseUnusedPictures(database: Database, until: number, now: number): Promise<number> {
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
  // Entries contain the maps and characters of a game; settings contain drafts. Finds ids at any depth.
  for (const table of [database.settings, database.entries, database.asides]) {
    if (left.size === 0) break;
    await table.each((record: object) => {
      const text = JSON.stringify(record);
      for (const id of left) if (text.includes(id)) left.delete(id);
    });
  }
  return left;
}
