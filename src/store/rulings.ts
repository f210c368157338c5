import { parseRulingRecord } from './parse-ruling';
import type { KeptRuling } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putRulings,
  list: listRulings,
  get: getRuling,
  remove: removeRulings,
  restore: restoreRulings,
  count: countRulings,
} = makeShelf<KeptRuling>('rulings', parseRulingRecord);
