import type { Holding } from '../catalog/holding';
import { parseHoldingRecord } from './parse-holding';
import { makeRepository } from './repository';

export const {
  putMany: putHoldings,
  list: listHoldings,
  get: getHolding,
  remove: removeHoldings,
  restore: restoreHoldings,
  bring: bringHoldings,
  getMany: getHoldings,
} = makeRepository<Holding>('owned', parseHoldingRecord);
