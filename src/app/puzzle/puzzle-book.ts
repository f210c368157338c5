import type { PuzzleBook, SolvedPuzzle, StoredPuzzle } from '../../plan/puzzle/puzzle';
import type { Ruleset } from '../../rules/ruleset';
import { applyFacts, emptyTable } from '../../table/fold/fold';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table';
import type { Naming } from '../../text/names/naming';
import { loadAllEditions } from '../game/open-game';
import { startPlanSearch } from '../plan/planner';
import { parseCachedPosition } from '../reading/cached-positions';
import { makePositionNaming } from '../rules/answer-notation';
import { makeGameFactsOfPosition } from '../rules/present-play';

const files = import.meta.glob<PuzzleBook>('./books/*.json', { import: 'default' });

function pathOf(edition: string): string {
  return `./books/${edition}.json`;
}

/** Whether puzzles are shipped for an edition. */
export function hasPuzzles(edition: string): boolean {
  return pathOf(edition) in files;
}

/** Loads the puzzles of an edition. Null if it has none. */
export async function loadPuzzleBook(edition: string): Promise<PuzzleBook | null> {
  return (await files[pathOf(edition)]?.()) ?? null;
}

/** Difficulties of puzzles, easiest first. */
export const PUZZLE_LEVELS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

const MS_PER_DAY = 86_400_000;

/** Returns the number of days since 1970 in local time. */
export function getDayNumber(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS_PER_DAY);
}

/** Returns the index of the puzzle of a day and difficulty. Null if there is none. */
export function pickPuzzle({ levels }: PuzzleBook, level: PuzzleLevel, day: number): number | null {
  const list = levels[level - 1] ?? [];
  return list[((day % list.length) + list.length) % list.length] ?? null;
}

/** A puzzle with its position, ready for a screen. */
export interface OpenedPuzzle {
  readonly puzzle: StoredPuzzle;
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly table: Table;
  readonly side: string;
  readonly naming: Naming;
  readonly solved: SolvedPuzzle;
}

/** Opens a puzzle and solves it in the planner's worker. Null if its position is invalid or the worker fails. */
export async function openPuzzle(edition: string, puzzle: StoredPuzzle): Promise<OpenedPuzzle | null> {
  const { editionById } = await loadAllEditions();
  const read = parseCachedPosition(puzzle.position);
  const ruleset = editionById(edition);
  if (!read.ok || !ruleset) return null;
  const { position } = read.value;
  const facts = makeGameFactsOfPosition(ruleset, position, [], '');
  if (!facts.ok) return null;
  const table = applyFacts(emptyTable, facts.value);
  const side = position.turn ?? '';
  const solved = await solveInWorker({ ask: 'puzzle', edition, table, side, puzzle });
  return (
    solved && {
      puzzle,
      ruleset,
      position,
      table,
      side,
      naming: { ...makePositionNaming(position), mission: ruleset.mission !== undefined },
      solved,
    }
  );
}

function solveInWorker(request: Parameters<typeof startPlanSearch<'puzzle'>>[0]): Promise<SolvedPuzzle | null> {
  return new Promise((resolve) => {
    let solved: SolvedPuzzle | null = null;
    startPlanSearch<'puzzle'>(
      request,
      (answer) => {
        solved = answer;
      },
      () => resolve(solved),
    );
  });
}
