import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { type Branch, branchTo, depthOf, type Folded, foldTo, makeBranch, type StrangeEntry } from './branch';
import type { Known } from './snapshot';
import { soundFacts } from './sound-facts';
import { grow, type LogEntry, lastOf, makeTree, nearest, newestEnd, parentOf, type Tree } from './tree';

export type { StrangeEntry } from './branch';
export type { LogEntry } from './tree';

/**
 * A game: all that was ever tapped, and a cursor. Undo moves the cursor; nothing is erased. A Log is a value: every function
 * here gives a new one and the old one stays good, though they share the tree underneath.
 */
export interface Log {
  readonly game: string;
  /** The last entry that counts; null before the first. */
  readonly cursor: number | null;
  /** Where redo leads in the end. The cursor lies on the way there. */
  readonly tip: number | null;
  /** The game as it stands at the cursor. */
  readonly table: Table;
  /** Facts up to the cursor that cannot be and were left out of the table. */
  readonly strange: readonly StrangeEntry[];
  /** For the functions of this room. */
  readonly inside: { readonly tree: Tree; readonly branch: Branch; readonly length: number; readonly folded: Folded };
}

/** A game without a tap. */
export function emptyLog(game: string): Log {
  return makeLog(game, [], null, null).log;
}

/**
 * A game as it was stored. Never throws: a cursor or a tip that is not there falls back to the nearest entry before it, and
 * `mended` lists entries that had lost their parent. Where it is known how the game stands at its cursor, nothing is folded
 * before an undo asks for it.
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

/** The entry that a tap makes: to be written to disk, and then appended. */
export function nextEntry(log: Log, at: number, step: string, facts: readonly Fact[]): LogEntry {
  return { game: log.game, seq: lastOf(log.inside.tree) + 1, parent: log.cursor, at, step, facts };
}

/**
 * The game after an entry of `nextEntry`; after undo the branch that was undone is kept. Throws a RangeError where its number
 * is taken or it was made for another point: a bug of ours.
 */
export function append(log: Log, entry: LogEntry): Log {
  if (entry.parent !== log.cursor || entry.game !== log.game)
    throw new RangeError(`entry ${entry.seq} of another point`);
  grow(log.inside.tree, entry);
  return point(log, entry.seq, entry.seq);
}

/** One entry back; the same log at the beginning. */
export function undo(log: Log): Log {
  return log.cursor === null ? log : point(log, parentOf(log.inside.tree, log.cursor), log.tip);
}

/** One entry on along the branch of the tip; the same log at the tip. */
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

/** To any entry, also of another branch, which then is the one that redo follows to its newest end. Null is the beginning; an unknown number leaves the log as it is. */
export function jump(log: Log, seq: number | null): Log {
  const { tree, branch, length } = log.inside;
  if (seq !== null && !tree.entries.has(seq)) return log;
  return point(log, seq, depthOf(branch, length, seq) >= 0 ? log.tip : newestEnd(tree, seq));
}

/** Takes over what another tab wrote: entries not yet known, then its cursor and tip. */
export function follow(log: Log, entries: readonly LogEntry[], cursor: number | null, tip: number | null): Log {
  const { tree } = log.inside;
  for (const entry of entries.toSorted((a, b) => a.seq - b.seq)) if (entry.seq > lastOf(tree)) grow(tree, entry);
  return point(log, cursor, tip);
}

/** What was done after an entry, one for each branch, oldest first; null asks for the beginning. */
export function branches(log: Log, seq: number | null): readonly number[] {
  return log.inside.tree.children.get(seq) ?? [];
}

export function entryOf(log: Log, seq: number): LogEntry | null {
  return log.inside.tree.entries.get(seq) ?? null;
}

/** The highest number in use, 0 for an empty log. */
export function lastSeq(log: Log): number {
  return lastOf(log.inside.tree);
}

/** The entries from the first to the tip; those after the cursor are what redo would bring. */
export function history(log: Log): LogEntry[] {
  const { branch, length, tree } = log.inside;
  return branch.seqs.slice(0, length).map((seq) => tree.entries.get(seq) as LogEntry);
}

/** The game as it stood after the first `depth` entries on the way to the tip. Costs at most a hundred entries, wherever it is asked. */
export function tableAfter(log: Log, depth: number): Table {
  const { tree, branch, length } = log.inside;
  return foldTo(tree, branch, Math.max(0, Math.min(depth, length)), null).table;
}

/** Every fact that counts and that this version can read, in order: `fold` of these is the table. */
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
  // What was folded before helps only where the new branch runs through that very point.
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
