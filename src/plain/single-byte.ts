export type SingleByteEncoding = 'windows-1252' | 'macintosh';

/** Maximum number of non-ASCII bytes to score; the rest of a text has the same encoding. */
const MOST_JUDGED = 20_000;

/** Non-ASCII letters of western European languages. */
const COMMON_LETTERS = new Set('äöüßéèêëàâçñóíáúôîïûùæøåœãõìòÄÖÜÉÈÊÀÂÇÑÓÍÁÚÔÎÆØÅŒ');
const QUOTES_AND_DASHES = new Set('“”„‚‘’–—…«»');
const COMMON_SIGNS = new Set('€™®©°·•×±²³½¼¾£§¿¡\u00A0');

/** Characters of Windows-1252 from 0x80 to 0x9F, where it differs from Latin-1. Five bytes are undefined. */
const WINDOWS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/**
 * Decodes bytes of a single-byte encoding; undefined bytes become U+FFFD. Some engines decode Windows-1252 as Latin-1,
 * so the range where the two differ is decoded separately.
 */
export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding === 'macintosh') return text;
  return text.replace(/[\u0080-\u009F]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] as string);
}

/**
 * Chooses Windows-1252 or Mac Roman, whichever converts the non-ASCII bytes to more plausible text. Windows-1252 wins a
 * tie.
 */
export function guessSingleByteEncoding(bytes: Uint8Array): SingleByteEncoding {
  const scores: Record<SingleByteEncoding, number> = { 'windows-1252': 0, macintosh: 0 };
  const tables = { 'windows-1252': upperHalf('windows-1252'), macintosh: upperHalf('macintosh') };
  let judged = 0;
  for (let at = 0; at < bytes.length && judged < MOST_JUDGED; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    judged++;
    for (const encoding of ['windows-1252', 'macintosh'] as const) {
      const characterAt = (place: number): string => {
        const code = bytes[place] ?? 0x20;
        return code < 0x80 ? String.fromCharCode(code) : (tables[encoding][code - 0x80] as string);
      };
      scores[encoding] += likelihood(characterAt(at), characterAt(at - 1), characterAt(at + 1));
    }
  }
  return scores.macintosh > scores['windows-1252'] ? 'macintosh' : 'windows-1252';
}

function upperHalf(encoding: SingleByteEncoding): readonly string[] {
  return [
    ...decodeSingleByte(
      Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at),
      encoding,
    ),
  ];
}

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;

function likelihood(character: string, before: string, after: string): number {
  const [letterBefore, letterAfter] = [LETTER.test(before), LETTER.test(after)];
  if (character === '\uFFFD') return -6;
  if (LETTER.test(character)) {
    // A lower-case letter before a capital inside a word is implausible.
    if ((CAPITAL.test(character) && SMALL.test(before)) || (SMALL.test(character) && CAPITAL.test(after))) return -3;
    if (!letterBefore && !letterAfter) return -1;
    return COMMON_LETTERS.has(character) ? 3 : 0;
  }
  // Between two letters, the only plausible symbol is an apostrophe.
  if (letterBefore && letterAfter) return character === '’' ? 3 : -2;
  if (QUOTES_AND_DASHES.has(character)) return 3;
  return COMMON_SIGNS.has(character) ? 2 : -2;
}
