import { parseWith, shape, text } from '../plain/shape';
import { kept } from './kept';
import { id, name, type Parse } from './parse';
import type { CodeRecord, TiedCode } from './records';

const codeShape = shape<TiedCode>({ id, character: id, name, set: text(40), number: text(40) });

export const parseCodeRecord: Parse<CodeRecord> = (value) => {
  const code = parseWith<TiedCode>(codeShape, value);
  return code.ok ? parseWith(kept, value) : code;
};
