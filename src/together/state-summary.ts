import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from 'lib0/buffer';
import * as Y from 'yjs';
import { parseWith, shape, type TypeOf, text } from '../plain/shape';
import { LOG_NAME, printLinePlace, type SharedDoc } from './shared-doc';
import { parseProof } from './signing';

/**
 * Summary of a signed game on one phone, to compare with other phones. Yjs compares only state vectors, which count the
 * lines of each client. State vectors are equal even if a client sent different lines to different phones.
 */
const summaryShape = shape({
  /** Hash of the state vector, base64. */
  vector: text(44),
  /** Hash of all lines in their order, base64. */
  lines: text(44),
});
export type StateSummary = TypeOf<typeof summaryShape>;

export function parseStateSummary(value: unknown): StateSummary | null {
  const summary = parseWith(summaryShape, value);
  return summary.ok ? summary.value : null;
}

/**
 * Returns a function that summarizes the game. The function hashes only new lines, because it runs every few seconds.
 */
export function makeStateSummarizer(shared: SharedDoc): () => StateSummary | null {
  let hashed: readonly unknown[] = [];
  let lines = '';
  return () => {
    if (!shared.signing) return null;
    const now = shared.doc.getArray<unknown>(LOG_NAME).toArray();
    if (hashed.some((line, at) => line !== now[at])) {
      hashed = [];
      lines = '';
    }
    for (const line of now.slice(hashed.length)) lines = hashText(`${lines} ${parseProof(line)?.sig}`);
    hashed = now;
    const clients = [...Y.decodeStateVector(Y.encodeStateVector(shared.doc))].sort(([a], [b]) => a - b);
    const vector = hashText(clients.map(([client, clock]) => printLinePlace({ client, clock })).join());
    return { vector, lines };
  };
}

/** Returns whether two phones have equal numbers of lines from each client, but different lines. */
export function haveDiverged(one: StateSummary, other: StateSummary): boolean {
  return one.vector === other.vector && one.lines !== other.lines;
}

function hashText(text: string): string {
  return toBase64(sha256(utf8ToBytes(text)));
}
