import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from 'lib0/buffer';
import * as Y from 'yjs';
import { type Checked, parseWith, shape, text } from '../plain/shape';
import { LOG, placeName, type SharedDoc } from './doc';
import { readProof } from './signing';

/**
 * What a phone has of a signed game, for another phone to compare. Yjs compares state vectors only, which say how many lines
 * there are of each client. They are equal too when somebody wrote two different lines for one place.
 */
const summaryShape = shape({
  /** Hash of the state vector, base64. */
  vector: text(44),
  /** Hash of all lines in their order, base64. */
  lines: text(44),
});
export type StateSummary = Checked<typeof summaryShape>;

/** Reads a summary as another phone sent it; null for anything else. */
export function readSummary(value: unknown): StateSummary | null {
  const summary = parseWith(summaryShape, value);
  return summary.ok ? summary.value : null;
}

/** Extends the hash of all lines as they are added, because it is asked for every few seconds. */
export function makeSummary(shared: SharedDoc): () => StateSummary | null {
  let hashed: readonly unknown[] = [];
  let lines = '';
  return () => {
    if (!shared.signing) return null;
    const now = shared.doc.getArray<unknown>(LOG).toArray();
    if (hashed.some((line, at) => line !== now[at])) {
      hashed = [];
      lines = '';
    }
    for (const line of now.slice(hashed.length)) lines = hashText(`${lines} ${readProof(line)?.sig}`);
    hashed = now;
    const clients = [...Y.decodeStateVector(Y.encodeStateVector(shared.doc))].sort(([a], [b]) => a - b);
    const vector = hashText(clients.map(([client, clock]) => placeName({ client, clock })).join());
    return { vector, lines };
  };
}

/** Whether two phones that have equally many lines of each client have different ones. */
export function differ(one: StateSummary, other: StateSummary): boolean {
  return one.vector === other.vector && one.lines !== other.lines;
}

function hashText(text: string): string {
  return toBase64(sha256(utf8ToBytes(text)));
}
