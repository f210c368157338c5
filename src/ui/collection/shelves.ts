import type { MapSheet } from '../../board/sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import { bringCards, getCards, putCards, removeCards } from '../../store/cards';
import { bringCharacters, getCharacters, putCharacters, removeCharacters } from '../../store/characters';
import { bringMaps, getMaps, putMaps, removeMaps } from '../../store/maps';
import { bringHoldings, getHoldings, putHoldings, removeHoldings } from '../../store/owned';
import type { Kept, KeptCard } from '../../store/records';
import type { ImportShelf, Shelves } from './importing/keepImported';

/** The store's shelves as an import needs them. */
export const characterShelf: ImportShelf<Character> = {
  putMany: (items) => putCharacters(items),
  bring: (items) => bringCharacters(items as (Character & Kept)[]),
  getMany: (ids) => getCharacters(ids),
  remove: (ids) => removeCharacters(ids),
};

export const mapShelf: ImportShelf<MapSheet> = {
  putMany: (items) => putMaps(items),
  bring: (items) => bringMaps(items as (MapSheet & Kept)[]),
  getMany: (ids) => getMaps(ids),
  remove: (ids) => removeMaps(ids),
};

export const cardShelf: ImportShelf<KeptCard> = {
  putMany: (items) => putCards(items),
  bring: (items) => bringCards(items as (KeptCard & Kept)[]),
  getMany: (ids) => getCards(ids),
  remove: (ids) => removeCards(ids),
};

export const ownedShelf: ImportShelf<Holding> = {
  putMany: (items) => putHoldings(items),
  bring: (items) => bringHoldings(items as (Holding & Kept)[]),
  getMany: (ids) => getHoldings(ids),
  remove: (ids) => removeHoldings(ids),
};

export const SHELVES: Shelves = {
  characters: characterShelf,
  maps: mapShelf,
  cards: cardShelf,
  owned: ownedShelf,
};
