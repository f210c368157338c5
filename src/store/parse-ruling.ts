import { id, name, word } from '../catalog/checks';
import { parseWith, shape, text } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { RulingRecord, SavedRuling } from './records';

/** Letters of notation in one ruling: the largest map with sixty figures takes a tenth of it. */
export const MOST_NOTATION = 200_000;
export const MOST_NOTE = 20_000;

const rulingShape = shape<SavedRuling>({
  id,
  name,
  notation: text(MOST_NOTATION, 1),
  note: text(MOST_NOTE),
  edition: word,
});

/** The notation itself is read when the ruling is opened: what reads it is large, and a later version may know more of it. */
export const parseRulingRecord: Parse<RulingRecord> = keptParser((value) => parseWith(rulingShape, value));
