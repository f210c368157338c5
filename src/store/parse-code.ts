import { id, name } from '../catalog/checks';
import { parseWith, shape, text } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { CodeRecord, TiedCode } from './records';

const codeShape = shape<TiedCode>({ id, character: id, name, set: text(40), number: text(40) });

export const parseCodeRecord: Parse<CodeRecord> = keptParser((value) => parseWith(codeShape, value));
