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
function guessSingleByteEncoding(bytes: Uint8Array): SingleByteEncoding {
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

export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
/** Encoding label as in the WHATWG Encoding Standard. */
export type TextEncodingLabel = (typeof TEXT_ENCODINGS)[number];

/** Decoded text without U+FFFD, with the number of repaired bytes and lost characters. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingLabel;
  /** Number of bytes in a UTF-8 text that are not valid UTF-8 and were decoded as Windows-1252. */
  readonly repaired: number;
  /**
   * Number of characters lost by an earlier program or by a cut at the end of the file. A question mark replaces each.
   */
  readonly lost: number;
}

/**
 * Matches the replacement character U+FFFD, also as a JSON escape. Consumes all other escapes too: the second backslash
 * of an escaped backslash begins no escape.
 */
const LOST = /\uFFFD|\\(?:ufffd|.)/gis;
const SOME_LOST = /\uFFFD|\\ufffd/i;

/** Replaces each replacement character (U+FFFD) by a question mark and counts the replacements. */
export function replaceLostCharacters(text: string): { readonly text: string; readonly lost: number } {
  if (!SOME_LOST.test(text)) return { text, lost: 0 };
  let lost = 0;
  const replaced = text.replace(LOST, (found) => {
    if (found.length === 2) return found;
    lost++;
    return '?';
  });
  return { text: replaced, lost };
}

/**
 * Decodes a text file of unknown encoding. Checks in this order: the byte order mark, UTF-16 if every other byte is
 * zero, strict UTF-8, and then Windows-1252 or Mac Roman, whichever gives more plausible letters. Null if the bytes are
 * not text.
 * @param cut whether the bytes are the start of a longer file, and may end inside a character
 */
export function decodeText(bytes: Uint8Array, cut = false): DecodedText | null {
  const wide = wideEncoding(bytes);
  if (wide !== null) return withoutLost(new TextDecoder(wide).decode(bytes, { stream: cut }), wide);
  const utf8 = decodeStrictUtf8(bytes, cut);
  if (utf8 !== null) return withoutLost(utf8, 'utf-8');
  if (isBinary(bytes)) return null;
  return repairUtf8(bytes, cut) ?? decodeByLetters(bytes);
}

function withoutLost(text: string, encoding: TextEncodingLabel): DecodedText {
  return { ...replaceLostCharacters(text), encoding, repaired: 0 };
}

/** Number of bytes examined to detect UTF-16 without a byte order mark. */
const SAMPLE = 4096;
/** Minimum share of UTF-16 units with a zero high byte. Every table or JSON file consists mostly of ASCII. */
const LEAST_ZEROS = 0.4;

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (even === 0 && odd > pairs * LEAST_ZEROS) return 'utf-16le';
  return odd === 0 && even > pairs * LEAST_ZEROS ? 'utf-16be' : null;
}

/** Decodes UTF-8. Null if any byte is not UTF-8. */
export function decodeStrictUtf8(bytes: Uint8Array, cut = false): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut });
  } catch {
    return null;
  }
}

/** Returns whether the bytes contain control characters that no text has. DOS programs may end a text with 0x1A. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.some((byte, at) => byte < 9 || (byte > 13 && byte < 32 && !(byte === 0x1a && at === bytes.length - 1)));
}

function decodeByLetters(bytes: Uint8Array): DecodedText {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const bare = marked ? bytes.subarray(3) : bytes;
  const encoding = guessSingleByteEncoding(bare);
  return withoutLost(decodeSingleByte(bare, encoding), encoding);
}

/**
 * Decodes a text that is mostly UTF-8, for example with a damaged byte or rows pasted from another file. Null if the
 * text is not mostly UTF-8.
 */
function repairUtf8(bytes: Uint8Array, cut: boolean): DecodedText | null {
  const broken: number[] = [];
  let characters = 0;
  let end = bytes.length;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 1) characters++;
    if (length === 0 && isCutOff(bytes, at)) end = at;
    if (length === 0 && at < end) broken.push(at);
    at = end < bytes.length ? bytes.length : at + Math.max(1, length);
  }
  if (characters === 0 || broken.length >= characters) return null;
  const parts: string[] = [];
  let from = 0;
  for (const at of [...broken, end]) {
    parts.push(decodeStrictUtf8(bytes.subarray(from, at)) ?? '');
    if (at < end) parts.push(decodeSingleByte(bytes.subarray(at, at + 1), 'windows-1252'));
    from = at + 1;
  }
  if (end < bytes.length && !cut) parts.push('\uFFFD');
  return { ...withoutLost(parts.join(''), 'utf-8'), repaired: broken.length };
}

/** Returns the length in bytes of the UTF-8 character at a position; 0 if the character is invalid. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  // Rejects overlong forms, surrogates and code points above U+10FFFF.
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return 0;
  return (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f) ? 0 : length;
}

/** Returns whether the file ends inside the character that begins at a position. */
function isCutOff(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  const rest = bytes.subarray(at + 1);
  return at + length > bytes.length && rest.every((byte) => (byte & 0xc0) === 0x80);
}
