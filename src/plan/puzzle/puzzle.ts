import { ZERO } from '../../plain/fraction';
import type { Ruleset } from '../../rules/ruleset';
import type { Action, Deed, TableDeed } from '../../rules/table-deed';
import type { Table } from '../../table/table';
import { describePlan } from '../describe-plan';
import type { PlanningContext } from '../evaluation';
import type { Plan } from '../plan';
import { type DecidingRule, findDecidingRules, type PuzzleOption } from './deciding-rule';
import { type MissionPuzzlePlan, solveMissionPuzzle } from './mission-puzzle';
import { compareScoredPlans, makePointsContext, scorePlan } from './score-plans';

/** A puzzle as it is stored. The answer is not stored: the app computes it. */
export interface StoredPuzzle {
  /** Position in notation, before the turn of its side. */
  readonly position: string;
  /**
   * The plans to choose from. A plan is a list of actions, and an action is a list of deeds. In a mission, an action is
   * the activation of a figure.
   */
  readonly plans: readonly (readonly (readonly Action[])[])[];
}

/** The puzzles of an edition. `levels`: indices of the puzzles by difficulty, from 1 to 3. */
export interface PuzzleBook {
  readonly puzzles: readonly StoredPuzzle[];
  readonly levels: readonly (readonly number[])[];
}

/** A plan of a puzzle with its score. If the plan is illegal, `score` is null and its steps have no odds. */
export interface PuzzleAnswer {
  readonly plan: Plan | MissionPuzzlePlan;
  readonly score: number | null;
}

export interface SolvedPuzzle {
  readonly answers: readonly PuzzleAnswer[];
  /** Index of the best plan. */
  readonly best: number;
  /** The rules that decide, the most instructive first. */
  readonly rules: readonly DecidingRule[];
}

/** Makes the options of a puzzle that is no mission. */
export function makePuzzleOptions(start: PlanningContext, { plans }: Pick<StoredPuzzle, 'plans'>): PuzzleOption[] {
  return plans.map((actions) => {
    const choices = (actions as readonly (readonly TableDeed[])[]).flatMap((deeds) => {
      const [first] = deeds;
      return first ? [{ piece: getActor(first), deeds }] : [];
    });
    return { choices, scored: scorePlan(start, choices) };
  });
}

function getActor(deed: TableDeed): string {
  return deed.deed === 'attack' ? deed.attacker : deed.piece;
}

/** Scores the plans of a puzzle, and finds the best plan with the rules that decide. */
export function solvePuzzle(ruleset: Ruleset, table: Table, side: string, puzzle: StoredPuzzle): SolvedPuzzle {
  if (ruleset.mission)
    return solveMissionPuzzle(
      ruleset,
      table,
      side,
      puzzle.plans.map((actions) => actions.flat() as readonly Deed[]),
    );
  const start = makePointsContext(ruleset, table, side);
  const options = makePuzzleOptions(start, puzzle);
  const [winner] = options.flatMap(({ scored }) => scored ?? []).sort(compareScoredPlans);
  const best = options.findIndex(({ scored }) => scored === winner);
  return {
    answers: options.map(({ choices, scored }) => ({
      plan: scored ? describePlan(start, scored.course, scored.value) : makeRefusedPlan(table, choices),
      score: scored?.score ?? null,
    })),
    best,
    rules: findDecidingRules(start, options, best),
  };
}

/** Makes a plan that names the attack which the rules refuse. */
function makeRefusedPlan(table: Table, choices: PuzzleOption['choices']): Plan {
  const steps = choices.flatMap(({ piece, deeds }) =>
    deeds.map((deed, place) => {
      const from = table.figures.get(piece)?.squares[0] ?? null;
      const targets = deed.deed === 'attack' && 'pieces' in deed.aim ? deed.aim.pieces : [];
      return {
        ...{ deed, piece, goesOn: place > 0, from, to: from, path: [], targets, rolls: [] },
        ...{ clicks: ZERO, knockOut: ZERO, action: true, token: true, pushes: 0 },
      };
    }),
  );
  return { steps, won: ZERO, spent: ZERO, risked: ZERO, met: null };
}
