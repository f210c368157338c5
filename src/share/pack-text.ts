import { err, ok, type Result } from '../plain/result';

/** Maximum size of unpacked text in bytes. Larger text is rejected as a decompression bomb. */
const MOST_BYTES = 2_000_000;
/** Maximum length of a packed text. */
const MOST_LETTERS = 200_000;

/** Reasons why a text cannot be unpacked. `damaged` includes texts that were never packed. */
export type UnpackFault = 'damaged' | 'too-large';

export async function deflateText(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflates a text of at most `most` bytes, so a decompression bomb is stopped early. Never throws. */
export async function inflateText(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Result<string, UnpackFault>> {
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) {
        await reader.cancel();
        return err('too-large');
      }
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    const unpacked = await new Blob(parts).arrayBuffer();
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  } catch {
    return err('damaged');
  }
}

/** Deflates a text and encodes it as URL-safe Base64. */
export async function packText(text: string): Promise<string> {
  let letters = '';
  for (const byte of await deflateText(text)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes and inflates a packed text. Never throws. */
export async function unpackText(code: string): Promise<Result<string, UnpackFault>> {
  if (code.length > MOST_LETTERS) return err('too-large');
  if (!/^[\w-]+$/.test(code)) return err('damaged');
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return await inflateText(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      MOST_BYTES,
    );
  } catch {
    return err('damaged');
  }
}
