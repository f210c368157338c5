import type { Holding } from '../catalog/holding';
import { parseHoldingRecord } from './parse-holding';
import { makeShelf } from './shelf';

export const {
  putMany: putHoldings,
  list: listHoldings,
  get: getHolding,
  remove: removeHoldings,
  restore: restoreHoldings,
  bring: bringHoldings,
  getMany: getHoldings,
} = makeShelf<Holding>('owned', parseHoldingRecord);
