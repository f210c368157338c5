import { idShape, nameShape, wordShape } from '../catalog/field-shapes';
import { parseWith, shape, text } from '../plain/shape';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { RulingRecord, SavedRuling } from './records';
import { makeRepository } from './repository';

/** Maximum notation of a ruling, in characters. The largest map with sixty figures takes a tenth of it. */
export const MAX_NOTATION_LENGTH = 200_000;
export const MAX_NOTE_LENGTH = 20_000;

const rulingShape = shape<SavedRuling>({
  id: idShape,
  name: nameShape,
  notation: text(MAX_NOTATION_LENGTH, 1),
  note: text(MAX_NOTE_LENGTH),
  edition: wordShape,
});

/**
 * Parses a ruling without its notation, which is parsed when the ruling is opened. The notation parser is large, and a
 * later version may support more.
 */
export const parseRulingRecord: RecordParser<RulingRecord> = makeRecordParser((value) => parseWith(rulingShape, value));

export const rulingRepository = makeRepository<SavedRuling>('rulings', parseRulingRecord);
