import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { tryCatch } from '../plain/try-catch';

// WebCrypto is not used because browsers disable it on plain HTTP pages, such as those of a club's server.

/** Symmetric key that encrypts a side's secrets. */
export interface SideKey {
  /** Id of the key. Sealed boxes begin with this id. */
  readonly id: string;
  readonly key: Uint8Array;
}

/** Sizes in bytes. */
const SECRET_BYTES = 32;
const ID = 8;
const NONCE = 24;
/** Texts are padded to a multiple of this size, so their length does not reveal the card. */
const PADDED_BYTES = 256;

/** Makes the secret half of a phone's key pair. It never leaves the phone. */
export function makeSecret(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(x25519.utils.randomSecretKey());
}

/** Returns the public half of a key pair. Null if the secret is invalid. */
export function derivePublicKey(secret: unknown): string | null {
  return nullOnError(() => toBase64(x25519.getPublicKey(secret as Uint8Array)));
}

export function makeSideKey(): SideKey {
  return sideKey(randomBytes(SECRET_BYTES));
}

function sideKey(key: Uint8Array): SideKey {
  return { id: toBase64(sha256(key).subarray(0, ID)), key };
}

/** Encrypts a key for the owner of a public key. Null if the public key is invalid. */
export function sealKey(toPublic: string, side: string, { id, key }: SideKey): string | null {
  return nullOnError(() => {
    const once = makeSecret();
    const own = x25519.getPublicKey(once);
    const to = fromBase64(toPublic);
    const nonce = randomBytes(NONCE);
    const closed = xchacha20poly1305(deriveSharedKey(once, to, own, to), nonce, utf8ToBytes(side)).encrypt(key);
    return toBase64(concatBytes(fromBase64(id), own, nonce, closed));
  });
}

/** Decrypts a key that `sealKey` encrypted. Null if the box is invalid, or for another person or side. */
export function openKey(secret: unknown, side: string, box: string): SideKey | null {
  return nullOnError(() => {
    const bytes = fromBase64(box);
    const from = bytes.subarray(ID, ID + SECRET_BYTES);
    const nonce = bytes.subarray(ID + SECRET_BYTES, ID + SECRET_BYTES + NONCE);
    const own = x25519.getPublicKey(secret as Uint8Array);
    const shared = deriveSharedKey(secret as Uint8Array, from, from, own);
    const key = xchacha20poly1305(shared, nonce, utf8ToBytes(side)).decrypt(bytes.subarray(ID + SECRET_BYTES + NONCE));
    const opened = sideKey(key);
    return key.length === SECRET_BYTES && opened.id === keyIdOfBox(box) ? opened : null;
  });
}

function deriveSharedKey(secret: Uint8Array, other: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  return sha256(concatBytes(x25519.getSharedSecret(secret, other), from, to));
}

export function sealText({ id, key }: SideKey, side: string, text: string): string {
  const plain = utf8ToBytes(text);
  const filled = new Uint8Array(Math.ceil((plain.length + 1) / PADDED_BYTES) * PADDED_BYTES);
  filled.set(plain);
  filled[plain.length] = 1;
  const nonce = randomBytes(NONCE);
  return toBase64(concatBytes(fromBase64(id), nonce, xchacha20poly1305(key, nonce, utf8ToBytes(side)).encrypt(filled)));
}

/** Decrypts a text. Null if the key is wrong or the box was modified. */
export function openText({ key }: SideKey, side: string, box: string): string | null {
  return nullOnError(() => {
    const bytes = fromBase64(box);
    const nonce = bytes.subarray(ID, ID + NONCE);
    const filled = xchacha20poly1305(key, nonce, utf8ToBytes(side)).decrypt(bytes.subarray(ID + NONCE));
    return bytesToUtf8(filled.subarray(0, filled.lastIndexOf(1)));
  });
}

/** Returns the id of the key that a box contains or is encrypted with. Null if the text is not a box. */
export function keyIdOfBox(box: string): string | null {
  return nullOnError(() => {
    const bytes = fromBase64(box.slice(0, 12));
    return bytes.length >= ID ? toBase64(bytes.subarray(0, ID)) : null;
  });
}

/** Computes a keyed hash (HMAC) of the parts, in base64. Only phones with the key can compute or check the hash. */
export function computeKeyedHash({ key }: SideKey, ...parts: readonly string[]): string {
  return toBase64(hmac(sha256, key, utf8ToBytes(JSON.stringify(parts))).subarray(0, 12));
}

/** Runs a function and returns null if it throws, because input from other phones can be anything. */
function nullOnError<Made>(make: () => Made | null): Made | null {
  return tryCatch(make, () => null);
}
