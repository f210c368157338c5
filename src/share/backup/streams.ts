import { inflateUpToDamage } from './inflate';

const utf8 = new TextEncoder();

export async function deflateBackupText(text: string): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  void writer.write(utf8.encode(text)).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return concatBytes((await drained(stream.readable, Number.POSITIVE_INFINITY)).parts);
}

/** Inflates bytes to text. For damaged bytes, returns the text before the damage. `most` limits the output in bytes. */
export async function inflateBackupText(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  careful: boolean,
): Promise<string> {
  if (careful) return new TextDecoder().decode(inflateUpToDamage(bytes, most));
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return new TextDecoder().decode(concatBytes((await drained(stream.readable, most)).parts));
}

async function drained(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<{ readonly parts: readonly Uint8Array[] }> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) {
        await reader.cancel();
        break;
      }
      parts.push(part.value);
    }
  } catch {
    // The output before the damage is valid.
  }
  return { parts };
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
