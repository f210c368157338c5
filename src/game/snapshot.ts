import { freeze, thaw } from '../plain/frozen';
import type { Table } from '../table/table';
import type { Folded, StrangeEntry } from './branch';
import { fold } from './fold';
import type { Log, LogEntry } from './log';

/**
 * A game as it stood at one entry. It is kept beside the entries, so that a long game is on the screen before all of them are
 * read; they stay the truth, and a snapshot may be thrown away at any time.
 */
export interface Snapshot {
  readonly entry: LogEntry;
  /** How many entries come up to and with that one. */
  readonly depth: number;
  readonly table: Table;
  readonly strange: readonly StrangeEntry[];
}

/** Where a game stands without any of the entries before. */
export interface Known {
  readonly seq: number;
  readonly folded: Folded;
}

/** Null before the first entry. */
export function snapshotOf(log: Log): Snapshot | null {
  const entry = log.cursor === null ? undefined : log.inside.tree.entries.get(log.cursor);
  return entry ? { entry, depth: log.inside.folded.depth, table: log.table, strange: log.strange } : null;
}

export function printSnapshot(snapshot: Snapshot): string {
  return freeze(snapshot);
}

/** Reads what `printSnapshot` of this very version wrote; null where the text is cut short. */
export function parseSnapshot(text: string): Snapshot | null {
  try {
    return thaw(text) as Snapshot;
  } catch {
    return null;
  }
}

/**
 * The game at its cursor from a snapshot and the entries after it, in order. Its log begins at the snapshot: it is for showing
 * until `makeLog` has all of it, and `known` spares that the folding. Null where the cursor does not lie after the snapshot.
 */
export function logFrom(
  snapshot: Snapshot,
  later: readonly LogEntry[],
  cursor: number | null,
  tip: number | null,
): { readonly log: Log; readonly known: Known } | null {
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
  const strange = [...snapshot.strange];
  for (const seq of seqs) {
    const step = fold(entries.get(seq)?.facts ?? [], table);
    table = step.table;
    for (const each of step.strange) strange.push({ ...each, seq });
  }
  const folded = { depth: seqs.length, table, strange };
  const order = [...entries.keys()].sort((a, b) => a - b);
  const log: Log = {
    game: snapshot.entry.game,
    cursor,
    tip,
    table,
    strange,
    inside: {
      tree: { entries, children: new Map(), order },
      branch: { seqs, checkpoints: [{ depth: 0, table: snapshot.table, strange: snapshot.strange }] },
      length: seqs.length,
      folded,
    },
  };
  return { log, known: { seq: cursor ?? 0, folded: { ...folded, depth: snapshot.depth + seqs.length } } };
}
