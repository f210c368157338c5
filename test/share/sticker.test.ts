import { assert, property, string, stringMatching } from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { makeQrMatrix, toSvgPath } from '../../src/share/qr-matrix';
import { makeSticker, makeStickerFinder, parseSticker, printSticker } from '../../src/share/sticker';
import { makeTestCharacter } from '../game/make';

const heron = { ...makeTestCharacter('ab-007'), name: 'Grey Heron', set: 'ab', number: '007' };
const codeOf = (each: Parameters<typeof makeSticker>[0]) => printSticker(makeSticker(each));

/** The format of codes is frozen, because stickers stay glued under bases. */
test('every later version prints and parses the codes printed once', () => {
  expect(codeOf(heron)).toBe('AC1R1023AB-007');
  expect(codeOf({ ...heron, id: 'entered-grey-heron-1x2y3z4' })).toBe('BC1R10P697TVKBG2');
  expect(parseSticker('AC1R1023AB-007')).toEqual({
    ok: true,
    value: { id: 'AB-007', idMark: makeSticker(heron).idMark, nameMark: 'C1R10' },
  });
});

test('every sticker is a QR code of 21 modules with at least 15% error correction, a common id with 25%', () => {
  for (const id of ['x', 'ab-007', 'abcdefg-123', 'entered-somebody-with-a-long-name-1kx3r2', 'ä-7', 'a b']) {
    const code = codeOf({ ...heron, id });
    expect(code.length).toBeLessThanOrEqual(20);
    expect(encode(code, { ecc: code.length <= 16 ? 'Q' : 'M', border: 0 }).version).toBe(1);
  }
  expect(codeOf({ ...heron, id: 'abcd-007' }).length).toBe(16);
});

test('codes round-trip, and any single wrong letter is detected', () => {
  for (const each of DEMO_CHARACTERS) {
    const code = codeOf(each);
    expect(parseSticker(code)).toEqual({ ok: true, value: makeSticker(each) });
    expect(parseSticker(` ${code.toLowerCase().replace(/(.{4})/g, '$1 ')}`)).toEqual(parseSticker(code));
    for (let at = 1; at < code.length; at++) {
      for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (letter === code[at]) continue;
        const read = parseSticker(code.slice(0, at) + letter + code.slice(at + 1));
        expect([code, at, letter, read.ok]).toEqual([code, at, letter, false]);
      }
    }
  }
});

test('confusable letters are accepted in the part that excludes them', () => {
  const code = codeOf({ ...heron, id: 'entered-grey-heron-1x2y3z4' });
  expect(parseSticker(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toEqual(parseSticker(code));
});

test("distinguishes a later version's letter from other text", () => {
  // Version letter 'C' is unknown; the checksum is calculated as in version 1.
  const later = ['C', 'C1R10', '', 'AB-007'];
  const sums = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].flatMap((a) =>
    [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((b) => a + b),
  );
  const faults = sums.map((sum) => parseSticker(later[0] + (later[1] ?? '') + sum + later[3]));
  expect(faults.filter((each) => !each.ok && each.fault === 'newer-version')).toHaveLength(1);
  expect(faults.filter((each) => !each.ok && each.fault === 'not-a-sticker')).toHaveLength(1023);
});

test('never throws, and hardly any other text is taken for a sticker', () => {
  let taken = 0;
  const look = (text: string): void => {
    const read = parseSticker(text);
    if (read.ok) {
      taken++;
      expect(parseSticker(printSticker(read.value))).toEqual(read);
    }
  };
  assert(property(string({ unit: 'binary', maxLength: 100 }), look), { seed: 8, numRuns: 5_000 });
  assert(property(stringMatching(/^[AB][0-9A-Z]{7,16}$/), look), { seed: 8, numRuns: 5_000 });
  expect(taken).toBeLessThan(30);
  for (const text of ['', ' ', 'A'.repeat(1_000_000), 'https://example.org/#/forces/take/abc', '4006381333931'])
    expect(parseSticker(text)).toEqual({ ok: false, fault: 'not-a-sticker' });
});

describe('a sticker finds its character', () => {
  const other = { ...makeTestCharacter('ab-008'), name: 'Somebody', set: 'ab', number: '008' };
  const sticker = makeSticker(heron);
  test.each([
    ['by its id', [other, heron], 'id', ['ab-007']],
    ['however set and number are joined', [other, { ...heron, id: 'AB007' }], 'id', ['AB007']],
    ['by set and number where the id is another', [other, { ...heron, id: 'u-1' }], 'id', ['u-1']],
    ['though its set was renamed', [other, { ...heron, id: 'xy-007', set: 'xy' }], 'name', ['xy-007']],
    ['though it was renamed', [other, { ...heron, name: 'Great Heron' }], 'renamed', ['ab-007']],
    [
      'and not whoever has its id now',
      [
        { ...other, id: 'ab-007', number: '007' },
        { ...heron, id: 'xy-007', set: 'xy' },
      ],
      'name',
      ['xy-007'],
    ],
    [
      'or those that it cannot tell apart',
      [
        { ...heron, id: 'xy-007', set: 'xy' },
        { ...heron, id: 'zz-007', set: 'zz' },
      ],
      'name',
      ['xy-007', 'zz-007'],
    ],
  ])('%s', (_, characters, by, ids) => {
    const match = makeStickerFinder(characters)(sticker);
    expect(match?.by).toBe(by);
    expect(match?.characters.map(({ id }) => id)).toEqual(ids);
  });

  test('finds none', () => expect(makeStickerFinder([other])(sticker)).toBeNull());

  test('of 20,000', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => ({
      ...makeTestCharacter(`s${i % 40}-${i}`),
      name: `Figure ${i % 7000}`,
      set: `s${i % 40}`,
      number: String(i),
    }));
    const find = makeStickerFinder(many);
    for (let i = 0; i < many.length; i += 97) {
      const each = many[i] as (typeof many)[number];
      expect(find(makeSticker(each))?.characters).toEqual([each]);
    }
  });
});

test('the path of a code draws exactly its dark modules', () => {
  const matrix = makeQrMatrix(codeOf(heron), 'Q');
  if (!matrix) throw new Error('no code');
  const drawn = Array.from({ length: matrix.size }, () => Array.from({ length: matrix.size }, () => false));
  for (const [, x, y, width] of toSvgPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dot = 0; dot < Number(width); dot++) {
      const row = drawn[Number(y)] as boolean[];
      expect(row[Number(x) + dot]).toBe(false);
      row[Number(x) + dot] = true;
    }
  }
  expect(drawn).toEqual(matrix.rows);
  expect(makeQrMatrix('x'.repeat(5000), 'Q')).toBeNull();
});
