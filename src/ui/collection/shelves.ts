import type { MapSheet } from '../../board/sheet';
import type { Character } from '../../catalog/character';
import { putCharacters, removeCharacters } from '../../store/characters';
import { putMaps, removeMaps } from '../../store/maps';
import type { ImportShelf } from './keepImported';

/** The store's shelves as an import needs them. */
export const characterShelf: ImportShelf<Character> = {
  putMany: (items) => putCharacters(items),
  remove: (ids) => removeCharacters(ids),
};

export const mapShelf: ImportShelf<MapSheet> = {
  putMany: (items) => putMaps(items),
  remove: (ids) => removeMaps(ids),
};
