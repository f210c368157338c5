import { assert, integer, property, string, uint8Array } from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { fromBase45, toBase45 } from '../../src/share/base45';
import {
  BLOCK_BYTES,
  type Fountain,
  FRAME_PREFIX,
  MAX_FOUNTAIN_BYTES,
  makeFountain,
  makeFrameReceiver,
} from '../../src/share/fountain';
import { crc32 } from '../../src/store/checksum';
import { mulberry32 } from '../browser/camera-video';

function noise(length: number, seed: number): Uint8Array {
  const random = mulberry32(seed);
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

test('encodes and decodes base 45 as in RFC 9285', () => {
  const text = new TextEncoder();
  expect(toBase45(text.encode('AB'))).toBe('BB8');
  expect(toBase45(text.encode('Hello!!'))).toBe('%69 VD92EX0');
  expect(toBase45(text.encode('base-45'))).toBe('UJCLQE7W581');
  expect(fromBase45('GGW')).toBeNull();
  expect(fromBase45('::')).toBeNull();
  expect(fromBase45('a')).toBeNull();
  assert(
    property(uint8Array({ maxLength: 90 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
    { seed: 45 },
  );
});

test('the checksum is the CRC-32 of PNG and ZIP', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('a frame is one code of at most 85 modules a side', () => {
  const fountain = makeFountain(noise(5000, 1));
  expect(fountain?.blocks).toBe(9);
  for (const number of [0, 8, 9, 4_000_000_000]) {
    const text = fountain?.frame(number) ?? '';
    expect(encode(text, { ecc: 'L', border: 0 }).size).toBeLessThanOrEqual(85);
  }
});

test('a few more frames than blocks are enough, whichever were lost and in whatever order', () => {
  let frames = 0;
  let needed = 0;
  assert(
    property(integer({ min: 1, max: 20_000 }), integer({ min: 0, max: 90 }), integer(), (length, lost, seed) => {
      const random = mulberry32(seed);
      const bytes = noise(length, seed);
      const fountain = makeFountain(bytes, 200);
      if (!fountain) throw new Error('nothing to send');
      const receiver = makeFrameReceiver();
      const from = Math.floor(random() * 1000);
      let taken = 0;
      for (let number = from; receiver.bytes() === null; number++) {
        if (random() * 100 < lost) continue;
        const before = receiver.progress()?.have ?? 0;
        const came = receiver.take(fountain.frame(number));
        taken++;
        const have = receiver.progress()?.have;
        if (came === 'no-frame' || came === 'damaged' || have !== before + (came === 'known' ? 0 : 1))
          throw new Error(`${came}, ${before} → ${have}`);
        if (taken > fountain.blocks + 40) throw new Error(`${taken} frames of ${fountain.blocks}`);
      }
      expect(receiver.bytes()).toEqual(bytes);
      frames += taken;
      needed += fountain.blocks;
    }),
    { seed: 12, numRuns: 25 },
  );
  // On average, transfers need fewer than three frames more than they have blocks.
  expect(frames - needed).toBeLessThan(25 * 3);
});

test('100 kB with a fifth of all frames lost need little more than a fifth extra', () => {
  const bytes = noise(100_000, 7);
  const fountain = makeFountain(bytes);
  if (!fountain) throw new Error('nothing to send');
  const random = mulberry32(5);
  const receiver = makeFrameReceiver();
  let shown = 0;
  for (; receiver.bytes() === null; shown++) if (random() >= 0.2) receiver.take(fountain.frame(shown));
  expect(receiver.bytes()).toEqual(bytes);
  // At ten frames a second, the transfer takes less than 24 seconds.
  expect(shown / 10).toBeLessThan(24);
  expect(shown).toBeLessThan((fountain.blocks / 0.8) * 1.15);
});

test('a corrupted frame is ignored', () => {
  const one = makeFountain(noise(3000, 1));
  if (!one) throw new Error('nothing to send');
  const receiver = makeFrameReceiver();
  receiver.take(one.frame(0));
  receiver.take(one.frame(1));
  expect(receiver.progress()).toEqual({ have: 2, need: 5 });
  const text = one.frame(2);
  for (let at = FRAME_PREFIX.length; at < text.length; at += 13) {
    const wrong = text[at] === '0' ? '1' : '0';
    expect(receiver.take(text.slice(0, at) + wrong + text.slice(at + 1))).toBe('no-frame');
  }
  expect(receiver.take(text.slice(0, -3))).toBe('no-frame');
  expect(receiver.progress()).toEqual({ have: 2, need: 5 });
  expect(receiver.take(one.frame(0))).toBe('known');
});

describe('frames of other sequences', () => {
  const fountains = (...lengths: number[]): Fountain[] =>
    lengths.map((length, seed) => makeFountain(noise(length, seed + 1)) as Fountain);

  test('do not reset the current one', () => {
    const [one, two] = fountains(60_000, 3000) as [Fountain, Fountain];
    const receiver = makeFrameReceiver();
    for (let number = 0; number < 99; number++) receiver.take(one.frame(number));
    expect(receiver.take(two.frame(0))).toBe('new');
    expect(receiver.progress()).toEqual({ have: 99, need: 100 });
    expect(receiver.take(one.frame(99))).toBe('done');
    expect(receiver.bytes()).toEqual(noise(60_000, 1));
  });

  test('only delay it when every tenth frame is of the current one', () => {
    const [one, two] = fountains(60_000, 60_000) as [Fountain, Fountain];
    const receiver = makeFrameReceiver();
    let shown = 0;
    for (; receiver.bytes() === null && shown < 500; shown++)
      receiver.take((shown % 10 === 9 ? two : one).frame(shown));
    expect(receiver.bytes()).toEqual(noise(60_000, 1));
    expect(shown).toBeLessThan(125);
  });

  test("replace it after several in a row, and the first one's progress is retained", () => {
    const [one, two] = fountains(6000, 3000) as [Fountain, Fountain];
    const receiver = makeFrameReceiver();
    for (const number of [0, 1, 2]) receiver.take(one.frame(number));
    const needs = [0, 1, 2, 3, 3].map((number) => {
      receiver.take(two.frame(number));
      return receiver.progress();
    });
    const [before, after] = [
      { have: 3, need: 10 },
      { have: 4, need: 5 },
    ];
    expect(needs).toEqual([before, before, before, before, after]);
    for (let number = 3; number < 10; number++) receiver.take(one.frame(number));
    expect(receiver.bytes()).toEqual(noise(6000, 1));
  });

  test('of any number do not displace the current one', () => {
    const [one, ...others] = fountains(6000, ...Array.from({ length: 20 }, () => 3000)) as [Fountain, ...Fountain[]];
    const receiver = makeFrameReceiver();
    for (let number = 0; number < 9; number++) receiver.take(one.frame(number));
    for (const [at, other] of others.entries()) {
      receiver.take(other.frame(0));
      if (at % 3 === 2) receiver.take(one.frame(0));
    }
    expect(receiver.take(one.frame(9))).toBe('done');
  });
});

test('never throws, whatever is scanned', () => {
  const receiver = makeFrameReceiver();
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(receiver.take(text)).toBe('no-frame');
      expect(receiver.take(FRAME_PREFIX + text)).toBe('no-frame');
    }),
    { seed: 3, numRuns: 5000 },
  );
});

test('rejects a frame that claims more data than a phone can hold', () => {
  const bytes = new Uint8Array(14 + 1 + 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, MAX_FOUNTAIN_BYTES);
  view.setUint16(8, 1);
  view.setUint32(15, crc32(bytes.subarray(0, 15)));
  expect(makeFrameReceiver().take(FRAME_PREFIX + toBase45(bytes))).toBe('no-frame');
  expect(makeFountain(new Uint8Array(0))).toBeNull();
  expect(makeFountain(new Uint8Array(MAX_FOUNTAIN_BYTES + 1))).toBeNull();
  expect(makeFountain(new Uint8Array(BLOCK_BYTES))?.blocks).toBe(1);
});
