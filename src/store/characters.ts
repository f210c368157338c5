import type { Character } from '../catalog/character';
import { parseCharacter } from '../game/parse-fact';
import { ok } from '../plain/result';
import { defaultDatabase } from './database';
import { attemptStoreWork, type StoreResult } from './fault';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { CharacterRecord } from './records';
import { makeRepository } from './repository';

export const parseCharacterRecord: RecordParser<CharacterRecord> = makeRecordParser(parseCharacter);

export const characterRepository = makeRepository<Character>('characters', parseCharacterRecord);

/**
 * Lists the ids of all characters that are not deleted, by name (in code point order), set and number. Only reads an
 * index, which is 20 times faster than reading the records.
 */
export function listCharacterIdsByName(database = defaultDatabase()): Promise<StoreResult<string[]>> {
  return attemptStoreWork(async () => {
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
 * Reads the first characters in the order of `listCharacterIdsByName`, enough for a first screen. The time does not
 * depend on the number of characters. Returns fewer if some are deleted, and stops at an unreadable record.
 * @param most maximum number to read
 */
export function readFirstCharacters(
  most: number,
  database = defaultDatabase(),
): Promise<StoreResult<readonly CharacterRecord[]>> {
  return attemptStoreWork(async () => {
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
