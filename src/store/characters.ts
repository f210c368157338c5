import type { Character } from '../catalog/character';
import { ok, type Result } from '../plain/result';
import { type Database, theDatabase } from './database';
import { attempt, type StoreFault } from './fault';
import { parseCharacterRecord } from './parse';
import type { CharacterRecord } from './records';
import { makeRepository } from './repository';

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
} = makeRepository<Character>('characters', parseCharacterRecord);

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
    if (deleted.length === 0) return ok(ids);
    const gone = new Set(deleted);
    return ok(ids.filter((id) => !gone.has(id)));
  });
}

/**
 * The first characters in the order of `characterIdsByName`: what a screen needs to stand, in the same few milliseconds however
 * many there are. Fewer than asked for also where some of them are deleted; none beyond one that cannot be read.
 * @param most how many are read at most
 */
export function firstCharacters(
  most: number,
  database: Database = theDatabase(),
): Promise<Result<readonly CharacterRecord[], StoreFault>> {
  return attempt(async () => {
    const first: CharacterRecord[] = [];
    for (const row of await database.characters.orderBy('[name+set+number]').limit(most).toArray()) {
      if (row.deletedAt !== null) continue;
      const parsed = parseCharacterRecord(row);
      if (!parsed.ok) break;
      first.push(parsed.value);
    }
    return ok(first);
  });
}
