import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Room } from '../together/club-protocol';
import { makeSignedGameId } from '../together/signing';

/**
 * Makes a room with a random name of 15 bytes, and the token that admits phones. The end of the name marks a game with
 * signed lines.
 */
export function makeRoomWithToken(secret: string): Room {
  const name = makeSignedGameId(randomBytes(15).toString('base64url'));
  return { name, token: makeToken(name, secret) };
}

export function makeToken(name: string, secret: string): string {
  return mac(`room ${name}`, secret).toString('base64url');
}

/** Returns whether a token belongs to a room, in constant time. */
export function isRoomToken(name: string, token: string, secret: string): boolean {
  return /^[\w-]{8,64}$/.test(name) && areEqualSecrets(makeToken(name, secret), token);
}

/** Returns the key with which a browser may read the list of tables. */
export function makeTablesKey(secret: string): string {
  return mac('tables', secret).toString('base64url').slice(0, 20);
}

export function areEqualSecrets(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function mac(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
