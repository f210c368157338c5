/** Alphabet of base64url, six bits a letter. */
export const BASE64_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Alphabet of Crockford's base32, five bits a letter. It has no similar letters and ignores case. */
export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Alphabet of ICE user names and passwords (RFC 8839), six bits a letter. */
export const ICE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes with an alphabet of 32 or 64 letters. */
export function encodeWithAlphabet(bytes: Uint8Array, alphabet: string): string {
  return regroupBits([...bytes], 8, bitsOf(alphabet))
    .map((value) => alphabet[value])
    .join('');
}

/** Decodes text made by `encodeWithAlphabet`. Null if the text is not exactly what `encodeWithAlphabet` writes. */
export function decodeWithAlphabet(text: string, alphabet: string): Uint8Array | null {
  const bits = bitsOf(alphabet);
  const bytes = packLetters(text, alphabet);
  if (!bytes) return null;
  const whole = Math.floor((text.length * bits) / 8);
  // Padding must be shorter than a letter and zero, so each byte sequence has only one text.
  if (Math.ceil((whole * 8) / bits) !== text.length || bytes.subarray(whole).some((byte) => byte !== 0)) return null;
  return bytes.slice(0, whole);
}

/** Packs letters into as few bytes as possible. Null if a letter is not in the alphabet. */
export function packLetters(text: string, alphabet: string): Uint8Array | null {
  const values: number[] = [];
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    values.push(value);
  }
  return Uint8Array.from(regroupBits(values, bitsOf(alphabet), 8));
}

/** Unpacks `count` letters packed by `packLetters`. */
export function unpackLetters(bytes: Uint8Array, count: number, alphabet: string): string {
  return encodeWithAlphabet(bytes, alphabet).slice(0, count);
}

/** Returns the number of bytes that `packLetters` needs for `count` letters. */
export function computePackedSize(count: number, alphabet: string): number {
  return Math.ceil((count * bitsOf(alphabet)) / 8);
}

function bitsOf(alphabet: string): number {
  return Math.log2(alphabet.length);
}

/** Regroups values of `from` bits into values of `to` bits. The last value is padded with zeros. */
function regroupBits(values: readonly number[], from: number, to: number): number[] {
  const made: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      made.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) made.push(held << (to - bits));
  return made;
}
