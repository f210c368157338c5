import { parseCodeRecord } from './parse-code';
import type { TiedCode } from './records';
import { makeRepository } from './repository';

export const {
  putMany: putCodes,
  list: listCodes,
  get: getCode,
  remove: removeCodes,
  restore: restoreCodes,
  bring: bringCodes,
  getMany: getCodes,
} = makeRepository<TiedCode>('codes', parseCodeRecord);
