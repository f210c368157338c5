import type { Holding } from '../catalog/holding';
import { parseHoldingRecord } from './parse-holding';
import { makeRepository } from './repository';

export const holdingRepository = makeRepository<Holding>('owned', parseHoldingRecord);

export const {
  putMany: putHoldings,
  list: listHoldings,
  get: getHolding,
  remove: removeHoldings,
  restore: restoreHoldings,
  getMany: getHoldings,
} = holdingRepository;
