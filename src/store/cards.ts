import { parseCardRecord } from './parse-card';
import type { StoredCard } from './records';
import { makeRepository } from './repository';

export const cardRepository = makeRepository<StoredCard>('cards', parseCardRecord);

export const {
  putMany: putCards,
  list: listCards,
  get: getCard,
  remove: removeCards,
  restore: restoreCards,
} = cardRepository;
