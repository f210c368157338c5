import { describe, expect, test } from 'vitest';
import {
  decodeSingleByte,
  decodeText,
  type SingleByteEncoding,
  type TextEncodingLabel,
} from '../../src/plain/decode-text';

const TABLE = 'Set;Name;Größe\r\nzz;Müller, der Späher;klein\r\nzz;Renée Façade;groß\r\n';
const ASCII = 'zz;Grey Heron;50\r\n'.repeat(400);

function encode(text: string, label: TextEncodingLabel): Uint8Array {
  if (label === 'utf-8') return new TextEncoder().encode(text);
  if (label.startsWith('utf-16')) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), label === 'utf-16le');
    return bytes;
  }
  const table = [
    ...decodeSingleByte(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      label as SingleByteEncoding,
    ),
  ];
  return Uint8Array.from(text, (letter) => table.indexOf(letter));
}

const read = (bytes: Uint8Array) => decodeText(bytes);

describe.each<TextEncodingLabel>(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'])('%s', (label) => {
  test('is recognised', () => {
    expect(read(encode(TABLE, label))).toEqual({ text: TABLE, encoding: label, repaired: 0, lost: 0 });
  });

  test('is recognised if the first non-ASCII letter comes late', () => {
    const text = `${ASCII}${TABLE}`;
    expect(read(encode(text, label))).toEqual({ text, encoding: label, repaired: 0, lost: 0 });
  });
});

test.each<TextEncodingLabel>(['utf-8', 'utf-16le', 'utf-16be'])(
  'a byte order mark identifies %s, and is not part of the text',
  (label) => {
    expect(read(encode(`\uFEFF${TABLE}`, label))).toMatchObject({ text: TABLE, encoding: label });
  },
);

test.each([
  ['quotes and dashes of a word processor', '“Heron” – it’s here… €5', 'windows-1252'],
  ['quotes and dashes of a Mac', '“Heron” – it’s here…', 'macintosh'],
  ['one umlaut between small letters', 'Müller', 'windows-1252'],
  ['one umlaut of a Mac between small letters', 'Müller', 'macintosh'],
  ['one umlaut that begins a name', 'Özgür', 'windows-1252'],
  ['French', 'déjà vu, à la française, où', 'windows-1252'],
  ['French of a Mac', 'déjà vu, à la française, où', 'macintosh'],
  ['Spanish of a Mac', 'El Niño está aquí', 'macintosh'],
] as const)('%s', (_, text, label) => {
  expect(read(encode(text, label))).toMatchObject({ text, encoding: label });
});

describe('replacement characters are avoided', () => {
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  test('in a row of another encoding in UTF-8', () => {
    const bytes = joined(encode(TABLE, 'utf-8'), encode('zz;Jürgen;klein', 'windows-1252'));
    expect(read(bytes)).toEqual({ text: `${TABLE}zz;Jürgen;klein`, encoding: 'utf-8', repaired: 1, lost: 0 });
  });

  test('in a file that ends inside a letter', () => {
    const bytes = encode('Name;Größe\r\nMü', 'utf-8').slice(0, -1);
    expect(read(bytes)).toEqual({ text: 'Name;Größe\r\nM?', encoding: 'utf-8', repaired: 0, lost: 1 });
    expect(decodeText(bytes, true)).toMatchObject({ text: 'Name;Größe\r\nM', lost: 0 });
  });

  test.each([
    ['of a file that holds one', 'M\uFFFDller and \uFFFD', 'M?ller and ?', 2],
    ['of an escape of JSON', '{"name":"M\\uFFFDller"}', '{"name":"M?ller"}', 1],
    ['but an escaped backslash is no escape', '{"name":"M\\\\ufffd"}', '{"name":"M\\\\ufffd"}', 0],
  ])('%s', (_, text, expected, lost) => {
    expect(read(encode(text, 'utf-8'))).toMatchObject({ text: expected, lost });
  });

  test('for bytes that Windows-1252 leaves undefined', () => {
    const bytes = joined(encode('Müller über Köln, ', 'windows-1252'), Uint8Array.of(0x81));
    expect(read(bytes)).toMatchObject({ text: 'Müller über Köln, ?', lost: 1 });
  });

  test('in UTF-16 with half a pair', () => {
    const bytes = encode('\uFEFFa\uD83Db', 'utf-16le');
    expect(read(bytes)).toMatchObject({ text: 'a?b', lost: 1 });
  });
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)],
  ['a packed file', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0xf1, 0x9c)],
])('refuses %s as text', (_, bytes) => {
  expect(read(bytes)).toBeNull();
});

test('random bytes never throw, and never give a replacement character', () => {
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 16;
  };
  for (let round = 0; round < 3000; round++) {
    const bytes = Uint8Array.from({ length: next() % 40 }, () =>
      round % 2 === 0 ? next() % 256 : 32 + (next() % 224),
    );
    const decoded = read(bytes);
    if (decoded !== null) expect(decoded.text, bytes.join()).not.toContain('\uFFFD');
  }
});
