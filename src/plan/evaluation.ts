import { type Fraction, fraction } from '../plain/fraction';
import type { Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import type { Figure, Table } from '../table/table';
import type { ActionSequence } from './action-sequence';
import type { PlannerGoal } from './plan';
import { CHANCE_PARTS, computeBalance, type PointBalance, type PointScale, remainingUnits } from './point-scale';
import { analyzePosition } from './position-analysis';
import { computeMaxRisk, computeTotalRisk, listReplies } from './replies';

/** An exact fraction with unbounded integers, large enough for any number of dice. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The evaluation of a sequence, averaged over all its branches. */
export interface Evaluation {
  readonly won: Ratio;
  readonly spent: Ratio;
  readonly risked: Ratio;
  /** How well the goal is met, where higher is better; 0 for the goal `points`. */
  readonly goal: Ratio;
  /**
   * Sum of the distances of own figures to their nearest opponents. Breaks ties: nearer figures can do more next turn.
   */
  readonly distance: number;
}

/** The state and goal for which a turn is planned. */
export interface PlanningContext {
  readonly ruleset: Ruleset;
  readonly scale: PointScale;
  readonly side: string;
  readonly goal: PlannerGoal;
  readonly table: Table;
  readonly balance: PointBalance;
}

const WHOLE = BigInt(CHANCE_PARTS);

export function evaluateSequence(start: PlanningContext, { branches, total }: ActionSequence): Evaluation {
  const { ruleset, scale, side, balance } = start;
  let won = 0n;
  let spent = 0n;
  let risked = 0n;
  let goal = 0n;
  let away = 0;
  for (const { weight, table } of branches) {
    const now = computeBalance(scale, table, side);
    won += weight * (balance.others - now.others);
    spent += weight * (balance.own - now.own);
    risked += weight * computeTotalRisk(ruleset, scale, table, side);
    goal += weight * goalIn(start, table);
  }
  const likeliest = branches.reduce((most, each) => (each.weight > most.weight ? each : most)).table;
  const looking = analyzePosition(ruleset, likeliest, side);
  for (const piece of looking?.own ?? []) away += looking?.away(piece.squares) ?? 0;
  const units = total * scale.units;
  return {
    won: { numerator: won, denominator: units },
    spent: { numerator: spent, denominator: units },
    risked: { numerator: risked, denominator: units * WHOLE },
    goal: { numerator: goal, denominator: total * goalUnits(start) },
    distance: away,
  };
}

/** Returns the divisor that converts the result of `goalIn` to the goal's unit. */
function goalUnits({ goal, scale }: PlanningContext): bigint {
  return goal.goal === 'keep' ? scale.units * WHOLE : 1n;
}

function goalIn({ ruleset, scale, side, goal, table: first }: PlanningContext, table: Table): bigint {
  switch (goal.goal) {
    case 'points':
      return 0n;
    case 'knock-out': {
      const target = table.figures.get(goal.piece);
      return !target || target.defeated || target.captor !== null ? 1n : 0n;
    }
    case 'hold':
      return [...table.figures.values()].some(
        (figure) => isOwn(table, figure, side) && figure.squares.includes(goal.square),
      )
        ? 1n
        : 0n;
    case 'keep': {
      const [before, now] = [first.figures.get(goal.piece), table.figures.get(goal.piece)];
      const lost = before && now ? remainingUnits(scale, before) - remainingUnits(scale, now) : 0n;
      return -(lost * WHOLE + computeMaxRisk(listReplies(ruleset, scale, table, side), goal.piece));
    }
    case 'hide':
      return -BigInt(
        new Set(listReplies(ruleset, scale, table, side).map(({ on }) => on)).size + countLost(first, table, side),
      );
  }
}

/** Counts the side's figures that were lost since the start. */
function countLost(first: Table, now: Table, side: string): number {
  return [...first.figures.values()].filter((figure) => {
    const then = now.figures.get(figure.piece);
    return isOwn(first, figure, side) && !(then && isOwn(now, then, side));
  }).length;
}

function isOwn(table: Table, { side, defeated, captor }: Figure, own: string): boolean {
  return areFriendly(table, side, own) && !defeated && captor === null;
}

/**
 * Compares evaluations; the result is negative if the first is better. Order: goal, then points won minus spent and
 * risked, then distance.
 */
export function compareEvaluations(a: Evaluation, b: Evaluation): number {
  return (
    compareRatios(b.goal, a.goal) || compareRatios(computeNetScore(b), computeNetScore(a)) || a.distance - b.distance
  );
}

/** Returns the score of an evaluation: points won minus points spent and risked. */
export function computeNetScore({ won, spent, risked }: Evaluation): Ratio {
  const parts = risked.denominator / won.denominator;
  return { numerator: (won.numerator - spent.numerator) * parts - risked.numerator, denominator: risked.denominator };
}

export function compareRatios(a: Ratio, b: Ratio): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Converts a ratio to a fraction; truncates to billionths if the numbers are too large. */
export function toFraction({ numerator, denominator }: Ratio): Fraction {
  let [x, y] = [numerator < 0n ? -numerator : numerator, denominator];
  while (y !== 0n) [x, y] = [y, x % y];
  const [most, least] = [numerator / (x || 1n), denominator / (x || 1n)];
  if (isSafe(most) && isSafe(least)) return fraction(Number(most), Number(least));
  return fraction(Number((numerator * BILLION) / denominator), Number(BILLION));
}

const BILLION = 1_000_000_000n;

function isSafe(value: bigint): boolean {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= -BigInt(Number.MAX_SAFE_INTEGER);
}

/** Estimates a sequence quickly, in points, to decide which sequence to extend next. The goal outweighs all points. */
export function estimateSequence(start: PlanningContext, { branches, total }: ActionSequence): number {
  const { scale, side, balance, ruleset } = start;
  let won = 0;
  let met = 0;
  const needsReplies = start.goal.goal === 'keep' || start.goal.goal === 'hide';
  for (const { weight, table } of branches) {
    const share = Number((weight * 1_000_000n) / total) / 1_000_000;
    const now = computeBalance(scale, table, side);
    won += (share * Number(balance.others - now.others - (balance.own - now.own))) / Number(scale.units);
    if (!needsReplies) met += share * Number(goalIn(start, table));
  }
  const likeliest = branches.reduce((most, each) => (each.weight > most.weight ? each : most)).table;
  const looking = analyzePosition(ruleset, likeliest, side);
  if (!looking) return won;
  const worst = new Map<string, number>();
  let hidden = 0;
  let kept = 0;
  let away = 0;
  for (const piece of looking.own) {
    const danger = looking.danger(piece, piece.squares);
    if (danger === 0) hidden++;
    if (start.goal.goal === 'keep' && start.goal.piece === piece.id) kept -= danger;
    worst.set(piece.id, danger);
    away += looking.away(piece.squares);
  }
  const feared = [...worst.values()].sort((a, b) => b - a).slice(0, looking.foes.length);
  const goal = start.goal.goal === 'hide' ? hidden : start.goal.goal === 'keep' ? kept : met;
  return goal * 10_000 + won - feared.reduce((sum, each) => sum + each, 0) - away / 1000;
}
