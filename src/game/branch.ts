import { emptyTable, type FoldScratch, type RejectedFact } from '../table/fold/fold';
import type { Table } from '../table/table';
import { type EntryTree, parentSeq } from './entry-tree';
import { foldEntryFacts } from './valid-facts';

/** Fact that could not be applied. `index` is its position among the facts of entry `seq`. */
export interface RejectedLogFact extends RejectedFact {
  readonly seq: number;
}

/** State of the game after the first `depth` entries of a branch. */
export interface FoldedState {
  readonly depth: number;
  readonly table: Table;
  readonly rejected: readonly RejectedLogFact[];
}

/**
 * Branch of the entry tree: the entries from the first to a tip. A branch is shared and grows in place, like the tree.
 * A `Log` therefore also stores how many entries of the branch belong to it. Entry numbers rise along the branch, so an
 * entry is found by binary search.
 */
export interface Branch {
  readonly seqs: number[];
  /**
   * States of the game: `checkpoints[k]` is the state after k × CHECKPOINT_SPACING entries. Later states are added as
   * entries are folded. Undo starts from the nearest checkpoint.
   */
  readonly checkpoints: FoldedState[];
}

export const CHECKPOINT_SPACING = 100;

export function makeBranch(): Branch {
  return { seqs: [], checkpoints: [{ depth: 0, table: emptyTable, rejected: [] }] };
}

/**
 * Returns the number of entries of the branch up to and including `seq`. Returns 0 for null, and -1 if the entry is not
 * among the first `length` entries.
 */
export function depthInBranch(branch: Branch, length: number, seq: number | null): number {
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
 * Returns the branch that ends at `tip`. Reuses the entries and checkpoints that the branch has in common with
 * `branch`.
 */
export function extendBranch(tree: EntryTree, branch: Branch, length: number, tip: number | null): Branch {
  const added: number[] = [];
  let at = tip;
  let common = depthInBranch(branch, length, at);
  while (common < 0 && at !== null) {
    added.push(at);
    at = parentSeq(tree, at);
    common = depthInBranch(branch, length, at);
  }
  added.reverse();
  if (common === branch.seqs.length) {
    for (const seq of added) branch.seqs.push(seq);
    return branch;
  }
  return {
    seqs: [...branch.seqs.slice(0, common), ...added],
    checkpoints: branch.checkpoints.slice(0, Math.floor(common / CHECKPOINT_SPACING) + 1),
  };
}

/**
 * Returns the state after the first `depth` entries. Starts from `near` or from a checkpoint, whichever is closer, and
 * adds new checkpoints on the way.
 */
export function foldUpTo(tree: EntryTree, branch: Branch, depth: number, near: FoldedState | null): FoldedState {
  const place = Math.min(branch.checkpoints.length - 1, Math.floor(depth / CHECKPOINT_SPACING));
  let now = branch.checkpoints[place] as FoldedState;
  if (near && near.depth <= depth && near.depth > now.depth) now = near;
  let hand: FoldScratch = { figures: null };
  while (now.depth < depth) {
    now = foldEntry(tree, now, branch.seqs[now.depth] as number, hand);
    if (now.depth === branch.checkpoints.length * CHECKPOINT_SPACING) {
      branch.checkpoints.push(now);
      hand = { figures: null };
    }
  }
  return now;
}

function foldEntry(tree: EntryTree, before: FoldedState, seq: number, hand: FoldScratch): FoldedState {
  const { table, rejected } = foldEntryFacts(tree.entries.get(seq), before.table, hand);
  const all =
    rejected.length === 0 ? before.rejected : [...before.rejected, ...rejected.map((each) => ({ ...each, seq }))];
  return { depth: before.depth + 1, table, rejected: all };
}
