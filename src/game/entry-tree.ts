import { tryCatch } from '../plain/try-catch';

/** Facts of one tap. Plain data, the same on disk and in memory; never changed once written. */
export interface LogEntry {
  readonly game: string;
  /** Entry number from 1 upward, never reused within a game. */
  readonly seq: number;
  /** Number of the previous entry, which is always less than `seq`. Null if this is the first entry. */
  readonly parent: number | null;
  /** Time of the tap in epoch milliseconds. */
  readonly at: number;
  /** Short code of the tap, such as `damage`, `place` or `end-turn`. */
  readonly step: string;
  /**
   * Facts as recorded, not checked. A newer version may have recorded facts that this version does not know.
   * `validFacts` parses the facts.
   */
  readonly facts: readonly unknown[];
  /** Id of the tap in a shared game, which stays the same when the entry number changes. Absent in other games. */
  readonly tap?: string;
  /** Name of the person who made the tap, in a shared game. Absent in other games. */
  readonly by?: string;
}

/**
 * Tree of all entries of a game, on all branches. The tree only grows, in place. All `Log` values of a game share the
 * tree, so appending an entry copies nothing.
 */
export interface EntryTree {
  readonly entries: Map<number, LogEntry>;
  /** Entry numbers by parent, ascending. */
  readonly children: Map<number | null, number[]>;
  /** Numbers of all entries, ascending. */
  readonly order: number[];
}

/** Returns whether an external, untrusted entry has the fields that the tree needs. */
function isEntry(entry: LogEntry): boolean {
  return tryCatch(
    () => {
      const { seq, parent } = entry;
      return Number.isSafeInteger(seq) && seq > 0 && (parent === null || typeof parent !== 'object');
    },
    () => false,
  );
}

/**
 * Builds a tree from entries in any order. `reparented` lists the numbers of entries with a parent that does not exist.
 */
export function makeTree(entries: readonly LogEntry[]): {
  readonly tree: EntryTree;
  readonly reparented: readonly number[];
} {
  const tree: EntryTree = { entries: new Map(), children: new Map(), order: [] };
  const mended: number[] = [];
  // If several entries have the same number, the first one counts.
  const sound = tryCatch(
    () => entries.filter(isEntry),
    () => [],
  );
  for (const entry of sound.toSorted((a, b) => a.seq - b.seq))
    if (entry.seq > highestSeq(tree) && !addEntry(tree, entry)) mended.push(entry.seq);
  return { tree, reparented: mended };
}

/**
 * Adds an entry in place; entry numbers must rise. Returns false if the entry's parent is missing, for example because
 * its record is unreadable. The entry is then attached to the nearest entry before the missing parent. That is correct
 * unless players had undone entries there.
 */
export function addEntry(tree: EntryTree, entry: LogEntry): boolean {
  if (entry.seq <= highestSeq(tree)) throw new RangeError(`entry ${entry.seq} after ${highestSeq(tree)}`);
  const { parent } = entry;
  const whole = parent === null || (Number.isSafeInteger(parent) && parent < entry.seq && tree.entries.has(parent));
  const found = whole
    ? parent
    : findNearestEntry(tree, Number.isSafeInteger(parent) ? Math.min(parent, entry.seq - 1) : entry.seq - 1);
  tree.entries.set(
    entry.seq,
    whole
      ? entry
      : tryCatch(
          () => ({ ...entry, parent: found }),
          () => ({ game: '', seq: entry.seq, parent: found, at: 0, step: '', facts: [] }),
        ),
  );
  tree.order.push(entry.seq);
  const siblings = tree.children.get(found);
  if (siblings) siblings.push(entry.seq);
  else tree.children.set(found, [entry.seq]);
  return whole;
}

/**
 * Returns `seq` if an entry with this number exists, else the number of the last entry before it. Null if there is no
 * such entry.
 */
export function findNearestEntry(tree: EntryTree, seq: number): number | null {
  if (tree.entries.has(seq)) return seq;
  return tree.order.findLast((each) => each < seq) ?? null;
}

/** Returns the highest entry number of a tree. 0 for an empty tree. */
export function highestSeq(tree: EntryTree): number {
  return tree.order.at(-1) ?? 0;
}

export function parentSeq(tree: EntryTree, seq: number): number | null {
  return tree.entries.get(seq)?.parent ?? null;
}

/** Follows the newest branch from an entry to its end. Returns the number of the last entry. */
export function findNewestLeaf(tree: EntryTree, seq: number | null): number | null {
  let at = seq;
  for (let next = tree.children.get(at)?.at(-1); next !== undefined; next = tree.children.get(at)?.at(-1)) at = next;
  return at;
}
