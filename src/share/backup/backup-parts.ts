import { crc32 } from '../../store/checksum';
import type { BackupBody } from '../../store/database';
import { concatBytes } from './streams';

/** Marker at the start of each part. Readers search for the marker to find the next part after a damaged one. */
const MARK = Uint8Array.of(0x89, 0x53, 0x4b, 0x50, 0x0d, 0x0a, 0x1a, 0x0a);

/** Length of a part's header in bytes: marker (8), number (4), kind (1), size (4), checksum (4); big-endian. */
const HEAD = 21;

/**
 * Maximum checksum work, as a multiple of the file length. Each damaged part may claim all bytes that follow; a file
 * full of such claims would take minutes.
 */
const MOST_SUMMED = 8;

export const PART_KINDS = ['head', 'records', 'end'] as const;
export type BackupPartKind = (typeof PART_KINDS)[number];

export interface BackupPart {
  readonly number: number;
  readonly kind: BackupPartKind;
  /** Deflated text. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** False if the checksum does not match: any byte of the part may be wrong, and its end may be missing. */
  readonly isValid: boolean;
}

export function printBackupPart(number: number, kind: BackupPartKind, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(HEAD + body.length);
  const view = new DataView(part.buffer);
  part.set(MARK);
  view.setUint32(8, number);
  view.setUint8(12, PART_KINDS.indexOf(kind));
  view.setUint32(13, body.length);
  part.set(body, HEAD);
  view.setUint32(17, sumOf(part));
  return part;
}

/** Computes the checksum of number, kind, size and body. */
function sumOf(part: Uint8Array): number {
  return crc32(concatBytes([part.subarray(8, 17), part.subarray(HEAD)]));
}

/** Lists every part of a file in order, including remains of damaged ones. Never throws. */
export function* parseBackupParts(bytes: Uint8Array<ArrayBuffer>): Generator<BackupPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = bytes.length * MOST_SUMMED;
  for (let at = nextMark(bytes, 0); at !== -1 && at + HEAD <= bytes.length; ) {
    const size = view.getUint32(at + 13);
    const end = at + HEAD + size;
    const kind = PART_KINDS[view.getUint8(at + 12)];
    const number = view.getUint32(at + 8);
    const claims = end <= bytes.length && kind !== undefined && end - at <= left;
    if (claims) left -= end - at;
    const sound = claims && view.getUint32(at + 17) === sumOf(bytes.subarray(at, end));
    const next = nextMark(bytes, sound ? end : at + MARK.length);
    const until = sound ? end : next === -1 ? bytes.length : next;
    yield { number, kind: kind ?? 'records', body: bytes.subarray(at + HEAD, until), isValid: sound };
    at = next;
  }
}

function nextMark(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARK[0] as number, from); at !== -1; at = bytes.indexOf(MARK[0] as number, at + 1)) {
    if (MARK.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

/** A parsed backup; its records are not yet validated. */
export interface ParsedBackup {
  /** Time of the backup in epoch milliseconds. Null if the time was lost by damage. */
  readonly made: number | null;
  readonly version: number;
  /** Version of the app that wrote the file. Null if unknown. */
  readonly app: string | null;
  readonly body: BackupBody;
  /** Whether any part of the file is damaged. */
  readonly damaged: boolean;
  /** Records per table that are lost: unreadable, or of a kind unknown to this version. */
  readonly lost: readonly { readonly table: string; readonly count: number }[];
}
