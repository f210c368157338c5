import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { type Branch, branchTo, depthOf, type Folded, foldTo, makeBranch, type StrangeEntry } from './branch';
import type { Known } from './snapshot';
import { soundFacts } from './sound-facts';
import { grow, type LogEntry, lastOf, makeTree, nearest, newestEnd, parentOf, type Tree } from './tree';

export type { StrangeEntry } from './branch';
export type { LogEntry } from './tree';

/**
 * A game: every tap ever made, and a cursor. Undo moves the cursor; nothing is erased. A Log is a value. Functions
 * return a new one and the old one stays valid, though both share the tree.
 */
export interface Log {
  readonly game: string;
  /** The last entry that counts; null before the first. */
  readonly cursor: number | null;
  /** The entry where redo ends. The cursor is on the path to it. */
  readonly tip: number | null;
  /** The state of the game at the cursor. */
  readonly table: Table;
  /** Facts up to the cursor that could not be applied to the table. */
  readonly strange: readonly StrangeEntry[];
  /** For functions of this file and the modules of `game/` only. */
  readonly inside: { readonly tree: Tree; readonly branch: Branch; readonly length: number; readonly folded: Folded };
}

export function emptyLog(game: string): Log {
  return makeLog(game, [], null, null).log;
}

/**
 * Builds a log from stored entries. Never throws. An unknown cursor or tip falls back to the nearest entry before it.
 * `reparented` lists entries whose parent was missing. With `known`, nothing is folded until the first undo.
 */
export function makeLog(
  game: string,
  entries: readonly LogEntry[],
  cursor: number | null,
  tip: number | null,
  known: Known | null = null,
): { readonly log: Log; readonly mended: readonly number[] } {
  const { tree, mended } = makeTree(entries);
  return { log: stand(game, tree, makeBranch(), 0, null, cursor, tip, mended.length === 0 ? known : null), mended };
}

/** Makes the entry for a tap. Write it to disk first, then call `append`. */
export function nextEntry(log: Log, at: number, step: string, facts: readonly Fact[]): LogEntry {
  return { game: log.game, seq: lastOf(log.inside.tree) + 1, parent: log.cursor, at, step, facts };
}

/**
 * Appends an entry made by `nextEntry`. After an undo, the undone branch is retained. Throws a RangeError if the number
 * is taken or the entry belongs elsewhere, which is a bug.
 */
export function append(log: Log, entry: LogEntry): Log {
  if (entry.parent !== log.cursor || entry.game !== log.game)
    throw new RangeError(`entry ${entry.seq} of another point`);
  grow(log.inside.tree, entry);
  return point(log, entry.seq, entry.seq);
}

/** Moves back one entry; returns the same log at the beginning. */
export function undo(log: Log): Log {
  return log.cursor === null ? log : point(log, parentOf(log.inside.tree, log.cursor), log.tip);
}

/** Moves forward one entry towards the tip; returns the same log at the tip. */
export function redo(log: Log): Log {
  const next = log.inside.branch.seqs[log.inside.folded.depth];
  return next === undefined || log.cursor === log.tip ? log : point(log, next, log.tip);
}

export function canUndo(log: Log): boolean {
  return log.cursor !== null;
}

export function canRedo(log: Log): boolean {
  return log.cursor !== log.tip;
}

/**
 * Moves to any entry. On another branch, redo then follows that branch to its newest end. Null is the beginning; an
 * unknown number leaves the log as it is.
 */
export function jump(log: Log, seq: number | null): Log {
  const { tree, branch, length } = log.inside;
  if (seq !== null && !tree.entries.has(seq)) return log;
  return point(log, seq, depthOf(branch, length, seq) >= 0 ? log.tip : newestEnd(tree, seq));
}

/** Merges what another tab wrote: adds unknown entries, then takes over its cursor and tip. */
export function follow(log: Log, entries: readonly LogEntry[], cursor: number | null, tip: number | null): Log {
  const { tree } = log.inside;
  for (const entry of entries.toSorted((a, b) => a.seq - b.seq)) if (entry.seq > lastOf(tree)) grow(tree, entry);
  return point(log, cursor, tip);
}

/** Lists the entries made right after `seq`, one for each branch, oldest first. Null means the beginning. */
export function branches(log: Log, seq: number | null): readonly number[] {
  return log.inside.tree.children.get(seq) ?? [];
}

export function entryOf(log: Log, seq: number): LogEntry | null {
  return log.inside.tree.entries.get(seq) ?? null;
}

/** Returns the highest entry number, or 0 for an empty log. */
export function lastSeq(log: Log): number {
  return lastOf(log.inside.tree);
}

/** Returns the entries from the first to the tip. Those after the cursor can be redone. */
export function history(log: Log): LogEntry[] {
  const { branch, length, tree } = log.inside;
  return branch.seqs.slice(0, length).map((seq) => tree.entries.get(seq) as LogEntry);
}

/** Returns the state after the first `depth` entries towards the tip. Folds at most 100 entries. */
export function tableAfter(log: Log, depth: number): Table {
  const { tree, branch, length } = log.inside;
  return foldTo(tree, branch, Math.max(0, Math.min(depth, length)), null).table;
}

/** Lists every valid fact up to the cursor, in order. Folding them gives the table. */
export function factsUpTo(log: Log): Fact[] {
  return history(log).slice(0, log.inside.folded.depth).flatMap(soundFacts);
}

function point(log: Log, cursor: number | null, tip: number | null): Log {
  const { tree, branch, length, folded } = log.inside;
  return stand(log.game, tree, branch, length, folded, cursor, tip);
}

function stand(
  game: string,
  tree: Tree,
  before: Branch,
  lengthBefore: number,
  folded: Folded | null,
  wantedCursor: number | null,
  wantedTip: number | null,
  known: Known | null = null,
): Log {
  const cursor = wantedCursor === null ? null : nearest(tree, wantedCursor);
  let tip = wantedTip === null ? null : nearest(tree, wantedTip);
  let { branch, length, depth } = lead(tree, before, lengthBefore, cursor, tip);
  if (depth < 0) {
    tip = newestEnd(tree, cursor);
    ({ branch, length, depth } = lead(tree, before, lengthBefore, cursor, tip));
  }
  // The previous state can be reused only if the new branch passes through the same entry.
  const shared = folded && folded.depth <= length && branch.seqs[folded.depth - 1] === before.seqs[folded.depth - 1];
  const near = known && branch.seqs[known.folded.depth - 1] === known.seq ? known.folded : shared ? folded : null;
  const now = foldTo(tree, branch, depth, near);
  return { game, cursor, tip, table: now.table, strange: now.strange, inside: { tree, branch, length, folded: now } };
}

function lead(tree: Tree, before: Branch, lengthBefore: number, cursor: number | null, tip: number | null) {
  const within = depthOf(before, lengthBefore, tip);
  const branch = within >= 0 ? before : branchTo(tree, before, lengthBefore, tip);
  const length = within >= 0 ? within : depthOf(branch, branch.seqs.length, tip);
  return { branch, length, depth: depthOf(branch, length, cursor) };
}
