/** Alphanumeric QR characters; two take 11 bits (RFC 9285). */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Encodes bytes as Base45: three characters for two bytes. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const first = bytes[at] as number;
    const second = bytes[at + 1];
    let value = second === undefined ? first : first * 256 + second;
    for (let letter = second === undefined ? 2 : 3; letter > 0; letter--) {
      text += LETTERS[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
}

/** Decodes Base45. Null if the text is invalid. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (text.length % 3 === 2 ? 1 : 0));
  let to = 0;
  for (let at = 0; at < text.length; at += 3) {
    const values = [...text.slice(at, at + 3)].map((letter) => VALUES.get(letter));
    if (values.includes(undefined)) return null;
    const [a = 0, b = 0, c] = values as number[];
    const value = a + b * 45 + (c ?? 0) * 2025;
    if (c === undefined) {
      if (value > 255) return null;
      bytes[to++] = value;
    } else {
      if (value > 65535) return null;
      bytes[to++] = value >> 8;
      bytes[to++] = value & 255;
    }
  }
  return bytes;
}
