/** Bytes that a packed text may unpack to: more is no thing of ours but an attack on the phone. */
const MOST_BYTES = 2_000_000;

/** A text made small. */
export async function squeezed(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text again; null where the bytes are of none, or of one of more than `most` bytes. */
export async function unsqueezed(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | null> {
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    return await new Blob(parts).text();
  } catch {
    return null;
  }
}

/** A text made small, in letters that a link may hold. */
export async function packed(text: string): Promise<string> {
  let letters = '';
  for (const byte of await squeezed(text)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again; null where it is no packed text, or one that unpacks to too much. */
export async function unpacked(code: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(code)) return null;
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return await unsqueezed(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      MOST_BYTES,
    );
  } catch {
    return null;
  }
}
