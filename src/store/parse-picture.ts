import { type Check, oneOf, parseWith, shape, whole } from '../plain/shape';
import { isBytes } from './bytes';
import { kept } from './kept';
import { id, type Parse } from './parse';
import { PICTURE_TYPES, type Picture, type PictureRecord } from './records';

/** Far more than a shrunk photograph has. */
const MOST_BYTES = 8_000_000;
const pixels = whole(1, 8192);

const bytes: Check = (value) =>
  isBytes(value) && value.length > 0 && value.length <= MOST_BYTES
    ? null
    : { path: [], wanted: `1 to ${MOST_BYTES} bytes` };

const pictureShape = shape<Picture>({ id, type: oneOf(...PICTURE_TYPES), width: pixels, height: pixels, bytes });

export const parsePictureRecord: Parse<PictureRecord> = (value) => {
  const picture = parseWith<PictureRecord>(pictureShape, value);
  return picture.ok ? parseWith(kept, value) : picture;
};
