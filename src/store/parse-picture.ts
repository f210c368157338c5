import { idShape } from '../catalog/field-shapes';
import { type Check, integer, oneOf, parseWith, shape } from '../plain/shape';
import { isBytes } from './bytes';
import type { RecordParser } from './parse-record';
import { makeRecordParser } from './record-parser';
import { PICTURE_TYPES, type Picture, type PictureRecord } from './records';

/** Maximum size of a picture file, far more than a downscaled photograph has. */
const MOST_BYTES = 8_000_000;
const pixels = integer(1, 8192);

const bytes: Check<Picture['bytes']> = (value) =>
  isBytes(value) && value.length > 0 && value.length <= MOST_BYTES
    ? null
    : { path: [], wanted: `1 to ${MOST_BYTES} bytes` };

const pictureShape = shape<Picture>({
  id: idShape,
  type: oneOf(...PICTURE_TYPES),
  width: pixels,
  height: pixels,
  bytes,
});

export const parsePictureRecord: RecordParser<PictureRecord> = makeRecordParser((value) =>
  parseWith(pictureShape, value),
);
