import { EMPTY_KEPT } from '../force/kept';
import { parseForceRecord } from './parse-force';
import type { Force } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putForces,
  list: listForces,
  get: getForce,
  remove: removeForces,
  restore: restoreForces,
  count: countForces,
} = makeRepository<Force>('forces', parseForceRecord);

/** Returns a force to store, with defaults for all other fields. */
export function makeForce(given: Pick<Force, 'id' | 'name' | 'edition' | 'buildTotal'> & Partial<Force>): Force {
  return { ...EMPTY_KEPT, ...given };
}
