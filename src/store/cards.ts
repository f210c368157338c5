import type { BoxCard } from '../catalog/cards/box-card';
import { parseCardRecord } from './parse-card';
import { makeShelf } from './shelf';

export const {
  putMany: putCards,
  list: listCards,
  get: getCard,
  remove: removeCards,
  restore: restoreCards,
  bring: bringCards,
  getMany: getCards,
} = makeShelf<BoxCard>('cards', parseCardRecord);
