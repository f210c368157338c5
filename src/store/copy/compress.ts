import type { Result } from '../../plain/result';
import { err, ok } from '../../plain/result';

/** First of the characters that hold 15 bits each. None is a surrogate or below U+0020. */
const FIRST = 0x20;
const BITS = 15;
const MASK = (1 << BITS) - 1;

/** Characters per call of `String.fromCharCode`. Every engine accepts this number of arguments. */
const RUN = 0x4000;

/** Encodes bytes as text with 15 bits per character, because `localStorage` counts two bytes per character. */
export function bytesToPackedText(bytes: Uint8Array): string {
  const codes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte;
    bits += 8;
    if (bits < BITS) continue;
    bits -= BITS;
    codes.push(((waiting >> bits) & MASK) + FIRST);
    waiting &= (1 << bits) - 1;
  }
  if (bits > 0) codes.push(((waiting << (BITS - bits)) & MASK) + FIRST);
  let text = `${bytes.length};`;
  for (let at = 0; at < codes.length; at += RUN) text += String.fromCharCode(...codes.slice(at, at + RUN));
  return text;
}

/** Decodes a text that `bytesToPackedText` returned. Null for any other text. */
export function packedTextToBytes(text: string): Uint8Array<ArrayBuffer> | null {
  const [start, length] = /^(\d{1,8});/.exec(text) ?? [];
  if (start === undefined) return null;
  const bytes = new Uint8Array(Number(length));
  if (text.length - start.length !== Math.ceil((bytes.length * 8) / BITS)) return null;
  let waiting = 0;
  let bits = 0;
  let to = 0;
  for (let at = start.length; at < text.length; at++) {
    waiting = (waiting << BITS) | ((text.charCodeAt(at) - FIRST) & MASK);
    bits += BITS;
    for (; bits >= 8 && to < bytes.length; to++) {
      bits -= 8;
      bytes[to] = waiting >> bits;
    }
    waiting &= (1 << bits) - 1;
  }
  return bytes;
}

/** First character of a text that is not compressed. */
const PLAIN = '=';

/** Compresses plain data to text for the second copy. If the browser cannot compress, the text is plain JSON. */
export async function compress(data: unknown): Promise<string> {
  const text = JSON.stringify(data);
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return bytesToPackedText(new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    return PLAIN + text;
  }
}

/** Decompresses text from `compress`. The data is not validated. */
export async function decompress(text: string): Promise<Result<unknown, 'damaged'>> {
  try {
    if (text.startsWith(PLAIN)) return ok(JSON.parse(text.slice(PLAIN.length)));
    const bytes = packedTextToBytes(text);
    if (!bytes) return err('damaged');
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return ok(JSON.parse(await new Response(stream).text()));
  } catch {
    return err('damaged');
  }
}
