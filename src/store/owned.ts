import { idShape } from '../catalog/field-shapes';
import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT, type Holding } from '../catalog/holding';
import { integer, parseWith, shape, text } from '../plain/shape';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { HoldingRecord } from './records';
import { makeRepository } from './repository';

const holdingShape = shape<Holding>({
  id: idShape,
  count: integer(0, HOLDING_COUNT_LIMIT),
  where: text(HOLDING_WHERE_LIMIT),
});

/** Parses owned counts, from disk or from a backup. */
export const parseHoldingRecord: RecordParser<HoldingRecord> = makeRecordParser((value) =>
  parseWith(holdingShape, value),
);

export const holdingRepository = makeRepository<Holding>('owned', parseHoldingRecord);
