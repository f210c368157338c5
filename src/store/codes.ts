import { idShape, nameShape } from '../catalog/field-shapes';
import { parseWith, shape, text } from '../plain/shape';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { CodeRecord, TiedCode } from './records';
import { makeRepository } from './repository';

const codeShape = shape<TiedCode>({
  id: idShape,
  character: idShape,
  name: nameShape,
  set: text(40),
  number: text(40),
});

export const parseCodeRecord: RecordParser<CodeRecord> = makeRecordParser((value) => parseWith(codeShape, value));

export const codeRepository = makeRepository<TiedCode>('codes', parseCodeRecord);
