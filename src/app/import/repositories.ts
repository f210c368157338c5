import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import { ok } from '../../plain/result';
import { bringCards, getCards, putCards, removeCards } from '../../store/cards';
import {
  bringCharacters,
  getCharacters,
  listCharacters,
  putCharacters,
  removeCharacters,
} from '../../store/characters';
import { bringCodes, getCodes, putCodes, removeCodes } from '../../store/codes';
import { bringMaps, getMaps, putMaps, removeMaps } from '../../store/maps';
import { bringHoldings, getHoldings, putHoldings, removeHoldings } from '../../store/owned';
import { bringPictures, getPictures, putPictures } from '../../store/pictures';
import type { Picture, RecordTimes, StoredCard, TiedCode } from '../../store/records';
import type { ImportRepositories, ImportRepository } from './save-imported';

export const characterRepository: ImportRepositories['characters'] = {
  putMany: (items) => putCharacters(items),
  bring: (items) => bringCharacters(items as (Character & RecordTimes)[]),
  getMany: (ids) => getCharacters(ids),
  remove: (ids) => removeCharacters(ids),
  all: async () => {
    const result = await listCharacters();
    return result.ok ? result.value.items : [];
  },
};

export const mapRepository: ImportRepository<MapSheet> = {
  putMany: (items) => putMaps(items),
  bring: (items) => bringMaps(items as (MapSheet & RecordTimes)[]),
  getMany: (ids) => getMaps(ids),
  remove: (ids) => removeMaps(ids),
};

export const cardRepository: ImportRepository<StoredCard> = {
  putMany: (items) => putCards(items),
  bring: (items) => bringCards(items as (StoredCard & RecordTimes)[]),
  getMany: (ids) => getCards(ids),
  remove: (ids) => removeCards(ids),
};

export const ownedRepository: ImportRepository<Holding> = {
  putMany: (items) => putHoldings(items),
  bring: (items) => bringHoldings(items as (Holding & RecordTimes)[]),
  getMany: (ids) => getHoldings(ids),
  remove: (ids) => removeHoldings(ids),
};

const codeRepository: ImportRepository<TiedCode> = {
  putMany: (items) => putCodes(items),
  bring: (items) => bringCodes(items as (TiedCode & RecordTimes)[]),
  getMany: (ids) => getCodes(ids),
  remove: (ids) => removeCodes(ids),
};

const pictureRepository: ImportRepository<Picture> = {
  putMany: (items) => putPictures(items),
  bring: (items) => bringPictures(items as (Picture & RecordTimes)[]),
  getMany: (ids) => getPictures(ids),
  // Nothing to do: pictures that no record refers to are erased a day later.
  remove: async (ids) => ok(ids.length),
};

export const IMPORT_REPOSITORIES: ImportRepositories = {
  characters: characterRepository,
  maps: mapRepository,
  cards: cardRepository,
  owned: ownedRepository,
  codes: codeRepository,
  pictures: pictureRepository,
};
