import { parseCardRecord } from './parse-card';
import type { StoredCard } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putCards,
  list: listCards,
  get: getCard,
  remove: removeCards,
  restore: restoreCards,
  bring: bringCards,
  getMany: getCards,
} = makeRepository<StoredCard>('cards', parseCardRecord);
