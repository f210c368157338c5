import { id } from '../catalog/checks';
import { anything, parseWith, shape, text } from '../plain/shape';
import { type Parse, time } from './parse';
import type { AsideRecord } from './records';

const asideShape = shape<Omit<AsideRecord, 'id'>>({
  table: id,
  key: text(2000),
  record: anything,
  reason: text(20_000),
  at: time,
});

export const parseAside: Parse<AsideRecord> = (value) => parseWith(asideShape, value);
