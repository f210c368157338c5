import { deserialize, serialize } from '../plain/serialize';
import type { Table } from '../table/table';
import type { RejectedLogFact } from './branch';
import type { KnownState, Log, LogEntry } from './log';
import { foldEntryFacts } from './valid-facts';

/**
 * The state of a game at one log entry. It is stored because a long game then opens before all entries are read. The
 * entries remain authoritative: a snapshot may be deleted at any time.
 */
export interface Snapshot {
  readonly entry: LogEntry;
  /** Number of entries up to and including `entry`. */
  readonly depth: number;
  readonly table: Table;
  readonly strange: readonly RejectedLogFact[];
}

/** Takes a snapshot at the cursor of a log. Null before the first entry. */
export function takeSnapshot(log: Log): Snapshot | null {
  const entry = log.cursor === null ? undefined : log.internals.tree.entries.get(log.cursor);
  return entry ? { entry, depth: log.internals.folded.depth, table: log.table, strange: log.rejected } : null;
}

export function printSnapshot(snapshot: Snapshot): string {
  return serialize(snapshot);
}

/** Parses the output of `printSnapshot` of the same app version. Null if the text is truncated. */
export function parseSnapshot(text: string): Snapshot | null {
  try {
    return deserialize(text) as Snapshot;
  } catch {
    return null;
  }
}

/**
 * Rebuilds the log at the cursor from a snapshot and the later entries, in order. The result begins at the snapshot and
 * is for display until `makeLog` has read all entries. Passing `known` to `makeLog` avoids folding the entries again.
 * Null if the cursor is not after the snapshot.
 */
export function restoreLog(
  snapshot: Snapshot,
  later: readonly LogEntry[],
  cursor: number | null,
  tip: number | null,
): { readonly log: Log; readonly known: KnownState } | null {
  const entries = new Map([snapshot.entry, ...later].map((entry) => [entry.seq, entry]));
  const seqs: number[] = [];
  let at = cursor;
  while (at !== snapshot.entry.seq) {
    const entry = at === null ? undefined : entries.get(at);
    if (!entry || (entry.parent ?? entry.seq) >= entry.seq) return null;
    seqs.unshift(entry.seq);
    at = entry.parent;
  }
  let { table } = snapshot;
  const facts = [...snapshot.strange];
  for (const seq of seqs) {
    const step = foldEntryFacts(entries.get(seq), table);
    table = step.table;
    for (const each of step.rejected) facts.push({ ...each, seq });
  }
  const folded = { depth: seqs.length, table, rejected: facts };
  const order = [...entries.keys()].sort((a, b) => a - b);
  const log: Log = {
    game: snapshot.entry.game,
    cursor,
    tip,
    table,
    rejected: facts,
    internals: {
      tree: { entries, children: new Map(), order },
      branch: { seqs, checkpoints: [{ depth: 0, table: snapshot.table, rejected: snapshot.strange }] },
      length: seqs.length,
      folded,
    },
  };
  return { log, known: { seq: cursor ?? 0, folded: { ...folded, depth: snapshot.depth + seqs.length } } };
}
