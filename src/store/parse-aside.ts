import { idShape } from '../catalog/field-shapes';
import { anything, parseWith, shape, text } from '../plain/shape';
import { type RecordParser, timeShape } from './parse-record';
import type { SetAsideRecord } from './records';

const asideShape = shape<Omit<SetAsideRecord, 'id'>>({
  table: idShape,
  key: text(2000),
  record: anything,
  reason: text(20_000),
  at: timeShape,
});

export const parseSetAsideRecord: RecordParser<SetAsideRecord> = (value) => parseWith(asideShape, value);
