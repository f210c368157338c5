import { guarded } from '../plain/guarded';

/** One tap, with all that it did. Plain data, the same on disk and in memory; never changed once written. */
export interface LogEntry {
  readonly game: string;
  /** From 1 upward; one game never uses a number twice. */
  readonly seq: number;
  /** The entry that it was done after; null for the first. Always less than `seq`. */
  readonly parent: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Short code of what the tap was: `damage`, `place`, `end-turn`. */
  readonly step: string;
  /** As they were recorded, unchecked: a newer version may have kinds that this one does not know. `soundFacts` reads them. */
  readonly facts: readonly unknown[];
  /** In a game on several phones: the tap's own name, which stays when its number changes. Left out in others. */
  readonly tap?: string;
  /** In a game on several phones: who did it, as that person was called. */
  readonly by?: string;
}

/**
 * Every entry of a game, with those of other branches. It only ever grows, and in place: all `Log` values of one game share
 * it, so that a tap costs what it adds and not what the game holds.
 */
export interface Tree {
  readonly entries: Map<number, LogEntry>;
  /** By parent, ascending. */
  readonly children: Map<number | null, number[]>;
  /** All numbers, ascending. */
  readonly order: number[];
}

/** Whether it has what the tree needs of it: what comes from outside may have lost anything. */
function isEntry(entry: LogEntry): boolean {
  return guarded(
    () => {
      const { seq, parent } = entry;
      return Number.isSafeInteger(seq) && seq > 0 && (parent === null || typeof parent !== 'object');
    },
    () => false,
  );
}

/** The tree of entries in any order, and the numbers of those that had lost their parent. */
export function makeTree(entries: readonly LogEntry[]): { readonly tree: Tree; readonly mended: readonly number[] } {
  const tree: Tree = { entries: new Map(), children: new Map(), order: [] };
  const mended: number[] = [];
  // Of two with one number the first counts.
  const sound = guarded(
    () => entries.filter(isEntry),
    () => [],
  );
  for (const entry of sound.toSorted((a, b) => a.seq - b.seq))
    if (entry.seq > lastOf(tree) && !grow(tree, entry)) mended.push(entry.seq);
  return { tree, mended };
}

/**
 * Adds an entry in place; numbers must rise. False where its parent is missing (its record was set aside, say): then it hangs
 * on the nearest entry before that, which is right wherever nobody had undone anything.
 */
export function grow(tree: Tree, entry: LogEntry): boolean {
  if (entry.seq <= lastOf(tree)) throw new RangeError(`entry ${entry.seq} after ${lastOf(tree)}`);
  const { parent } = entry;
  const whole = parent === null || (Number.isSafeInteger(parent) && parent < entry.seq && tree.entries.has(parent));
  const found = whole
    ? parent
    : nearest(tree, Number.isSafeInteger(parent) ? Math.min(parent, entry.seq - 1) : entry.seq - 1);
  tree.entries.set(
    entry.seq,
    whole
      ? entry
      : guarded(
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

/** The entry of that number or the last one before it that is there; null where there is none. */
export function nearest(tree: Tree, seq: number): number | null {
  if (tree.entries.has(seq)) return seq;
  return tree.order.findLast((each) => each < seq) ?? null;
}

/** The highest number in use, 0 where there is none. */
export function lastOf(tree: Tree): number {
  return tree.order.at(-1) ?? 0;
}

export function parentOf(tree: Tree, seq: number): number | null {
  return tree.entries.get(seq)?.parent ?? null;
}

/** From an entry on along the newest branch to its end. */
export function newestEnd(tree: Tree, seq: number | null): number | null {
  let at = seq;
  for (let next = tree.children.get(at)?.at(-1); next !== undefined; next = tree.children.get(at)?.at(-1)) at = next;
  return at;
}
