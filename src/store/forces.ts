import { EMPTY_STORED_FORCE } from '../force/stored-force';
import { parseForceRecord } from './parse-force';
import type { SavedForce } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putForces,
  list: listForces,
  get: getForce,
  remove: removeForces,
  restore: restoreForces,
  count: countForces,
} = makeRepository<SavedForce>('forces', parseForceRecord);

/** Returns a force to store, with defaults for all other fields. */
export function makeForce(
  given: Pick<SavedForce, 'id' | 'name' | 'edition' | 'buildTotal'> & Partial<SavedForce>,
): SavedForce {
  return { ...EMPTY_STORED_FORCE, ...given };
}
