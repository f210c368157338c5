import { createPublicKey, verify } from 'node:crypto';
import * as Y from 'yjs';
import { err, ok, type Result } from '../plain/result';
import { gameIdOfRoom, MAX_SYNC_BYTES, MAX_UPDATE_BYTES, type Refusal } from '../together/club-protocol';
import { findProofFault } from '../together/inspect-update';
import { findFirstClient, LOG_NAME } from '../together/shared-doc';
import { parseSharedLine } from '../together/shared-line';
import { isSignedGame } from '../together/signing';

/** Occasion of an update: sent on its own (`alone`), or as the reply to the server's state vector (`meeting`). */
export type UpdateOrigin = 'alone' | 'meeting';

/**
 * Checks that an update only appends lines to the list of a room. In a signed game, also checks the proofs of the
 * lines. Returns whether any line is new to the document. The first line of a list refers to the list by name, each
 * later line to the previous line.
 */
export function checkUpdate(
  document: Y.Doc,
  update: Uint8Array,
  came: UpdateOrigin,
  room: string,
): Result<{ readonly news: boolean }, Refusal> {
  if (update.length > (came === 'alone' ? MAX_UPDATE_BYTES : MAX_SYNC_BYTES)) return err('too-large');
  const decoded = decodeOrNull(update);
  if (!decoded) return err('nonsense');
  if (decoded.ds.clients.size > 0) return err('deletes');
  let news = false;
  for (const struct of decoded.structs) {
    if (struct instanceof Y.Skip) continue;
    // Content that was deleted long ago is sent only as a length, not as an item.
    if (!(struct instanceof Y.Item)) return err('deletes');
    const refusal = findItemRefusal(struct);
    if (refusal) return err(refusal);
    news ||= struct.id.clock + struct.length > Y.getState(document.store, struct.id.client);
  }
  const game = gameIdOfRoom(room);
  const target = { game, first: findFirstClient(document) };
  const fault = isSignedGame(game) ? findProofFault(decoded.structs, target, isSignedBy) : null;
  return fault ? err(fault) : ok({ news });
}

/** Verifies a signature like `isSignedBy` on phones. OpenSSL takes a tenth of the time. */
function isSignedBy(person: string, hash: string, sig: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: person }, format: 'jwk' });
    return verify(null, Buffer.from(hash, 'base64'), key, Buffer.from(sig, 'base64'));
  } catch {
    return false;
  }
}

/** Returns the share of a document, from 0 to 1, that a phone with this state vector does not have. */
export function computeMissingShare(document: Y.Doc, stateVector: Uint8Array): number {
  const known = decodeStateVector(stateVector);
  let [all, missing] = [0, 0];
  for (const [client, clock] of Y.decodeStateVector(Y.encodeStateVector(document))) {
    all += clock;
    missing += Math.max(0, clock - (known.get(client) ?? 0));
  }
  return all === 0 ? 0 : missing / all;
}

function decodeStateVector(bytes: Uint8Array): ReadonlyMap<number, number> {
  try {
    return Y.decodeStateVector(bytes);
  } catch {
    return new Map();
  }
}

function findItemRefusal({ content, parent, parentSub, rightOrigin }: Y.Item): Refusal | null {
  if (content instanceof Y.ContentDeleted) return 'deletes';
  if ((parent !== null && (parent as unknown) !== LOG_NAME) || parentSub !== null) return 'foreign';
  if (!(content instanceof Y.ContentAny)) return 'foreign';
  if (rightOrigin !== null) return 'not-appended';
  return content.arr.every((value: unknown) => parseSharedLine(value).ok) ? null : 'broken-line';
}

function decodeOrNull(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    return Y.decodeUpdate(update);
  } catch {
    return null;
  }
}
