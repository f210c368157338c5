/** Tests how branches find the depth of an entry, and which data branches share. */
import { describe, expect, test } from 'vitest';
import {
  type Branch,
  CHECKPOINT_SPACING,
  depthInBranch,
  extendBranch,
  foldUpTo,
  makeBranch,
} from '../../src/game/branch';
import {
  addEntry,
  type EntryTree,
  findNearestEntry,
  findNewestLeaf,
  type LogEntry,
  makeTree,
} from '../../src/game/entry-tree';
import { clickFact, SETUP_FACTS } from './make';

const entry = (seq: number, parent: number | null, ...facts: LogEntry['facts']): LogEntry => ({
  game: 'g',
  seq,
  parent,
  at: 0,
  step: 'tap',
  facts,
});

/** Makes a tree of entries without forks. */
function straight(count: number): EntryTree {
  return makeTree(
    Array.from({ length: count }, (_, at) => entry(at + 1, at === 0 ? null : at, ...(at === 0 ? SETUP_FACTS : []))),
  ).tree;
}

describe('the depth of an entry on a branch', () => {
  const branch: Branch = { ...makeBranch(), seqs: [2, 3, 5, 8, 9] };

  test.each([
    [null, 5, 0],
    [null, 0, 0],
    [2, 5, 1],
    [3, 5, 2],
    [5, 5, 3],
    [8, 5, 4],
    [9, 5, 5],
    // Entries that are not on the branch: numbers before, between and after its entries.
    [1, 5, -1],
    [4, 5, -1],
    [7, 5, -1],
    [10, 5, -1],
    // Only the first `length` entries of the branch count.
    [9, 4, -1],
    [8, 4, 4],
    [2, 0, -1],
    [2, 1, 1],
    [3, 1, -1],
  ])('%s among the first %i is %i', (seq, length, depth) => {
    expect(depthInBranch(branch, length, seq)).toBe(depth);
  });
});

describe('a branch to another tip', () => {
  const grown = (tree: EntryTree, tip: number): Branch => extendBranch(tree, makeBranch(), 0, tip);

  test('that continues its end is the same object, extended', () => {
    const tree = straight(4);
    const branch = grown(tree, 2);
    expect(extendBranch(tree, branch, 2, 4)).toBe(branch);
    expect(branch.seqs).toEqual([1, 2, 3, 4]);
  });

  test.each([1, 2, 3])('that forks after entry %i is a new object, and leaves the old one unchanged', (fork) => {
    const tree = straight(4);
    const branch = grown(tree, 4);
    addEntry(tree, entry(5, fork));
    addEntry(tree, entry(6, 5));
    const other = extendBranch(tree, branch, 4, 6);
    expect([other.seqs, branch.seqs]).toEqual([
      [...[1, 2, 3].slice(0, fork), 5, 6],
      [1, 2, 3, 4],
    ]);
  });

  test('from the first entry shares nothing but the start', () => {
    const tree = straight(2);
    addEntry(tree, entry(3, null));
    const other = extendBranch(tree, grown(tree, 2), 2, 3);
    expect([other.seqs, other.checkpoints.length]).toEqual([[3], 1]);
  });

  test.each([
    [CHECKPOINT_SPACING - 1, 1],
    [CHECKPOINT_SPACING, 2],
    [CHECKPOINT_SPACING + 1, 2],
    [2 * CHECKPOINT_SPACING - 1, 2],
    [2 * CHECKPOINT_SPACING, 3],
  ])('after %i shared entries reuses %i checkpoints', (fork, checkpoints) => {
    const tree = straight(250);
    const branch = grown(tree, 250);
    foldUpTo(tree, branch, 250, null);
    expect(branch.checkpoints.map(({ depth }) => depth)).toEqual([0, CHECKPOINT_SPACING, 2 * CHECKPOINT_SPACING]);
    addEntry(tree, entry(251, fork));
    const other = extendBranch(tree, branch, 250, 251);
    expect([other.seqs.length, other.checkpoints.length]).toEqual([fork + 1, checkpoints]);
  });
});

describe('folding a branch', () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [101, 2],
    [199, 2],
    [200, 3],
  ])('up to %i entries leaves %i checkpoints', (depth, checkpoints) => {
    const tree = straight(210);
    const branch = extendBranch(tree, makeBranch(), 0, 210);
    expect(foldUpTo(tree, branch, depth, null).depth).toBe(depth);
    expect(branch.checkpoints).toHaveLength(checkpoints);
    // A second call must reuse the checkpoints.
    foldUpTo(tree, branch, depth, null);
    expect(branch.checkpoints).toHaveLength(checkpoints);
  });

  test('starts from the nearest checkpoint, never from a later one', () => {
    const tree = makeTree([
      entry(1, null, ...SETUP_FACTS),
      entry(2, 1, clickFact('A', 1)),
      entry(3, 2, clickFact('A', 1)),
    ]).tree;
    const branch = extendBranch(tree, makeBranch(), 0, 3);
    const clickAt = (depth: number, near: number | null) =>
      foldUpTo(tree, branch, depth, near === null ? null : foldUpTo(tree, branch, near, null)).table.figures.get('A')
        ?.click;
    expect([clickAt(2, 3), clickAt(2, 2), clickAt(3, 2), clickAt(1, 3), clickAt(0, 3)]).toEqual([
      2,
      2,
      3,
      1,
      undefined,
    ]);
    const near = foldUpTo(tree, branch, 2, null);
    expect(foldUpTo(tree, branch, 2, near)).toBe(near);
  });
});

describe('a tree', () => {
  const { tree } = makeTree([entry(2, null), entry(4, 2), entry(5, 2), entry(7, 5)]);

  test.each([
    [1, null],
    [2, 2],
    [3, 2],
    [4, 4],
    [6, 5],
    [7, 7],
    [99, 7],
  ])('the nearest entry to %i is %s', (seq, found) => {
    expect(findNearestEntry(tree, seq)).toBe(found);
  });

  test.each([
    [null, 7],
    [2, 7],
    [4, 4],
    [5, 7],
    [7, 7],
  ])('from %s the newest branch ends at %i', (seq, end) => {
    expect(findNewestLeaf(tree, seq)).toBe(end);
  });

  test.each([
    ['itself', entry(3, 3), 2],
    ['one to come', entry(3, 9), 2],
    ['one that is lost', entry(5, 3), 2],
    ['one before the first', entry(5, 0), null],
  ])('an entry after unknown parent %s is attached to the nearest earlier entry', (_, odd, parent) => {
    const { tree, reparented } = makeTree(
      [entry(1, null), entry(2, 1), odd].filter(({ seq }) => parent !== null || seq > 2),
    );
    expect([reparented, tree.entries.get(odd.seq)?.parent]).toEqual([[odd.seq], parent]);
  });

  test('refuses a number that is not above the last', () => {
    const { tree } = makeTree([entry(2, null)]);
    expect(() => addEntry(tree, entry(2, null))).toThrow(RangeError);
    expect(() => addEntry(tree, entry(1, null))).toThrow(RangeError);
    expect(addEntry(tree, entry(3, 2))).toBe(true);
  });
});
