import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import {
  type Branch,
  depthInBranch,
  extendBranch,
  type FoldedState,
  foldUpTo,
  makeBranch,
  type RejectedLogFact,
} from './branch';
import {
  addEntry,
  type EntryTree,
  findNearestEntry,
  findNewestLeaf,
  highestSeq,
  type LogEntry,
  makeTree,
  parentSeq,
} from './entry-tree';
import { validFacts } from './valid-facts';

export type { RejectedLogFact } from './branch';

/** State of a game after one log entry, read from a snapshot instead of computed from all entries. */
export interface KnownState {
  readonly seq: number;
  readonly folded: FoldedState;
}

export type { LogEntry } from './entry-tree';

/**
 * Log of a game: every tap ever made, and a cursor. Undo moves the cursor; nothing is erased. A log is a value:
 * functions return a new log and the old log stays valid, though both share the tree.
 */
export interface Log {
  readonly game: string;
  /** Number of the last entry that counts. Null before the first entry. */
  readonly cursor: number | null;
  /** Number of the entry where redo ends. The cursor is on the path to the tip. */
  readonly tip: number | null;
  /** State of the game at the cursor. */
  readonly table: Table;
  /** Facts up to the cursor that could not be applied to the table. */
  readonly rejected: readonly RejectedLogFact[];
  /** Internals for functions of this file and the modules of `game/` only. */
  readonly internals: {
    readonly tree: EntryTree;
    readonly branch: Branch;
    readonly length: number;
    readonly folded: FoldedState;
  };
}

export function makeEmptyLog(game: string): Log {
  return makeLog(game, [], null, null).log;
}

/**
 * Builds a log from stored entries. Never throws. An unknown cursor or tip is replaced by the nearest entry before it.
 * `reparented` lists entries with a parent that does not exist. With a stored `state`, no facts are folded until the
 * first undo.
 */
export function makeLog(
  game: string,
  entries: readonly LogEntry[],
  cursor: number | null,
  tip: number | null,
  state: KnownState | null = null,
): { readonly log: Log; readonly reparented: readonly number[] } {
  const { tree, reparented: mended } = makeTree(entries);
  return {
    log: buildLog(game, tree, makeBranch(), 0, null, cursor, tip, mended.length === 0 ? state : null),
    reparented: mended,
  };
}

/** Makes the entry for a tap. The entry must be written to disk before it is passed to `append`. */
export function nextEntry(log: Log, at: number, step: string, facts: readonly Fact[]): LogEntry {
  return { game: log.game, seq: highestSeq(log.internals.tree) + 1, parent: log.cursor, at, step, facts };
}

/**
 * Appends an entry made by `nextEntry`. After an undo, the undone branch is retained. Throws a RangeError if the entry
 * number is taken or the entry belongs elsewhere, which is a bug.
 */
export function append(log: Log, entry: LogEntry): Log {
  if (entry.parent !== log.cursor || entry.game !== log.game)
    throw new RangeError(`entry ${entry.seq} of another point`);
  addEntry(log.internals.tree, entry);
  return withCursor(log, entry.seq, entry.seq);
}

/** Moves the cursor back one entry. Returns the same log if the cursor is at the beginning. */
export function undo(log: Log): Log {
  return log.cursor === null ? log : withCursor(log, parentSeq(log.internals.tree, log.cursor), log.tip);
}

/** Moves the cursor forward one entry towards the tip. Returns the same log if the cursor is at the tip. */
export function redo(log: Log): Log {
  const next = log.internals.branch.seqs[log.internals.folded.depth];
  return next === undefined || log.cursor === log.tip ? log : withCursor(log, next, log.tip);
}

export function canUndo(log: Log): boolean {
  return log.cursor !== null;
}

export function canRedo(log: Log): boolean {
  return log.cursor !== log.tip;
}

/**
 * Moves the cursor to any entry. On another branch, redo then follows that branch to its newest end. Null means the
 * beginning; an unknown number changes nothing.
 */
export function jump(log: Log, seq: number | null): Log {
  const { tree, branch, length } = log.internals;
  if (seq !== null && !tree.entries.has(seq)) return log;
  return withCursor(log, seq, depthInBranch(branch, length, seq) >= 0 ? log.tip : findNewestLeaf(tree, seq));
}

/** Merges the log of another tab: adds unknown entries, then takes over the other tab's cursor and tip. */
export function mergeEntries(log: Log, entries: readonly LogEntry[], cursor: number | null, tip: number | null): Log {
  const { tree } = log.internals;
  for (const entry of entries.toSorted((a, b) => a.seq - b.seq))
    if (entry.seq > highestSeq(tree)) addEntry(tree, entry);
  return withCursor(log, cursor, tip);
}

/** Lists the entries made right after `seq`, one for each branch, oldest first. Null means the beginning. */
export function listNextEntries(log: Log, seq: number | null): readonly number[] {
  return log.internals.tree.children.get(seq) ?? [];
}

export function findEntry(log: Log, seq: number): LogEntry | null {
  return log.internals.tree.entries.get(seq) ?? null;
}

/** Returns the highest entry number of a log. 0 for an empty log. */
export function lastSeq(log: Log): number {
  return highestSeq(log.internals.tree);
}

/** Returns the entries from the first to the tip. Entries after the cursor can be redone. */
export function listHistory(log: Log): LogEntry[] {
  const { branch, length, tree } = log.internals;
  return branch.seqs.slice(0, length).map((seq) => tree.entries.get(seq) as LogEntry);
}

/** Returns the state after the first `depth` entries towards the tip. Folds at most 100 entries. */
export function tableAfter(log: Log, depth: number): Table {
  const { tree, branch, length } = log.internals;
  return foldUpTo(tree, branch, Math.max(0, Math.min(depth, length)), null).table;
}

/** Lists every valid fact up to the cursor, in order. Folding the facts gives the table. */
export function listAppliedFacts(log: Log): Fact[] {
  return listHistory(log).slice(0, log.internals.folded.depth).flatMap(validFacts);
}

function withCursor(log: Log, cursor: number | null, tip: number | null): Log {
  const { tree, branch, length, folded } = log.internals;
  return buildLog(log.game, tree, branch, length, folded, cursor, tip);
}

function buildLog(
  game: string,
  tree: EntryTree,
  before: Branch,
  lengthBefore: number,
  folded: FoldedState | null,
  wantedCursor: number | null,
  wantedTip: number | null,
  state: KnownState | null = null,
): Log {
  const cursor = wantedCursor === null ? null : findNearestEntry(tree, wantedCursor);
  let tip = wantedTip === null ? null : findNearestEntry(tree, wantedTip);
  let { branch, length, depth } = locateBranch(tree, before, lengthBefore, cursor, tip);
  if (depth < 0) {
    tip = findNewestLeaf(tree, cursor);
    ({ branch, length, depth } = locateBranch(tree, before, lengthBefore, cursor, tip));
  }
  // The previous state can be reused only if the new branch passes through the same entry.
  const shared = folded && folded.depth <= length && branch.seqs[folded.depth - 1] === before.seqs[folded.depth - 1];
  const near = state && branch.seqs[state.folded.depth - 1] === state.seq ? state.folded : shared ? folded : null;
  const now = foldUpTo(tree, branch, depth, near);
  return {
    game,
    cursor,
    tip,
    table: now.table,
    rejected: now.rejected,
    internals: { tree, branch, length, folded: now },
  };
}

function locateBranch(
  tree: EntryTree,
  before: Branch,
  lengthBefore: number,
  cursor: number | null,
  tip: number | null,
) {
  const within = depthInBranch(before, lengthBefore, tip);
  const branch = within >= 0 ? before : extendBranch(tree, before, lengthBefore, tip);
  const length = within >= 0 ? within : depthInBranch(branch, branch.seqs.length, tip);
  return { branch, length, depth: depthInBranch(branch, length, cursor) };
}
