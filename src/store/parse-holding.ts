import { id } from '../catalog/checks';
import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT, type Holding } from '../catalog/holding';
import { parseWith, shape, text, whole } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { HoldingRecord } from './records';

const holdingShape = shape<Holding>({
  id,
  count: whole(0, HOLDING_COUNT_LIMIT),
  where: text(HOLDING_WHERE_LIMIT),
});

/** Parses owned counts, from disk or from a backup. */
export const parseHoldingRecord: Parse<HoldingRecord> = keptParser((value) => parseWith(holdingShape, value));
