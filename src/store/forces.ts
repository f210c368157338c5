import { parseForceRecord } from './parse';
import type { Force } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putForces,
  list: listForces,
  get: getForce,
  remove: removeForces,
  restore: restoreForces,
  count: countForces,
} = makeShelf<Force>('forces', parseForceRecord);
