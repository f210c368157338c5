import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inflateUpToDamage } from '../../src/share/backup/inflate';
import { makeDice } from '../helpers/random-board';

const MOST = 10_000_000;
const WORDS = ['moth', 'heron', '{"id":', '"click"', '\n', 'ünï', '0', '⚡'];

function textOf(seed: number, words: number): string {
  const roll = makeDice(seed);
  return Array.from({ length: words }, () => (roll(3) === 0 ? String(roll(1e9)) : WORDS[roll(WORDS.length)])).join('');
}

describe('intact data', () => {
  test.each([
    ['as records are deflated', {}],
    ['stored as it is', { level: 0 }],
    ['with fixed codes', { strategy: constants.Z_FIXED }],
    ['with codes alone', { strategy: constants.Z_HUFFMAN_ONLY }],
    ['as small as it gets', { level: 9, memLevel: 1 }],
  ])('is restored: %s', (_, options) => {
    for (const words of [0, 1, 2, 40, 5000, 60_000]) {
      const text = Buffer.from(textOf(words + 1, words));
      const out = inflateUpToDamage(deflateRawSync(text, options), MOST);
      expect(Buffer.compare(out, text)).toBe(0);
    }
  });

  test('is cut at the limit', () => {
    const deflated = deflateRawSync(Buffer.from('moth '.repeat(1000)));
    expect(Buffer.from(inflateUpToDamage(deflated, 12)).toString()).toMatch(/^moth/);
    expect(inflateUpToDamage(deflated, 12).length).toBeLessThanOrEqual(12);
  });
});

test('restores everything before the damage', () => {
  const text = Buffer.from(textOf(7, 8000));
  const buffer = deflateRawSync(text);
  for (const place of [200, 5000, buffer.length >> 1, buffer.length - 10]) {
    const broken = Buffer.from(buffer);
    broken.fill(0xff, place, place + 8);
    const out = Buffer.from(inflateUpToDamage(broken, MOST));
    const before = out.findIndex((byte, at) => byte !== text[at]);
    const sound = before < 0 ? out.length : before;
    // At least as much text is restored as from a file that ends just before the damage.
    expect(sound).toBeGreaterThanOrEqual(inflateUpToDamage(buffer.subarray(0, place - 2), MOST).length);
  }
});

test('returns a result for any bytes', () => {
  for (let seed = 1; seed <= 3000; seed++) {
    const roll = makeDice(seed);
    const bytes = Uint8Array.from({ length: roll(300) }, () => roll(256));
    expect(inflateUpToDamage(bytes, 5000).length).toBeLessThanOrEqual(5000);
  }
});
