import { parseRulingRecord } from './parse-ruling';
import type { SavedRuling } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putRulings,
  list: listRulings,
  get: getRuling,
  remove: removeRulings,
  restore: restoreRulings,
  count: countRulings,
} = makeShelf<SavedRuling>('rulings', parseRulingRecord);
