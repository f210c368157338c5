import { parseRulingRecord } from './parse-ruling';
import type { SavedRuling } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putRulings,
  list: listRulings,
  get: getRuling,
  remove: removeRulings,
  restore: restoreRulings,
  count: countRulings,
} = makeRepository<SavedRuling>('rulings', parseRulingRecord);
