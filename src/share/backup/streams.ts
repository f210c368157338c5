const utf8 = new TextEncoder();

/** Bytes fed to the unpacker at once: what came of those before is out before damage stops it. */
const STRETCH = 256;

export async function deflated(text: string): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  void writer.write(utf8.encode(text)).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return joined((await drained(stream.readable, Number.POSITIVE_INFINITY)).parts);
}

/** The text of deflated bytes as far as it goes: of damaged ones what comes before the damage. `most` bytes are the most it gives. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number, careful: boolean): Promise<string> {
  const stream = new DecompressionStream('deflate-raw');
  const reading = drained(stream.readable, most);
  const writer = stream.writable.getWriter();
  const stretch = careful ? STRETCH : Math.max(bytes.length, 1);
  try {
    for (let at = 0; at < bytes.length; at += stretch) {
      await Promise.race([writer.write(bytes.subarray(at, at + stretch)), reading]);
      // A stream that breaks forgets what nobody has fetched yet.
      if (careful) await new Promise((done) => setTimeout(done, 0));
    }
    void writer.close().catch(() => undefined);
  } catch {
    // Told by what came out.
  }
  writer.closed.catch(() => undefined);
  return new TextDecoder().decode(joined((await reading).parts));
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
    // What came before the damage is good.
  }
  return { parts };
}

/** Runs of bytes as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
