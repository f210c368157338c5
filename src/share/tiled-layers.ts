import { isBlank, parseLenientInteger, parseLenientText } from '../plain/lenient';
import { isRecord, type UnknownRecord } from '../plain/record';

/** Maximum number of squares in all layers, many times that of the largest map. */
const MOST_SQUARES = 2_000_000;
const MOST_LAYERS = 300;
const DEEPEST = 8;

/** Formats of `DecompressionStream`, by their names in Tiled. */
const STREAMS: Readonly<Record<string, CompressionFormat>> = { zlib: 'deflate', gzip: 'gzip' };

/**
 * Decompresses the layers of a Tiled map, so its reader can be synchronous. Layers without compression, with unknown
 * compression or with damaged data stay unchanged.
 */
export function unpackTiledLayers(record: UnknownRecord): Promise<UnknownRecord> {
  return unpackAll(record, 0, { squares: MOST_SQUARES });
}

/** Number of squares that may still be decompressed. */
interface Budget {
  squares: number;
}

async function unpackAll(parent: UnknownRecord, depth: number, budget: Budget): Promise<UnknownRecord> {
  if (!Array.isArray(parent.layers)) return parent;
  const layers: unknown[] = [];
  for (const [index, layer] of parent.layers.entries()) {
    if (!isRecord(layer) || index >= MOST_LAYERS) layers.push(layer);
    else if (Array.isArray(layer.layers))
      layers.push(depth < DEEPEST ? await unpackAll(layer, depth + 1, budget) : layer);
    else layers.push(isBlank(layer.compression) ? layer : ((await unpackLayer(layer, budget)) ?? layer));
  }
  return { ...parent, layers };
}

/** Returns a layer with its tile numbers decoded, including those in chunks. Null if any part is damaged. */
async function unpackLayer(layer: UnknownRecord, budget: Budget): Promise<UnknownRecord | null> {
  const plain = { compression: '', encoding: 'csv' };
  const compression = parseLenientText(layer.compression) ?? '';
  if (!Array.isArray(layer.chunks)) {
    const data = await unpackPart(layer, compression, budget);
    return data && { ...layer, ...plain, data };
  }
  const chunks: UnknownRecord[] = [];
  for (const chunk of layer.chunks.filter(isRecord)) {
    const data = await unpackPart(chunk, compression, budget);
    if (data === null) return null;
    chunks.push({ ...chunk, data });
  }
  return { ...layer, ...plain, chunks };
}

async function unpackPart(part: UnknownRecord, compression: string, budget: Budget): Promise<readonly number[] | null> {
  const squares = (parseLenientInteger(part.width) ?? 0) * (parseLenientInteger(part.height) ?? 0);
  budget.squares -= squares;
  if (squares < 1 || budget.squares < 0 || typeof part.data !== 'string') return null;
  const bytes = await unpack(part.data, compression, squares * 4);
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: squares }, (_, at) => view.getUint32(at * 4, true));
}

/** Decompresses base64 text to exactly `length` bytes. Null if the size differs or the data is damaged. */
async function unpack(base64: string, compression: string, length: number): Promise<Uint8Array | null> {
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0));
    if (compression === 'zstd') return await unpackZstd(bytes, length);
    const format = Object.hasOwn(STREAMS, compression) ? STREAMS[compression] : undefined;
    return format === undefined ? null : await inflate(bytes, format, length);
  } catch {
    return null;
  }
}

async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  length: number,
): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const whole = new Uint8Array(length);
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > length) {
      await reader.cancel();
      return null;
    }
    whole.set(part.value, at);
    at += part.value.length;
  }
  return at === length ? whole : null;
}

/** Memory limit for a Zstandard frame, in bytes. Every decoder supports this much, and no map needs more. */
const MOST_WINDOW = 8 * 1024 * 1024;

/** Decompresses Zstandard data with a library, because browsers do not support the format. */
async function unpackZstd(bytes: Uint8Array, length: number): Promise<Uint8Array | null> {
  if (readWindowSize(bytes) > MOST_WINDOW) return null;
  const { Decompress } = await import('fzstd');
  const whole = new Uint8Array(length);
  let at = 0;
  // Writing past the end throws, which stops a decompression bomb.
  const stream = new Decompress((part) => {
    whole.set(part, at);
    at += part.length;
  });
  stream.push(bytes, true);
  return at === length ? whole : null;
}

/** Reads the window size from the header of a Zstandard frame, in bytes (RFC 8878, 3.1.1.1). */
function readWindowSize(bytes: Uint8Array): number {
  const flags = bytes[4] ?? 0;
  if ((flags & 0x20) === 0) {
    const descriptor = bytes[5] ?? 0;
    const base = 2 ** (10 + (descriptor >> 3));
    return base + (base / 8) * (descriptor & 7);
  }
  const from = 5 + ([0, 1, 2, 4][flags & 3] as number);
  const size = bytes.subarray(from, from + 2 ** (flags >> 6));
  return size.reduceRight((sum, byte) => sum * 256 + byte, 0);
}
