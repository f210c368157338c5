import type { Character } from '../catalog/character';
import { parseCharacterRecord } from './parse';
import { makeShelf } from './shelf';

export const {
  putMany: putCharacters,
  list: listCharacters,
  get: getCharacter,
  remove: removeCharacters,
  restore: restoreCharacters,
  count: countCharacters,
} = makeShelf<Character>('characters', parseCharacterRecord);
