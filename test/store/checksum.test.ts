import { expect, test } from 'vitest';
import { checksum, crc32 } from '../../src/store/checksum';

test.each([
  ['', '00000000'],
  ['a', 'e8b7be43'],
  ['abc', '352441c2'],
  ['123456789', 'cbf43926'],
  ['The quick brown fox jumps over the lazy dog', '414fa339'],
])('the checksum of %j is the CRC-32 of PNG and ZIP', (text, sum) => {
  expect(checksum(text)).toBe(sum);
});

test('is the same however the bytes are split', () => {
  const bytes = Uint8Array.from({ length: 40 }, (_, at) => (at * 37 + 200) % 256);
  const byBit = (all: Uint8Array) => {
    let rest = 0xffffffff;
    for (const byte of all) {
      rest ^= byte;
      for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    }
    return ~rest >>> 0;
  };
  for (let from = 0; from < 5; from++) {
    for (let to = from; to <= 40; to++) expect(crc32(bytes.subarray(from, to))).toBe(byBit(bytes.subarray(from, to)));
  }
});
