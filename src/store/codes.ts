import { parseCodeRecord } from './parse-code';
import type { TiedCode } from './records';
import { makeShelf } from './shelf';

export const {
  putMany: putCodes,
  list: listCodes,
  get: getCode,
  remove: removeCodes,
  restore: restoreCodes,
  bring: bringCodes,
  getMany: getCodes,
} = makeShelf<TiedCode>('codes', parseCodeRecord);
