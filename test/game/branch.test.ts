/** Where an entry stands on the way to a tip, and how much of one way serves the next. */
import { describe, expect, test } from 'vitest';
import { type Branch, branchTo, depthOf, foldTo, makeBranch, SPACING } from '../../src/game/branch';
import { grow, type LogEntry, makeTree, nearest, newestEnd, type Tree } from '../../src/game/tree';
import { clicked, SET_UP } from './make';

const entry = (seq: number, parent: number | null, ...facts: LogEntry['facts']): LogEntry => ({
  game: 'g',
  seq,
  parent,
  at: 0,
  step: 'tap',
  facts,
});

/** So many taps, one after the other. */
function straight(count: number): Tree {
  return makeTree(
    Array.from({ length: count }, (_, at) => entry(at + 1, at === 0 ? null : at, ...(at === 0 ? SET_UP : []))),
  ).tree;
}

describe('the place of an entry on a branch', () => {
  const branch: Branch = { ...makeBranch(), seqs: [2, 3, 5, 8, 9] };

  test.each([
    [null, 5, 0],
    [null, 0, 0],
    [2, 5, 1],
    [3, 5, 2],
    [5, 5, 3],
    [8, 5, 4],
    [9, 5, 5],
    // Not on it: before, between and after.
    [1, 5, -1],
    [4, 5, -1],
    [7, 5, -1],
    [10, 5, -1],
    // Only its first ones count.
    [9, 4, -1],
    [8, 4, 4],
    [2, 0, -1],
    [2, 1, 1],
    [3, 1, -1],
  ])('%s among the first %i is %i', (seq, length, depth) => {
    expect(depthOf(branch, length, seq)).toBe(depth);
  });
});

describe('a branch to another tip', () => {
  const grown = (tree: Tree, tip: number): Branch => branchTo(tree, makeBranch(), 0, tip);

  test('that goes on from the end is the same one, grown', () => {
    const tree = straight(4);
    const branch = grown(tree, 2);
    expect(branchTo(tree, branch, 2, 4)).toBe(branch);
    expect(branch.seqs).toEqual([1, 2, 3, 4]);
  });

  test.each([1, 2, 3])('that forks after entry %i is a new one, and leaves the old one as it was', (fork) => {
    const tree = straight(4);
    const branch = grown(tree, 4);
    grow(tree, entry(5, fork));
    grow(tree, entry(6, 5));
    const other = branchTo(tree, branch, 4, 6);
    expect([other.seqs, branch.seqs]).toEqual([
      [...[1, 2, 3].slice(0, fork), 5, 6],
      [1, 2, 3, 4],
    ]);
  });

  test('from the first entry shares nothing but the beginning', () => {
    const tree = straight(2);
    grow(tree, entry(3, null));
    const other = branchTo(tree, grown(tree, 2), 2, 3);
    expect([other.seqs, other.checkpoints.length]).toEqual([[3], 1]);
  });

  test.each([
    [SPACING - 1, 1],
    [SPACING, 2],
    [SPACING + 1, 2],
    [2 * SPACING - 1, 2],
    [2 * SPACING, 3],
  ])('after %i shared entries takes over %i checkpoints', (fork, checkpoints) => {
    const tree = straight(250);
    const branch = grown(tree, 250);
    foldTo(tree, branch, 250, null);
    expect(branch.checkpoints.map(({ depth }) => depth)).toEqual([0, SPACING, 2 * SPACING]);
    grow(tree, entry(251, fork));
    const other = branchTo(tree, branch, 250, 251);
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
    const branch = branchTo(tree, makeBranch(), 0, 210);
    expect(foldTo(tree, branch, depth, null).depth).toBe(depth);
    expect(branch.checkpoints).toHaveLength(checkpoints);
    // Once more it finds them there.
    foldTo(tree, branch, depth, null);
    expect(branch.checkpoints).toHaveLength(checkpoints);
  });

  test('starts from what is nearest, and never from beyond', () => {
    const tree = makeTree([entry(1, null, ...SET_UP), entry(2, 1, clicked('A', 1)), entry(3, 2, clicked('A', 1))]).tree;
    const branch = branchTo(tree, makeBranch(), 0, 3);
    const clickAt = (depth: number, near: number | null) =>
      foldTo(tree, branch, depth, near === null ? null : foldTo(tree, branch, near, null)).table.figures.get('A')
        ?.click;
    expect([clickAt(2, 3), clickAt(2, 2), clickAt(3, 2), clickAt(1, 3), clickAt(0, 3)]).toEqual([
      2,
      2,
      3,
      1,
      undefined,
    ]);
    const near = foldTo(tree, branch, 2, null);
    expect(foldTo(tree, branch, 2, near)).toBe(near);
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
  ])('nearest to %i is %s', (seq, found) => {
    expect(nearest(tree, seq)).toBe(found);
  });

  test.each([
    [null, 7],
    [2, 7],
    [4, 4],
    [5, 7],
    [7, 7],
  ])('from %s the newest way ends at %i', (seq, end) => {
    expect(newestEnd(tree, seq)).toBe(end);
  });

  test.each([
    ['itself', entry(3, 3), 2],
    ['one to come', entry(3, 9), 2],
    ['one that is lost', entry(5, 3), 2],
    ['one before the first', entry(5, 0), null],
  ])('an entry after %s hangs on the nearest before it', (_, odd, parent) => {
    const { tree, mended } = makeTree(
      [entry(1, null), entry(2, 1), odd].filter(({ seq }) => parent !== null || seq > 2),
    );
    expect([mended, tree.entries.get(odd.seq)?.parent]).toEqual([[odd.seq], parent]);
  });

  test('a number that is not above the last is refused', () => {
    const { tree } = makeTree([entry(2, null)]);
    expect(() => grow(tree, entry(2, null))).toThrow(RangeError);
    expect(() => grow(tree, entry(1, null))).toThrow(RangeError);
    expect(grow(tree, entry(3, 2))).toBe(true);
  });
});
