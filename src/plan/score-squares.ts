import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Table } from '../table/table';
import { type ActionSequence, extendSequence, makeEmptySequence } from './action-sequence';
import { type Candidate, listCandidates, UNLIMITED_SEARCH_WIDTH } from './candidates';
import { describePlan } from './describe-plan';
import {
  compareEvaluations,
  computeNetScore,
  type Evaluation,
  estimateSequence,
  evaluateSequence,
  type PlanningContext,
  toFraction,
} from './evaluation';
import type { PlannerGoal, SquareScore } from './plan';
import { computeBalance, makePointScale } from './point-scale';

/** Maximum number of candidates per square that are evaluated exactly, in order of their estimates. */
const EVALUATED = 2;

/**
 * Scores each square for one figure: the best plan with which the figure ends on the square. Yields after each square.
 */
export function* scoreSquares(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  goal: PlannerGoal,
): Generator<readonly SquareScore[], readonly SquareScore[], void> {
  const figure = table.figures.get(piece);
  const side = figure?.loan ?? figure?.side ?? '';
  const scale = makePointScale(table);
  const start: PlanningContext = { ruleset, scale, side, goal, table, balance: computeBalance(scale, table, side) };
  const root = makeEmptySequence(table);
  const byEnd = new Map<Square, Candidate[]>();
  for (const choice of listCandidates(ruleset, table, side, { goal }, UNLIMITED_SEARCH_WIDTH, piece)) {
    const end = endOf(choice) ?? figure?.squares[0];
    if (end !== undefined) byEnd.set(end, [...(byEnd.get(end) ?? []), choice]);
  }
  let scores: readonly SquareScore[] = [];
  for (const [square, choices] of byEnd) {
    const courses = choices
      .flatMap((choice) => extendSequence(ruleset, root, choice) ?? [])
      .map((course) => ({ course, guess: estimateSequence(start, course) }))
      .sort((a, b) => b.guess - a.guess)
      .slice(0, EVALUATED);
    const [best] = courses
      .map(({ course }): { course: ActionSequence; value: Evaluation } => ({
        course,
        value: evaluateSequence(start, course),
      }))
      .sort((a, b) => compareEvaluations(a.value, b.value));
    if (best)
      scores = [
        ...scores,
        { square, score: toFraction(computeNetScore(best.value)), plan: describePlan(start, best.course, best.value) },
      ];
    yield scores;
  }
  return scores;
}

function endOf({ deeds }: Candidate): Square | undefined {
  const move = deeds.findLast(({ deed }) => deed === 'move');
  return move?.deed === 'move' ? move.to[0] : undefined;
}
