import { id, name, word } from '../catalog/checks';
import { parseWith, shape, text } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { RulingRecord, SavedRuling } from './records';

/** Maximum notation of a ruling, in characters. The largest map with sixty figures takes a tenth of it. */
export const MOST_NOTATION = 200_000;
export const MOST_NOTE = 20_000;

const rulingShape = shape<SavedRuling>({
  id,
  name,
  notation: text(MOST_NOTATION, 1),
  note: text(MOST_NOTE),
  edition: word,
});

/**
 * Does not parse the notation, which happens when the ruling is opened: that parser is large, and a later version may
 * support more.
 */
export const parseRulingRecord: Parse<RulingRecord> = keptParser((value) => parseWith(rulingShape, value));
