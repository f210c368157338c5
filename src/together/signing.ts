import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { isRecord } from '../plain/record';
import { integer, parseWith, shape, type TypeOf, text } from '../plain/shape';
import { tryCatch } from '../plain/try-catch';

/*
 * In a signed game each line carries a proof: an Ed25519 signature of the line and of its place in the Yjs document
 * (client id, clock, and the item before it). A person is identified by their public key, and client ids begin with a
 * hash of that key. A phone or server in between can therefore neither write in another's name nor repeat or move a
 * line. The proofs of one client form a hash chain: one signature proves all earlier lines of that client.
 */

/**
 * Suffix of the id of a game with signed lines. The ids of games that older versions of the app shared do not have it.
 */
const SIGNED_ENDING = '-signed';

/**
 * Returns whether the lines of a shared game must be signed.
 * @param of the game's id on all phones
 */
export function isSignedGame(of: string): boolean {
  return of.endsWith(SIGNED_ENDING);
}

export function makeSignedGameId(id: string): string {
  return `${id}${SIGNED_ENDING}`;
}

const SEED_BYTES = 32;

export function makeSeed(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}

/**
 * Returns the public key of a seed in base64url (43 characters), which identifies the person. Null if the seed is
 * invalid.
 */
export function derivePersonId(seed: unknown): string | null {
  return tryCatch(
    () => toUrlBase64(ed25519.getPublicKey(seed as Uint8Array)),
    () => null,
  );
}

/**
 * Maximum number of sessions of a person. Yjs client ids have at most 53 bits: a hash of the person, then the session.
 */
const SESSIONS = 2 ** 17;
const PREFIXES = 2 ** 36;

function clientPrefix(person: string): number {
  const hash = sha256(utf8ToBytes(`client ${person}`));
  return new DataView(hash.buffer).getUint32(0) * 16 + ((hash[4] as number) >> 4);
}

export function makeClientId(person: string): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (clientPrefix(person) % PREFIXES) * SESSIONS + (random % SESSIONS);
}

export function isClientOf(client: number, person: string): boolean {
  return Math.floor(client / SESSIONS) === clientPrefix(person) % PREFIXES;
}

/** Position of a line in the document. `after` is `client:clock` of the previous item, or '' for the first line. */
export interface LinePlace {
  readonly client: number;
  readonly clock: number;
  readonly after: string;
}

const proofShape = shape({
  client: integer(0, Number.MAX_SAFE_INTEGER),
  clock: integer(0, Number.MAX_SAFE_INTEGER),
  after: text(40),
  /** Hash of the previous line by the same client, in base64. '' at clock 0. */
  prev: text(44),
  /** Signature in base64. */
  sig: text(88, 88),
});
export type Proof = TypeOf<typeof proofShape>;

/** Parses the proof of a line. Null if the line has no valid proof. */
export function parseProof(line: unknown): Proof | null {
  const proof = parseWith(proofShape, isRecord(line) ? line.proof : null);
  return proof.ok ? proof.value : null;
}

/** Computes the hash of a line that is signed, in base64. */
export function hashLine(game: string, line: unknown, { client, clock, after }: LinePlace, prev: string): string {
  const { proof: _, ...plain } = isRecord(line) ? line : {};
  return toBase64(sha256(utf8ToBytes(canonical([game, plain, client, clock, after, prev]))));
}

export function signLine<Line extends object>(
  seed: Uint8Array,
  game: string,
  line: Line,
  place: LinePlace,
  prev: string,
): Line & { readonly proof: Proof } {
  const { client, clock, after } = place;
  const sig = toBase64(ed25519.sign(fromBase64(hashLine(game, line, place, prev)), seed));
  return { ...line, proof: { client, clock, after, prev, sig } };
}

export function isSignedBy(person: string, hash: string, sig: string): boolean {
  return tryCatch(
    () => ed25519.verify(fromBase64(sig), fromBase64(hash), fromUrlBase64(person)),
    () => false,
  );
}

function toUrlBase64(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromUrlBase64(letters: string): Uint8Array {
  return fromBase64(letters.replaceAll('-', '+').replaceAll('_', '/'));
}

/** Prints JSON with sorted keys. All phones must hash the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
