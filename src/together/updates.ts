import * as Y from 'yjs';
import { bad, good, type Result } from '../plain/result';
import { LOG } from './doc';
import { parseLine } from './lines';

/** Why an update of another phone is not taken in. */
export type UpdateFault = 'unreadable' | 'deletes' | 'not-the-log';

export interface UpdateRead {
  /** How many lines it adds. */
  readonly lines: number;
  /** How many of them are none, or are of a kind that this version does not know. */
  readonly unread: number;
}

/**
 * Looks through an update before it is applied: nothing but lines may come to the end of the one list. Whatever else a document of Yjs may hold
 * is never let in, so that no phone can take back or move what others wrote.
 */
export function readUpdate(update: Uint8Array): Result<UpdateRead, UpdateFault> {
  const decoded = decode(update);
  if (!decoded) return bad('unreadable');
  if (decoded.ds.clients.size > 0) return bad('deletes');
  let lines = 0;
  let unread = 0;
  for (const struct of decoded.structs) {
    // A gap: what belongs there comes with another update.
    if (struct instanceof Y.Skip) continue;
    if (!(struct instanceof Y.Item)) return bad('deletes');
    if (!isPush(struct)) return bad('not-the-log');
    for (const value of (struct.content as Y.ContentAny).arr) {
      lines++;
      if (!parseLine(value).ok) unread++;
    }
  }
  return good({ lines, unread });
}

/** Whether an update has neither lines nor anything else in it. */
export function isEmpty(update: Uint8Array): boolean {
  return update.length <= 2;
}

/** What is pushed has nothing to its right; what has something to its left says no parent, for it has that one's. */
function isPush(item: Y.Item): boolean {
  const { origin, rightOrigin, parent, parentSub, content } = item;
  const named: unknown = parent;
  const inLog = origin === null ? named === LOG : named === null || named === LOG;
  return inLog && rightOrigin === null && parentSub === null && content instanceof Y.ContentAny;
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    return Y.decodeUpdate(update);
  } catch {
    return null;
  }
}
