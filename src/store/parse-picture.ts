import { id } from '../catalog/checks';
import { type Check, oneOf, parseWith, shape, whole } from '../plain/shape';
import { isBytes } from './bytes';
import { keptParser } from './kept';
import type { Parse } from './parse';
import { PICTURE_TYPES, type Picture, type PictureRecord } from './records';

/** Far more than a downscaled photograph has. */
const MOST_BYTES = 8_000_000;
const pixels = whole(1, 8192);

const bytes: Check<Picture['bytes']> = (value) =>
  isBytes(value) && value.length > 0 && value.length <= MOST_BYTES
    ? null
    : { path: [], wanted: `1 to ${MOST_BYTES} bytes` };

const pictureShape = shape<Picture>({ id, type: oneOf(...PICTURE_TYPES), width: pixels, height: pixels, bytes });

export const parsePictureRecord: Parse<PictureRecord> = keptParser((value) => parseWith(pictureShape, value));
