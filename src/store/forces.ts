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

/** A force to be kept, with nothing in it but what is given. */
export function makeForce(given: Pick<Force, 'id' | 'name' | 'edition' | 'buildTotal'> & Partial<Force>): Force {
  return { ...EMPTY_KEPT, ...given };
}
