import { freeze, thaw } from '../plain/frozen';
import type { Table } from '../table/table';
import type { Folded, StrangeEntry } from './branch';
import { fold } from './fold';
import type { Log, LogEntry } from './log';

/**
 * A game as it stood at one entry. It is kept beside the entries, so that a long game is on the screen before all of them are
 * read; they stay the truth, and a glance may be thrown away at any time.
 */
export interface Glance {
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
export function glanceOf(log: Log): Glance | null {
  const entry = log.cursor === null ? undefined : log.inside.tree.entries.get(log.cursor);
  return entry ? { entry, depth: log.inside.folded.depth, table: log.table, strange: log.strange } : null;
}

export function printGlance(glance: Glance): string {
  return freeze(glance);
}

/** Reads what `printGlance` of this very version wrote; null where the text is cut short. */
export function parseGlance(text: string): Glance | null {
  try {
    return thaw(text) as Glance;
  } catch {
    return null;
  }
}

/**
 * The game at its cursor from a glance and the entries after it, in order. Its log begins at the glance: it is for showing
 * until `makeLog` has all of it, and `known` spares that the folding. Null where the cursor does not lie after the glance.
 */
export function logFrom(
  glance: Glance,
  later: readonly LogEntry[],
  cursor: number | null,
  tip: number | null,
): { readonly log: Log; readonly known: Known } | null {
  const entries = new Map([glance.entry, ...later].map((entry) => [entry.seq, entry]));
  const seqs: number[] = [];
  let at = cursor;
  while (at !== glance.entry.seq) {
    const entry = at === null ? undefined : entries.get(at);
    if (!entry || (entry.parent ?? entry.seq) >= entry.seq) return null;
    seqs.unshift(entry.seq);
    at = entry.parent;
  }
  let { table } = glance;
  const strange = [...glance.strange];
  for (const seq of seqs) {
    const step = fold(entries.get(seq)?.facts ?? [], table);
    table = step.table;
    for (const each of step.strange) strange.push({ ...each, seq });
  }
  const folded = { depth: seqs.length, table, strange };
  const order = [...entries.keys()].sort((a, b) => a - b);
  const log: Log = {
    game: glance.entry.game,
    cursor,
    tip,
    table,
    strange,
    inside: {
      tree: { entries, children: new Map(), order },
      branch: { seqs, checkpoints: [{ depth: 0, table: glance.table, strange: glance.strange }] },
      length: seqs.length,
      folded,
    },
  };
  return { log, known: { seq: cursor ?? 0, folded: { ...folded, depth: glance.depth + seqs.length } } };
}
