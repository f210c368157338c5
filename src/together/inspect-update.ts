import * as Y from 'yjs';
import { err, ok, type Result } from '../plain/result';
import { LOG_NAME, printLinePlace } from './shared-doc';
import { parseSharedLine } from './shared-line';
import { hashLine, isClientOf, isSignedBy, isSignedGame, type Proof, parseProof } from './signing';

/**
 * Why an update of another phone is refused. `forged`: a line lacks its author's valid signature for its place in this
 * game. `before-the-beginning`: the update puts a line before the first one.
 */
export type UpdateFault = 'unreadable' | 'deletes' | 'not-the-log' | 'forged' | 'before-the-beginning';

export interface UpdateTarget {
  /** The game's id on all phones. */
  readonly game: string;
  /** Yjs client id of the first line. Null if the document is empty. */
  readonly first: number | null;
}

export interface UpdateContents {
  /** Number of added lines. */
  readonly lines: number;
  /** Number of added lines that are invalid or of a kind unknown to this version. */
  readonly unread: number;
}

/**
 * Checks an update before it is applied: it may only append lines to the log. All other Yjs operations are refused, so
 * no phone can delete or move lines of others.
 */
export function inspectUpdate(update: Uint8Array, target: UpdateTarget): Result<UpdateContents, UpdateFault> {
  const decoded = decode(update);
  if (!decoded) return err('unreadable');
  if (decoded.ds.clients.size > 0) return err('deletes');
  const fault = isSignedGame(target.game) ? findProofFault(decoded.structs, target) : null;
  if (fault) return err(fault);
  let lines = 0;
  let unread = 0;
  for (const struct of decoded.structs) {
    // A gap, which a later update fills.
    if (struct instanceof Y.Skip) continue;
    if (!(struct instanceof Y.Item)) return err('deletes');
    if (!isAppendedToLog(struct)) return err('not-the-log');
    for (const value of (struct.content as Y.ContentAny).arr) {
      lines++;
      if (!parseSharedLine(value).ok) unread++;
    }
  }
  return ok({ lines, unread });
}

interface LineWithProof {
  readonly line: unknown;
  readonly by: string;
  readonly proof: Proof;
}

/**
 * Checks the proofs of all lines in an update of a signed game. Null if all are valid.
 * @param isSigned verifies one signature
 */
export function findProofFault(
  structs: readonly (Y.Item | Y.GC | Y.Skip)[],
  { game, first }: UpdateTarget,
  isSigned = isSignedBy,
): 'forged' | 'before-the-beginning' | null {
  const byClient = new Map<number, LineWithProof[]>();
  let beginning = first;
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) continue;
    const { client, clock } = struct.id;
    if (struct.origin === null) {
      if (clock !== 0 || (beginning !== null && beginning !== client)) return 'before-the-beginning';
      beginning = client;
    }
    const lines = byClient.get(client) ?? [];
    byClient.set(client, lines);
    for (const [index, line] of struct.content.arr.entries()) {
      const proof = parseProof(line);
      const by: unknown = (line as { by?: unknown } | null)?.by;
      if (!proof || typeof by !== 'string') return 'forged';
      const origin = index === 0 ? struct.origin : { client, clock: clock + index - 1 };
      const isHere =
        proof.client === client &&
        proof.clock === clock + index &&
        proof.after === (origin === null ? '' : printLinePlace(origin)) &&
        isClientOf(client, by);
      if (!isHere) return 'forged';
      lines.push({ line, by, proof });
    }
  }
  for (const lines of byClient.values()) if (!areProofsValid(lines, game, isSigned)) return 'forged';
  return null;
}

/**
 * Verifies the lines of one client in order. A signature covers the hash of the previous line, so few signatures need
 * verifying.
 */
function areProofsValid(lines: readonly LineWithProof[], game: string, isSigned: typeof isSignedBy): boolean {
  let signedHash: string | null = null;
  for (const { line, by, proof } of lines.toReversed()) {
    const hash = hashLine(game, line, proof, proof.prev);
    if (hash !== signedHash && !isSigned(by, hash, proof.sig)) return false;
    signedHash = proof.prev;
  }
  return true;
}

export function isEmptyUpdate(update: Uint8Array): boolean {
  return update.length <= 2;
}

/**
 * Returns whether an item was appended to the log. Appended items have no right neighbor. An item with a left neighbor
 * inherits the neighbor's parent and names no parent itself.
 */
function isAppendedToLog(item: Y.Item): boolean {
  const { origin, rightOrigin, parent, parentSub, content } = item;
  const named: unknown = parent;
  const inLog = origin === null ? named === LOG_NAME : named === null || named === LOG_NAME;
  return inLog && rightOrigin === null && parentSub === null && content instanceof Y.ContentAny;
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    return Y.decodeUpdate(update);
  } catch {
    return null;
  }
}
