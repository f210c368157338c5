import { guarded } from '../plain/guarded';
import type { Table } from '../table/table';
import { emptyTable, fold, type Hand, type StrangeFact } from './fold';
import { parentOf, type Tree } from './tree';

/** A fact that could not be applied. `index` is its position among the facts of entry `seq`. */
export interface StrangeEntry extends StrangeFact {
  readonly seq: number;
}

/** The state of the game after the first `depth` entries of a branch. */
export interface Folded {
  readonly depth: number;
  readonly table: Table;
  readonly strange: readonly StrangeEntry[];
}

/**
 * The entries from the first one to a tip. A branch is shared and grows in place, like the tree. A `Log` therefore also
 * stores how many of its entries belong to it. Entry numbers rise along the branch, so an entry is found by binary
 * search.
 */
export interface Branch {
  readonly seqs: number[];
  /**
   * `checkpoints[k]` is the state after k × CHECKPOINT_SPACING entries; the list ends where folding has stopped so far.
   * Undo starts from the nearest one.
   */
  readonly checkpoints: Folded[];
}

export const SPACING = 100;

export function makeBranch(): Branch {
  return { seqs: [], checkpoints: [{ depth: 0, table: emptyTable, strange: [] }] };
}

/**
 * Returns the number of entries of the branch up to and including `seq`. Returns 0 for null, and -1 if the entry is not
 * among the first `length`.
 */
export function depthOf(branch: Branch, length: number, seq: number | null): number {
  if (seq === null) return 0;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((branch.seqs[middle] as number) < seq) low = middle + 1;
    else high = middle;
  }
  return low < length && branch.seqs[low] === seq ? low + 1 : -1;
}

/**
 * Returns the branch that ends at `tip`. It reuses the entries and checkpoints that it has in common with the given
 * branch.
 */
export function branchTo(tree: Tree, branch: Branch, length: number, tip: number | null): Branch {
  const added: number[] = [];
  let at = tip;
  let common = depthOf(branch, length, at);
  while (common < 0 && at !== null) {
    added.push(at);
    at = parentOf(tree, at);
    common = depthOf(branch, length, at);
  }
  added.reverse();
  if (common === branch.seqs.length) {
    for (const seq of added) branch.seqs.push(seq);
    return branch;
  }
  return {
    seqs: [...branch.seqs.slice(0, common), ...added],
    checkpoints: branch.checkpoints.slice(0, Math.floor(common / SPACING) + 1),
  };
}

/**
 * Returns the state after the first `depth` entries. Starts from `near` or from a checkpoint, whichever is closer, and
 * adds the checkpoints that it passes.
 */
export function foldTo(tree: Tree, branch: Branch, depth: number, near: Folded | null): Folded {
  const place = Math.min(branch.checkpoints.length - 1, Math.floor(depth / SPACING));
  let now = branch.checkpoints[place] as Folded;
  if (near && near.depth <= depth && near.depth > now.depth) now = near;
  let hand: Hand = { figures: null };
  while (now.depth < depth) {
    now = foldEntry(tree, now, branch.seqs[now.depth] as number, hand);
    if (now.depth === branch.checkpoints.length * SPACING) {
      branch.checkpoints.push(now);
      hand = { figures: null };
    }
  }
  return now;
}

function foldEntry(tree: Tree, before: Folded, seq: number, hand: Hand): Folded {
  const facts = guarded<unknown>(
    () => tree.entries.get(seq)?.facts,
    () => [],
  );
  const { table, strange } = fold(Array.isArray(facts) ? facts : [], before.table, hand);
  const all = strange.length === 0 ? before.strange : [...before.strange, ...strange.map((each) => ({ ...each, seq }))];
  return { depth: before.depth + 1, table, strange: all };
}
