import type { Ruleset } from '../../rules/ruleset';
import type { Table } from '../../table/table';
import { type ActionSequence, extendSequence, listLikelyTables, makeEmptySequence } from '../action-sequence';
import { type Candidate, listCandidates, listPendingPowers, type SearchWidth } from '../candidates';
import {
  compareRatios,
  computeNetScore,
  type Evaluation,
  evaluateSequence,
  type PlanningContext,
  type Ratio,
} from '../evaluation';
import { computeBalance, makePointScale } from '../point-scale';

/** A plan with its score: average points won minus points spent and risked. */
export interface ScoredPlan {
  readonly course: ActionSequence;
  readonly value: Evaluation;
  /** The exact score. */
  readonly net: Ratio;
  /** The score as a number, to display it and to estimate. */
  readonly score: number;
}

/** Compares plans by their exact scores; the result is negative if the first is better. */
export function compareScoredPlans(a: ScoredPlan, b: ScoredPlan): number {
  return compareRatios(b.net, a.net);
}

/** Returns whether the exact score of a plan is at least a number of points above that of another plan. */
export function isAheadBy({ net: a }: ScoredPlan, { net: b }: ScoredPlan, points: number): boolean {
  const lead = a.numerator * b.denominator - b.numerator * a.denominator;
  return lead >= BigInt(points) * a.denominator * b.denominator;
}

const AIMS = { goal: { goal: 'points' } } as const;

/** Maximum number of powers used in addition to the action, as in `planTurn`. */
const USES = 2;

export function makePointsContext(ruleset: Ruleset, table: Table, side: string): PlanningContext {
  const scale = makePointScale(table);
  return { ruleset, scale, side, ...AIMS, table, balance: computeBalance(scale, table, side) };
}

/** Scores a list of candidates. Null if the rules refuse one of them. */
export function scorePlan(start: PlanningContext, choices: readonly Candidate[]): ScoredPlan | null {
  let course: ActionSequence | null = makeEmptySequence(start.table);
  for (const choice of choices) course = course && extendSequence(start.ruleset, course, choice);
  return course && scoreSequence(start, course);
}

function scoreSequence(start: PlanningContext, course: ActionSequence): ScoredPlan {
  const value = evaluateSequence(start, course);
  const net = computeNetScore(value);
  return { course, value, net, score: Number(net.numerator) / Number(net.denominator) };
}

/**
 * Scores all plans with at most one action, including the empty plan, and sorts them best first. Unlike `planTurn`, it
 * skips no plan. Null if there are more than `most` plans, or if `isRefused` rejects one.
 */
export function scoreEveryPlan(
  start: PlanningContext,
  width: SearchWidth,
  most: number,
  isRefused: (plan: ScoredPlan) => boolean = () => false,
): readonly ScoredPlan[] | null {
  const { ruleset, table, side } = start;
  const found: ScoredPlan[] = [];
  const extend = (course: ActionSequence, deep: number): boolean => {
    if (found.length >= most) return false;
    const scored = scoreSequence(start, course);
    if (isRefused(scored)) return false;
    found.push(scored);
    if (deep === 0) return true;
    const hasAction = course.choices.some(isAction);
    const candidates = new Map<string, Candidate>();
    for (const likely of listLikelyTables(course, Number.POSITIVE_INFINITY))
      for (const choice of hasAction
        ? listPendingPowers(ruleset, likely, side, width)
        : listCandidates(ruleset, likely, side, AIMS, width))
        candidates.set(JSON.stringify(choice), choice);
    for (const choice of candidates.values()) {
      const longer = extendSequence(ruleset, course, choice);
      if (longer && !extend(longer, deep - 1)) return false;
    }
    return true;
  };
  if (!extend(makeEmptySequence(table), 1 + USES)) return null;
  return found.sort(compareScoredPlans);
}

/** Returns whether a candidate is more than the use of a power. */
function isAction({ deeds }: Candidate): boolean {
  return deeds.some(({ deed }) => deed !== 'use');
}
