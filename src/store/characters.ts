import type { Character } from '../catalog/character';
import { good, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { parseCharacterRecord } from './parse';
import type { CharacterRecord } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putCharacters,
  list: listCharacters,
  get: getCharacter,
  remove: removeCharacters,
  restore: restoreCharacters,
  count: countCharacters,
  bring: bringCharacters,
  getMany: getCharacters,
  page: pageCharacters,
} = makeShelf<Character>('characters', parseCharacterRecord);

/**
 * Ids of all that are not deleted, by name (signs in the order of their codes), set and number; told from an index alone, in a
 * twentieth of the time in which they could be read.
 */
export function characterIdsByName(database: Database = theDatabase()): Promise<Result<string[], StoreFault>> {
  return attempt(async () => {
    const [ids, deleted] = await Promise.all([
      database.characters.orderBy('[name+set+number]').primaryKeys(),
      database.characters.where('deletedAt').aboveOrEqual(0).primaryKeys(),
    ]);
    if (deleted.length === 0) return good(ids);
    const gone = new Set(deleted);
    return good(ids.filter((id) => !gone.has(id)));
  });
}

/** The beginning of a list by name, and how long the whole list is. */
export interface CharacterHead {
  readonly first: readonly CharacterRecord[];
  readonly count: number;
}

/**
 * The first characters in the order of `characterIdsByName`, and how many there are: what a screen needs to stand, however many
 * they are.
 * @param most how many are read at most; fewer come where some of them are deleted
 */
export function headOfCharacters(
  most: number,
  database: Database = theDatabase(),
): Promise<Result<CharacterHead, StoreFault>> {
  return attempt(() =>
    database.transaction('r', database.characters, async () => {
      const [rows, all, deleted] = await Promise.all([
        database.characters.orderBy('[name+set+number]').limit(most).toArray(),
        database.characters.count(),
        database.characters.where('deletedAt').aboveOrEqual(0).count(),
      ]);
      const first: CharacterRecord[] = [];
      for (const row of rows) {
        if (row.deletedAt !== null) continue;
        const parsed = parseCharacterRecord(row);
        // Beyond one that cannot be read nobody's place is known.
        if (!parsed.ok) break;
        first.push(parsed.value);
      }
      return good({ first, count: all - deleted });
    }),
  );
}
