import { guarded } from '../plain/guarded';
import type { Table } from '../table/table';
import { emptyTable, fold, type Hand, type StrangeFact } from './fold';
import { parentOf, type Tree } from './tree';

/** A fact of a game that was left out: `index` is its place among the facts of entry `seq`. */
export interface StrangeEntry extends StrangeFact {
  readonly seq: number;
}

/** The game as it stood after some entries of a branch. */
export interface Folded {
  readonly depth: number;
  readonly table: Table;
  readonly strange: readonly StrangeEntry[];
}

/**
 * The way from the first entry to a tip. Like the tree it grows in place and is shared, so a `Log` also holds how much of it
 * is its own. Numbers rise along it, so a place is found by halving.
 */
export interface Branch {
  readonly seqs: number[];
  /** At place k the game after k × SPACING entries, as far as it was ever folded: undo starts from the nearest. */
  readonly checkpoints: Folded[];
}

export const SPACING = 100;

export function makeBranch(): Branch {
  return { seqs: [], checkpoints: [{ depth: 0, table: emptyTable, strange: [] }] };
}

/** How many entries of the branch come up to and with this one; 0 for null, -1 where it is not among the first `length`. */
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

/** The branch that ends at `tip`. It shares the entries, and the checkpoints, that it has in common with the given one. */
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

/** The game after the first `depth` entries, from `near` or from a checkpoint, whichever is closer; sets checkpoints on its way. */
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
