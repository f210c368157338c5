import { parseCardRecord } from './parse-card';
import type { KeptCard } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putCards,
  list: listCards,
  get: getCard,
  remove: removeCards,
  restore: restoreCards,
  bring: bringCards,
  getMany: getCards,
} = makeShelf<KeptCard>('cards', parseCardRecord);
