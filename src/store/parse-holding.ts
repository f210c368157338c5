import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT, type Holding } from '../catalog/holding';
import { parseWith, shape, text, whole } from '../plain/shape';
import { kept } from './kept';
import { id, type Parse } from './parse';
import type { HoldingRecord } from './records';

const holdingShape = shape<Holding>({
  id,
  count: whole(0, HOLDING_COUNT_LIMIT),
  where: text(HOLDING_WHERE_LIMIT),
});

/** What is owned of a character, from disk or from a backup. */
export const parseHoldingRecord: Parse<HoldingRecord> = (value) => {
  const holding = parseWith<HoldingRecord>(holdingShape, value);
  return holding.ok ? parseWith(kept, value) : holding;
};
