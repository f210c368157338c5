import { parseCardRecord } from './parse-card';
import type { KeptCard } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putCards,
  list: listCards,
  get: getCard,
  remove: removeCards,
  restore: restoreCards,
  bring: bringCards,
  getMany: getCards,
} = makeRepository<KeptCard>('cards', parseCardRecord);
