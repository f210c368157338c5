import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPictureSize } from '../../src/app/pictures/shrink-picture';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  );

test('reads the size of a PNG', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/icons/icon-192.png'));
  expect(readPictureSize(new Uint8Array(file))).toEqual({ width: 192, height: 192 });
});

test.each([
  // Start of image, embedded preview, a table that looks like a frame, and the frame: height 300, width 500.
  ['JPEG', bytes([0xff, 0xd8], [0xff, 0xe1, 0, 4, 9, 9], [0xff, 0xc4, 0, 2], [0xff, 0xc2, 0, 17, 8, 1, 44, 1, 244, 3])],
  [
    'WebP with losses',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0], [0, 0, 0, 0x9d, 1, 0x2a], [244, 1, 44, 1]),
  ],
  ['WebP without', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0], [0x2f], [0xf3, 0xc1, 0x4a, 0])],
  ['WebP with more', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0], [0, 0, 0, 0], [0xf3, 1, 0], [0x2b, 1, 0])],
])('reads the size of %s', (_, file) => {
  expect(readPictureSize(file)).toEqual({ width: 500, height: 300 });
});

test.each([
  ['nothing', bytes()],
  ['a text', bytes('Once upon a time there was a picture')],
  ['a PNG cut short', bytes([0x89], 'PNG', [13, 10, 26, 10, 0])],
  ['a JPEG cut short', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 200])],
  ['a JPEG whose parts do not follow each other', bytes([0xff, 0xd8], [0xff, 0xe0, 0, 2], [1, 2, 3, 4, 5, 6])],
])('returns null for %s', (_, file) => {
  expect(readPictureSize(file)).toBeNull();
});
