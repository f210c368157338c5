import { decodeStrictUtf8 } from '../plain/decode-text';
import { err, ok, type Result } from '../plain/result';

export const ARCHIVE_FAULT_CODES = [
  'no-archive',
  'too-many',
  'encrypted',
  'packed-strangely',
  'leads-out',
  'too-large',
  'nothing-inside',
] as const;
export type ArchiveFaultCode = (typeof ARCHIVE_FAULT_CODES)[number];

export interface ArchiveFault {
  readonly code: ArchiveFaultCode;
  /** Path of the faulty entry, or the number of entries if there are too many. Empty for the archive as a whole. */
  readonly detail: string;
}

export interface ArchiveEntry {
  /** Path in the archive. */
  readonly path: string;
  /** Unpacks the entry, up to its declared size. */
  readonly open: () => Promise<Result<Uint8Array<ArrayBuffer>, ArchiveFault>>;
}

/** Limits, checked before memory is allocated and enforced while unpacking, because declared sizes may be false. */
const MOST_ENTRIES = 60_000;
const LARGEST_LIST = 1 << 24;
const LARGEST_ENTRY = 120_000_000;
const LARGEST_WHOLE = 600_000_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const HEAD_SIZE = 46;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the directory at the end of a zip file. Entries are unpacked on demand. Supports neither zip64 nor encryption.
 * @param wanted selects the paths to list; only these must be unpackable
 */
export async function openArchive(
  zip: Blob,
  wanted: (path: string) => boolean,
): Promise<Result<readonly ArchiveEntry[], ArchiveFault>> {
  const view = async (from: number, to: number) => new DataView(await zip.slice(Math.max(0, from), to).arrayBuffer());
  const none = err({ code: 'no-archive' as const, detail: '' });
  const tail = await view(zip.size - END_SIZE - 0xffff, zip.size);
  let end = tail.byteLength - END_SIZE;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) return none;
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > MOST_ENTRIES || size > LARGEST_LIST) return err({ code: 'too-many', detail: String(count) });
  if (start + size > zip.size) return none;
  const list = await view(start, start + size);
  const entries: ArchiveEntry[] = [];
  let locked = 0;
  const room = { left: LARGEST_WHOLE };
  for (let at = 0, each = 0; each < count; each++) {
    if (at + HEAD_SIZE > size || list.getUint32(at, true) !== ENTRY) return none;
    const length = list.getUint16(at + 28, true);
    const next = at + HEAD_SIZE + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
    if (next > size) return none;
    const path = decodeName(new Uint8Array(list.buffer, at + HEAD_SIZE, length));
    const head = {
      path,
      encrypted: (list.getUint16(at + 8, true) & 1) !== 0,
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      whole: list.getUint32(at + 24, true),
      where: list.getUint32(at + 42, true),
    };
    at = next;
    if (path.startsWith('/') || path.split(/[/\\]/).includes('..')) return err({ code: 'leads-out', detail: path });
    if (path.endsWith('/') || !wanted(path)) continue;
    if (head.encrypted) locked++;
    entries.push({ path, open: () => unpack(zip, head, room) });
  }
  if (entries.length === 0) return err({ code: 'nothing-inside', detail: '' });
  if (locked === entries.length) return err({ code: 'encrypted', detail: '' });
  return ok(entries);
}

/** Code page 437 from 0x80 on, which the zip format uses for names that are not UTF-8. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/**
 * Decodes the name of an entry. Programs set the UTF-8 flag unreliably, so the bytes themselves decide the encoding.
 */
function decodeName(bytes: Uint8Array): string {
  const utf8 = decodeStrictUtf8(bytes);
  if (utf8 !== null) return utf8;
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_437[byte - 0x80])).join('');
}

interface Head {
  readonly path: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly whole: number;
  readonly where: number;
}

async function unpack(
  zip: Blob,
  { path, encrypted, method, packed, whole, where }: Head,
  room: { left: number },
): Promise<Result<Uint8Array<ArrayBuffer>, ArchiveFault>> {
  if (encrypted) return err({ code: 'encrypted', detail: path });
  if (method !== STORED && method !== DEFLATED) return err({ code: 'packed-strangely', detail: path });
  if (whole > LARGEST_ENTRY || whole > room.left) return err({ code: 'too-large', detail: path });
  const broken = err({ code: 'no-archive' as const, detail: path });
  // The local header may differ in length from the header in the directory.
  const head = new DataView(await zip.slice(where, where + 30).arrayBuffer());
  if (head.byteLength < 30) return broken;
  const from = where + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const raw = zip.slice(from, from + packed).stream();
  const reader = (method === DEFLATED ? raw.pipeThrough(new DecompressionStream('deflate-raw')) : raw).getReader();
  const out = new Uint8Array(whole);
  let got = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (got + part.value.length > whole) {
        await reader.cancel();
        return err({ code: 'too-large', detail: path });
      }
      out.set(part.value, got);
      got += part.value.length;
    }
  } catch {
    return broken;
  }
  room.left -= got;
  return got === whole ? ok(out) : broken;
}
