import type { MapSheet } from '../../board/sheet';
import type { BoxCard } from '../../catalog/cards/box-card';
import type { Character } from '../../catalog/character';
import { putCards, removeCards } from '../../store/cards';
import { putCharacters, removeCharacters } from '../../store/characters';
import { putMaps, removeMaps } from '../../store/maps';
import type { ImportShelf, Shelves } from './keepImported';

/** The store's shelves as an import needs them. */
export const characterShelf: ImportShelf<Character> = {
  putMany: (items) => putCharacters(items),
  remove: (ids) => removeCharacters(ids),
};

export const mapShelf: ImportShelf<MapSheet> = {
  putMany: (items) => putMaps(items),
  remove: (ids) => removeMaps(ids),
};

export const cardShelf: ImportShelf<BoxCard> = {
  putMany: (items) => putCards(items),
  remove: (ids) => removeCards(ids),
};

export const SHELVES: Shelves = { characters: characterShelf, maps: mapShelf, cards: cardShelf };
