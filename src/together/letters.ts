/** Letters of base64url, six bits each. */
export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters of Crockford's base32, five bits each: none is taken for another, and large and small are one. */
export const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that names and passwords of a connection are made of (RFC 8839), six bits each. */
export const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as letters of an alphabet of 32 or 64. */
export function toLetters(bytes: Uint8Array, alphabet: string): string {
  return regrouped([...bytes], 8, bitsOf(alphabet))
    .map((value) => alphabet[value])
    .join('');
}

/** The bytes again; null where the text is not what `toLetters` writes. */
export function fromLetters(text: string, alphabet: string): Uint8Array | null {
  const bits = bitsOf(alphabet);
  const bytes = packLetters(text, alphabet);
  if (!bytes) return null;
  const whole = Math.floor((text.length * bits) / 8);
  // What is left over must be less than a letter, and nothing may stand in it: one text for each run of bytes.
  if (Math.ceil((whole * 8) / bits) !== text.length || bytes.subarray(whole).some((byte) => byte !== 0)) return null;
  return bytes.slice(0, whole);
}

/** Letters in as few bytes as hold them; null where one is not of the alphabet. */
export function packLetters(text: string, alphabet: string): Uint8Array | null {
  const values: number[] = [];
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    values.push(value);
  }
  return Uint8Array.from(regrouped(values, bitsOf(alphabet), 8));
}

/** So many letters again of what `packLetters` made. */
export function unpackLetters(bytes: Uint8Array, count: number, alphabet: string): string {
  return toLetters(bytes, alphabet).slice(0, count);
}

/** How many bytes `packLetters` makes of so many letters. */
export function packedSize(count: number, alphabet: string): number {
  return Math.ceil((count * bitsOf(alphabet)) / 8);
}

function bitsOf(alphabet: string): number {
  return Math.log2(alphabet.length);
}

/** Values of so many bits as values of others; the last one is filled up with zeros. */
function regrouped(values: readonly number[], from: number, to: number): number[] {
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
