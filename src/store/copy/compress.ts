import type { Result } from '../../plain/result';
import { err, ok } from '../../plain/result';

/** Characters from here on hold 15 bits each: none of them is a surrogate or a control character. */
const FIRST = 0x20;
const BITS = 15;
const MASK = (1 << BITS) - 1;

/** Characters passed to one call of `String.fromCharCode`: every engine accepts as many arguments. */
const RUN = 0x4000;

/** Bytes as text of 15 bits a character, because `localStorage` counts two bytes for each character. */
export function textOfPacked(bytes: Uint8Array): string {
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

/** The bytes of a text made by `textOfPacked`; null for any other text. */
export function packedOfText(text: string): Uint8Array<ArrayBuffer> | null {
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

/** Compresses plain data to text for the second copy. In browsers that cannot compress, the text is plain JSON. */
export async function compress(data: unknown): Promise<string> {
  const text = JSON.stringify(data);
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return textOfPacked(new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    return PLAIN + text;
  }
}

/** Reads what `compress` wrote. The data is not validated. */
export async function decompress(text: string): Promise<Result<unknown, 'damaged'>> {
  try {
    if (text.startsWith(PLAIN)) return ok(JSON.parse(text.slice(PLAIN.length)));
    const bytes = packedOfText(text);
    if (!bytes) return err('damaged');
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return ok(JSON.parse(await new Response(stream).text()));
  } catch {
    return err('damaged');
  }
}
