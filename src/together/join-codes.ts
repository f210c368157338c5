import { err, ok, type Result } from '../plain/result';
import { crc32 } from '../store/checksum';
import { BASE32_ALPHABET, BASE64_ALPHABET, decodeWithAlphabet, encodeWithAlphabet, packSdp, unpackSdp } from './sdp';

/** Version of the protocol between phones. `OLDEST_PROTOCOL_VERSION` is the oldest version that is still supported. */
export const PROTOCOL_VERSION = 2;
export const OLDEST_PROTOCOL_VERSION = 2;

/** `offer`: shown by the phone that others join. `answer`: shown by the joining phone in return. */
export type CodeKind = 'offer' | 'answer';
const CODE_KINDS: readonly CodeKind[] = ['offer', 'answer'];

/** Code that one phone shows to another, to connect without a server. */
export interface JoinCode {
  readonly way: CodeKind;
  /** Eight hexadecimal digits that an offer and its answer share. */
  readonly pair: string;
  /** Name of the player of the phone that shows the code, truncated to fit. */
  readonly name: string;
  /** Session description of this phone's end of the connection. */
  readonly sdp: string;
}

/** Subset of the codes in `JOIN_FAULTS`. */
export type JoinCodeFault = 'no-code' | 'wrong-way' | 'newer-version' | 'older-version';

/** Prefix of every join code. No other code of this app has it. */
export const JOIN_CODE_PREFIX = 'Join';
/** Maximum length of a join code: the characters that fit into a QR code of version 10 with 15% error correction. */
export const MAX_JOIN_CODE_LENGTH = 213;
/** Maximum bytes of the name in UTF-8. */
export const MAX_NAME_BYTES = 24;
const MAX_CODE_BYTES = Math.floor(((MAX_JOIN_CODE_LENGTH - JOIN_CODE_PREFIX.length) * 6) / 8);
/** Maximum length of input to parse. It allows for longer codes of newer versions. */
const MAX_INPUT_LENGTH = 2000;
const PAIR_BYTES = 4;
const CHECKSUM_BYTES = 4;

/**
 * Prints the text of a QR code: `Join`, then base64url. Null if the session description is not for a data channel or
 * does not fit.
 */
export function printJoinCode({ way: kind, pair, name, sdp }: JoinCode): string | null {
  const called = encodeShortName(name);
  const head = [PROTOCOL_VERSION, CODE_KINDS.indexOf(kind), ...pairBytes(pair), called.length, ...called];
  const body = packSdp(sdp, MAX_CODE_BYTES - head.length - CHECKSUM_BYTES);
  return body && JOIN_CODE_PREFIX + encodeWithAlphabet(appendChecksum([...head, ...body]), BASE64_ALPHABET);
}

/**
 * Prints a code for typing: capital letters and digits in groups of four, without characters that are easily confused.
 */
export function spellJoinCode(code: string): string {
  const bytes = decodeCode(code);
  const letters = bytes ? JOIN_CODE_PREFIX.toUpperCase() + encodeWithAlphabet(bytes, BASE32_ALPHABET) : code;
  return letters.replace(/(.{4})(?!$)/g, '$1 ');
}

/**
 * Parses a scanned, typed or pasted code, in base64url or base32, with spaces and line breaks anywhere. Never throws.
 * @param wanted the required kind; by default both are accepted
 */
export function parseJoinCode(text: unknown, wanted?: CodeKind): Result<JoinCode, JoinCodeFault> {
  const bytes = typeof text === 'string' ? decodeCode(text) : null;
  if (!bytes) return err('no-code');
  const [version = 0] = bytes;
  if (version > PROTOCOL_VERSION) return err('newer-version');
  if (version < OLDEST_PROTOCOL_VERSION) return err('older-version');
  const nameAt = 3 + PAIR_BYTES;
  const nameEnd = nameAt + (bytes[nameAt - 1] ?? 0);
  const way = CODE_KINDS[bytes[1] ?? -1];
  const name = decodeName(bytes.subarray(nameAt, nameEnd));
  if (!way || name === null || nameEnd - nameAt > MAX_NAME_BYTES) return err('no-code');
  const sdp = unpackSdp(bytes.subarray(nameEnd, -CHECKSUM_BYTES));
  // An answer must fix the setup role; an offer must leave it open.
  if (!sdp || sdp.includes('a=setup:actpass') !== (way === 'offer')) return err('no-code');
  if (wanted !== undefined && way !== wanted) return err('wrong-way');
  const pair = [...bytes.subarray(2, 2 + PAIR_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return ok({ way, pair, name, sdp });
}

/** Returns all bytes of a code including its valid checksum. Null if the text is no code or is damaged. */
function decodeCode(text: string): Uint8Array | null {
  if (text.length > MAX_INPUT_LENGTH) return null;
  // Also removes invisible characters that some keyboards and messengers insert.
  const signs = text.replace(/[\s\u00ad\u200b-\u200f\u2060]/g, '');
  if (!signs.toLowerCase().startsWith(JOIN_CODE_PREFIX.toLowerCase())) return null;
  const letters = signs.slice(JOIN_CODE_PREFIX.length);
  return (
    summed(decodeWithAlphabet(letters, BASE64_ALPHABET)) ??
    summed(decodeWithAlphabet(normalizeTyped(letters), BASE32_ALPHABET)) ??
    correctCase(letters)
  );
}

/** Replaces letters that people type but base32 lacks. */
function normalizeTyped(letters: string): string {
  return letters.replaceAll('-', '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Corrects a single letter with the wrong case. The checksum determines which one. */
function correctCase(letters: string): Uint8Array | null {
  if (letters.length > MAX_JOIN_CODE_LENGTH) return null;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string;
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    if (other === letter) continue;
    const bytes = summed(decodeWithAlphabet(letters.slice(0, at) + other + letters.slice(at + 1), BASE64_ALPHABET));
    if (bytes) return bytes;
  }
  return null;
}

function appendChecksum(bytes: readonly number[]): Uint8Array {
  const made = Uint8Array.from([...bytes, ...Array<number>(CHECKSUM_BYTES).fill(0)]);
  new DataView(made.buffer).setUint32(bytes.length, crc32(Uint8Array.from(bytes)));
  return made;
}

function summed(bytes: Uint8Array | null): Uint8Array | null {
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return null;
  const sum = new DataView(bytes.buffer).getUint32(bytes.length - CHECKSUM_BYTES);
  return sum === crc32(bytes.subarray(0, -CHECKSUM_BYTES)) ? bytes : null;
}

function pairBytes(pair: string): number[] {
  return Array.from({ length: PAIR_BYTES }, (_, at) => Number.parseInt(pair.slice(at * 2, at * 2 + 2), 16) || 0);
}

/** Encodes as many whole characters of a name as fit into `MAX_NAME_BYTES`. */
function encodeShortName(name: string): Uint8Array {
  let bytes: Uint8Array = new Uint8Array();
  let short = '';
  for (const letter of name.trim()) {
    const next = new TextEncoder().encode(short + letter);
    if (next.length > MAX_NAME_BYTES) break;
    short += letter;
    bytes = next;
  }
  return bytes;
}

function decodeName(bytes: Uint8Array): string | null {
  try {
    // Removes control characters that would change the text direction or break the line.
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim();
  } catch {
    return null;
  }
}
