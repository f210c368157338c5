import { tryCatch } from '../plain/try-catch';

/** The facts of one tap. Plain data, the same on disk and in memory; never changed once written. */
export interface LogEntry {
  readonly game: string;
  /** From 1 upward; never reused within a game. */
  readonly seq: number;
  /** The previous entry; null for the first. Always less than `seq`. */
  readonly parent: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Short code of the tap, such as `damage`, `place` or `end-turn`. */
  readonly step: string;
  /** Unchecked, as recorded: a newer version may have kinds that this one does not know. `validFacts` parses them. */
  readonly facts: readonly unknown[];
  /** In a shared game: the tap's id, which stays when its number changes. Absent in other games. */
  readonly tap?: string;
  /** In a shared game: the name of the person who made the tap. */
  readonly by?: string;
}

/**
 * Every entry of a game, on all branches. It only grows, in place. All `Log` values of a game share it, so a tap costs
 * only what it adds.
 */
export interface EntryTree {
  readonly entries: Map<number, LogEntry>;
  /** Entry numbers by parent, ascending. */
  readonly children: Map<number | null, number[]>;
  /** All entry numbers, ascending. */
  readonly order: number[];
}

/** Entries from outside are untrusted: checks the fields that the tree needs. */
function isEntry(entry: LogEntry): boolean {
  return tryCatch(
    () => {
      const { seq, parent } = entry;
      return Number.isSafeInteger(seq) && seq > 0 && (parent === null || typeof parent !== 'object');
    },
    () => false,
  );
}

/** Builds a tree from entries in any order. `reparented` lists the numbers of entries whose parent was missing. */
export function makeTree(entries: readonly LogEntry[]): {
  readonly tree: EntryTree;
  readonly reparented: readonly number[];
} {
  const tree: EntryTree = { entries: new Map(), children: new Map(), order: [] };
  const mended: number[] = [];
  // If two entries have the same number, the first one counts.
  const sound = tryCatch(
    () => entries.filter(isEntry),
    () => [],
  );
  for (const entry of sound.toSorted((a, b) => a.seq - b.seq))
    if (entry.seq > highestSeq(tree) && !addEntry(tree, entry)) mended.push(entry.seq);
  return { tree, reparented: mended };
}

/**
 * Adds an entry in place; numbers must rise. Returns false if its parent is missing, for example because its record was
 * set aside. The entry is then attached to the nearest entry before it, which is correct unless players had undone
 * entries there.
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

/** Returns the given number if that entry exists, else the last one before it. Null if none exists. */
export function findNearestEntry(tree: EntryTree, seq: number): number | null {
  if (tree.entries.has(seq)) return seq;
  return tree.order.findLast((each) => each < seq) ?? null;
}

/** Returns the highest entry number, or 0 for an empty tree. */
export function highestSeq(tree: EntryTree): number {
  return tree.order.at(-1) ?? 0;
}

export function parentSeq(tree: EntryTree, seq: number): number | null {
  return tree.entries.get(seq)?.parent ?? null;
}

/** Follows the newest branch from an entry to its end. */
export function findNewestLeaf(tree: EntryTree, seq: number | null): number | null {
  let at = seq;
  for (let next = tree.children.get(at)?.at(-1); next !== undefined; next = tree.children.get(at)?.at(-1)) at = next;
  return at;
}
