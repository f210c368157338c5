import { parseCodeRecord } from './parse-code';
import type { TiedCode } from './records';
import { makeRepository } from './repository';

export const codeRepository = makeRepository<TiedCode>('codes', parseCodeRecord);

export const {
  putMany: putCodes,
  list: listCodes,
  get: getCode,
  remove: removeCodes,
  restore: restoreCodes,
} = codeRepository;
