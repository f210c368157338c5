import { idShape } from '../catalog/field-shapes';
import { anything, parseWith, shape, text } from '../plain/shape';
import { type RecordParser, timeShape } from './parse-record';
import type { AsideRecord } from './records';

const asideShape = shape<Omit<AsideRecord, 'id'>>({
  table: idShape,
  key: text(2000),
  record: anything,
  reason: text(20_000),
  at: timeShape,
});

export const parseAside: RecordParser<AsideRecord> = (value) => parseWith(asideShape, value);
