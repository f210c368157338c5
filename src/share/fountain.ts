import { crc32 } from '../store/checksum';
import { fromBase45, toBase45 } from './base45';

/** Prefix of every frame. No other code starts with this prefix. */
export const FRAME_PREFIX = 'SF1:';

/**
 * Bytes per block. A frame of this size is a QR code of 85 by 85 dots, which a phone can read from the screen of
 * another phone.
 */
export const BLOCK_BYTES = 600;
/** Maximum size of the data; larger transfers would take minutes. */
export const MAX_FOUNTAIN_BYTES = 3_000_000;
const MOST_BLOCKS = 8192;
/** Length of a frame's header in bytes: checksum of all data (4), length (4), block size (2), frame number (4). */
const HEAD = 14;
const SUM = 4;

/**
 * An endless series of frames (a fountain code). Slightly more frames than blocks, in any selection, are enough to
 * restore the data.
 */
export interface Fountain {
  readonly blocks: number;
  /**
   * Returns the text of a frame. The first frames are the blocks themselves; each later one is the XOR of about half of
   * them.
   */
  readonly frame: (number: number) => string;
}

/** Returns a fountain for the data. Null if it is empty or too large. */
export function makeFountain(bytes: Uint8Array, blockBytes = BLOCK_BYTES): Fountain | null {
  const blocks = Math.ceil(bytes.length / blockBytes);
  if (blocks === 0 || blocks > MOST_BLOCKS || bytes.length > MAX_FOUNTAIN_BYTES) return null;
  const mark = crc32(bytes);
  const padded = new Uint8Array(blocks * blockBytes);
  padded.set(bytes);
  const frame = (number: number): string => {
    const made = new Uint8Array(HEAD + blockBytes + SUM);
    const view = new DataView(made.buffer);
    view.setUint32(0, mark);
    view.setUint32(4, bytes.length);
    view.setUint16(8, blockBytes);
    view.setUint32(10, number);
    const sum = made.subarray(HEAD, HEAD + blockBytes);
    const mask = maskOf(number, mark, blocks);
    for (let block = 0; block < blocks; block++)
      if (has(mask, block)) addTo(sum, padded.subarray(block * blockBytes, (block + 1) * blockBytes));
    view.setUint32(HEAD + blockBytes, crc32(made.subarray(0, HEAD + blockBytes)));
    return FRAME_PREFIX + toBase45(made);
  };
  return { blocks, frame };
}

/**
 * Result of a received frame. `new`: the frame added information. `known`: the frame added none. `no-frame`: the text
 * is no frame or is corrupt. `done`: the data is complete. `damaged`: the data is complete but has the wrong checksum.
 */
export type FrameResult = 'new' | 'known' | 'no-frame' | 'done' | 'damaged';

/** Collects frames in any order, separately for each sequence, until one sequence is complete. */
export interface FrameReceiver {
  readonly take: (text: string) => FrameResult;
  /**
   * Numbers of blocks received (`have`) and required (`need`) for the current sequence. Several consecutive frames of
   * another sequence make that sequence current. Null before the first frame.
   */
  readonly progress: () => { readonly have: number; readonly need: number } | null;
  /** Received data. Null until the data is complete. */
  readonly bytes: () => Uint8Array | null;
}

interface Frame {
  readonly mark: number;
  readonly length: number;
  readonly blockBytes: number;
  readonly number: number;
  readonly data: Uint8Array;
}

interface Gathered {
  readonly of: Frame;
  readonly blocks: number;
  /** Equations keyed by their lowest block. Each was reduced with the earlier ones (Gaussian elimination). */
  readonly rows: Map<number, { readonly mask: Uint32Array; readonly data: Uint8Array }>;
}

/** Maximum number of sequences in memory: the camera may also see the codes of another pair of phones. */
const MOST_SEQUENCES = 3;
/** Consecutive frames of other sequences after which the last one becomes the current sequence. */
const SWITCH_AFTER = 5;

export function makeFrameReceiver(): FrameReceiver {
  /** Sequences ordered by their last frame, most recent last. */
  let sequences: readonly Gathered[] = [];
  let current: Gathered | null = null;
  let others = 0;
  let bytes: Uint8Array | null = null;

  function sequenceOf(frame: Frame): Gathered {
    const isMine = ({ of }: Gathered) =>
      of.mark === frame.mark && of.length === frame.length && of.blockBytes === frame.blockBytes;
    const found = sequences.find(isMine) ?? {
      of: frame,
      blocks: Math.ceil(frame.length / frame.blockBytes),
      rows: new Map(),
    };
    const rest = sequences.filter((each) => each !== found);
    const dropped = rest.length < MOST_SEQUENCES ? null : rest.find((each) => each !== current);
    sequences = [...rest.filter((each) => each !== dropped), found];
    return found;
  }

  function take(text: string): FrameResult {
    if (bytes) return 'done';
    const frame = readFrame(text);
    if (!frame) return 'no-frame';
    const sequence = sequenceOf(frame);
    others = sequence === current ? 0 : others + 1;
    if (current === null || others >= SWITCH_AFTER) [current, others] = [sequence, 0];
    if (!reduce(sequence, frame)) return 'known';
    if (sequence.rows.size < sequence.blocks) return 'new';
    const solved = solve(sequence);
    if (crc32(solved) !== sequence.of.mark) {
      sequences = sequences.filter((each) => each !== sequence);
      if (current === sequence) current = null;
      return 'damaged';
    }
    bytes = solved;
    return 'done';
  }

  return {
    take,
    progress: () => current && { have: current.rows.size, need: current.blocks },
    bytes: () => bytes,
  };
}

export function isFrame(text: string): boolean {
  return text.startsWith(FRAME_PREFIX);
}

function readFrame(text: string): Frame | null {
  if (!isFrame(text) || text.length > 8000) return null;
  const bytes = fromBase45(text.slice(FRAME_PREFIX.length));
  if (!bytes || bytes.length <= HEAD + SUM) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const blockBytes = view.getUint16(8);
  if (bytes.length !== HEAD + blockBytes + SUM) return null;
  if (crc32(bytes.subarray(0, HEAD + blockBytes)) !== view.getUint32(HEAD + blockBytes)) return null;
  const length = view.getUint32(4);
  if (length === 0 || length > MAX_FOUNTAIN_BYTES || Math.ceil(length / blockBytes) > MOST_BLOCKS) return null;
  const data = bytes.slice(HEAD, HEAD + blockBytes);
  return { mark: view.getUint32(0), length, blockBytes, number: view.getUint32(10), data };
}

/** Eliminates the known blocks from a frame and adds the rest as an equation. False if nothing remains. */
function reduce({ of, blocks, rows }: Gathered, frame: Frame): boolean {
  const mask = maskOf(frame.number, of.mark, blocks);
  const { data } = frame;
  for (let block = lowest(mask); block >= 0; block = lowest(mask)) {
    const row = rows.get(block);
    if (!row) {
      rows.set(block, { mask, data });
      return true;
    }
    for (let word = 0; word < mask.length; word++) mask[word] = (mask[word] as number) ^ (row.mask[word] as number);
    addTo(data, row.data);
  }
  return false;
}

/** Returns all blocks in order, solved by back substitution from the last one. */
function solve({ of, blocks, rows }: Gathered): Uint8Array {
  const bytes = new Uint8Array(blocks * of.blockBytes);
  const placeOf = (block: number) => bytes.subarray(block * of.blockBytes, (block + 1) * of.blockBytes);
  for (let block = blocks - 1; block >= 0; block--) {
    const row = rows.get(block);
    const place = placeOf(block);
    if (!row) continue;
    place.set(row.data);
    for (let other = block + 1; other < blocks; other++) if (has(row.mask, other)) addTo(place, placeOf(other));
  }
  return bytes.slice(0, of.length);
}

/**
 * Returns the bit set of blocks that a frame combines. Both phones compute it from the frame's header, so it must never
 * change.
 */
function maskOf(number: number, mark: number, blocks: number): Uint32Array {
  const mask = new Uint32Array(Math.ceil(blocks / 32));
  if (number < blocks) {
    mask[number >>> 5] = 1 << (number & 31);
    return mask;
  }
  let state = (mark ^ Math.imul(number, 0x9e3779b1)) >>> 0;
  for (let word = 0; word < mask.length; word++) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    mask[word] = mixed ^ (mixed >>> 14);
  }
  const over = blocks & 31;
  const last = mask.length - 1;
  if (over > 0) mask[last] = (mask[last] as number) & ((1 << over) - 1);
  if (lowest(mask) < 0) mask[0] = 1;
  return mask;
}

function has(mask: Uint32Array, block: number): boolean {
  return (((mask[block >>> 5] as number) >>> (block & 31)) & 1) === 1;
}

/** Returns the number of the lowest block in a bit set, or -1 if the set is empty. */
function lowest(mask: Uint32Array): number {
  for (let word = 0; word < mask.length; word++) {
    const bits = mask[word] as number;
    if (bits !== 0) return word * 32 + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}

function addTo(sum: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) ^ (other[at] as number);
}
