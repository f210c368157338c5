import { squareName } from '../../grid/square';
import type { Plan, PlannedStep, PlannerGoal, PlanProgress, PlanRequirement, SquareScore } from '../../plan/plan';
import type { ReviewedTurn } from '../../plan/review';
import type { Naming } from '../names/naming';
import { formatInteger } from '../numbers';
import { say, sayMany } from '../say';
import { describeDeed, formatPercent, formatPoints, type PlanTextContext, toDecimal } from './plan-step-text';

/** The goal of a plan: `Points`, `K.O. Rook`. */
export function describePlanGoal(goal: PlannerGoal, naming: Naming): string {
  switch (goal.goal) {
    case 'points':
      return say('Points');
    case 'knock-out':
      return say('K.O. {figure}', { figure: naming.piece(goal.piece) });
    case 'keep':
      return say('Keep {figure} safe', { figure: naming.piece(goal.piece) });
    case 'hold':
      return say('Hold {square}', { square: squareName(goal.square) });
    case 'hide':
      return say('Out of sight');
  }
}

/**
 * Describes a plan in a player’s words: `Brass Titan moves to c4, shoots Rook: 8 or more. Then Paper Kite moves to b2.`
 */
export function describePlanSteps({ steps }: Pick<Plan, 'steps'>, about: PlanTextContext): string {
  if (steps.length === 0) return say('Do nothing more. End the turn.');
  return groupsOf(steps)
    .map((group, place) => {
      const figure = about.naming.piece(group[0]?.piece ?? '');
      const actions = group.map((step) => describeDeed(step, about)).join(', ');
      const text = say('{figure} {actions}', { figure, actions });
      return place === 0 ? `${text}.` : say('Then {rest}.', { rest: text });
    })
    .join(' ');
}

/** Groups consecutive steps of the same figure. */
function groupsOf(steps: readonly PlannedStep[]): readonly (readonly PlannedStep[])[] {
  const groups: PlannedStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.piece === step.piece) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The evaluation of a plan. */
type PlanScore = Pick<Plan, 'won' | 'spent' | 'risked' | 'met'>;

/**
 * Evaluation of a plan in average points: `+23 won · 2 lost · 9 at risk`. The text begins with how well the goal is
 * met.
 */
export function describePlanScore(plan: PlanScore, goal: PlannerGoal): string {
  const { won, spent, risked } = plan;
  return [
    ...metOf(plan, goal),
    ...(won.numerator > 0 ? [say('+{points} won', { points: formatPoints(toDecimal(won)) })] : []),
    ...(spent.numerator > 0 ? [say('{points} lost', { points: formatPoints(toDecimal(spent)) })] : []),
    say('{points} at risk', { points: formatPoints(toDecimal(risked)) }),
  ].join(' · ');
}

function metOf({ met }: PlanScore, goal: PlannerGoal): readonly string[] {
  if (met === null) return [];
  switch (goal.goal) {
    case 'knock-out':
      return [say('K.O. {chance}', { chance: formatPercent(met) })];
    case 'hold':
      return [say('held: {chance}', { chance: formatPercent(met) })];
    case 'hide':
      return [sayMany(Math.round(toDecimal(met)), '1 figure out of reach', '{n} figures out of reach')];
    case 'keep':
      return [say('its own risk: {points}', { points: formatPoints(toDecimal(met)) })];
    default:
      return [];
  }
}

/** Describes why a plan is better than the next plan. Null if the plans are equal. */
export function describeAdvantage(plan: Plan, next: Plan, goal: PlannerGoal): string | null {
  const better = wordsOfGoalMet(plan, next, goal) ?? describeDifference(plan, next);
  return better === null ? null : say('Better than the next plan: {reason}.', { reason: better });
}

function wordsOfGoalMet({ met }: Plan, next: Plan, { goal }: PlannerGoal): string | null {
  if (met === null || next.met === null || toDecimal(met) === toDecimal(next.met)) return null;
  switch (goal) {
    case 'knock-out':
    case 'hold':
      return toDecimal(next.met) < toDecimal(met)
        ? say('likelier, {chance} instead of {other}', { chance: formatPercent(met), other: formatPercent(next.met) })
        : null;
    case 'hide':
      return toDecimal(next.met) < toDecimal(met) ? say('more figures out of reach') : null;
    case 'keep':
      return toDecimal(met) < toDecimal(next.met)
        ? say('{points} less at risk for it', { points: formatPoints(toDecimal(next.met) - toDecimal(met)) })
        : null;
    default:
      return null;
  }
}

/** Describes the largest difference between two plans, in favour of the first. */
function describeDifference(plan: Plan, next: Plan): string | null {
  const gains = [
    {
      by: toDecimal(plan.won) - toDecimal(next.won),
      words: (points: string) => say('{points} points more won', { points }),
    },
    {
      by: toDecimal(next.risked) - toDecimal(plan.risked),
      words: (points: string) => say('{points} points less at risk', { points }),
    },
    {
      by: toDecimal(next.spent) - toDecimal(plan.spent),
      words: (points: string) => say('{points} points less lost', { points }),
    },
  ].filter(({ by }) => by > 0);
  const [first, ...others] = gains;
  if (!first) return null;
  const most = others.reduce((best, each) => (best.by < each.by ? each : best), first);
  return most.words(formatPoints(most.by));
}

/** Describes the progress of a search: `1,240 turns compared`, and whether these are all possible turns. */
export function describeSearchProgress({ evaluated, complete }: PlanProgress): string {
  const turns = formatInteger(evaluated);
  const compared = sayMany(evaluated, '1 turn compared', '{turns} turns compared', { turns });
  return complete && evaluated > 1 ? say('All {turns} possible turns compared', { turns }) : compared;
}

/** Compares a choice of the player with the plan: `To f7 instead: 12 won, 15 at risk; the plan: 23 won, 9 at risk.` */
export function describeComparison(
  { piece, choice }: PlanRequirement,
  other: Plan | null,
  plan: Plan,
  naming: Naming,
): string {
  const instead =
    'square' in choice
      ? say('To {square} instead', { square: squareName(choice.square) })
      : say('{target} as the target instead', { target: naming.piece(choice.target) });
  if (!other) return say('{choice}: {figure} cannot do that now.', { choice: instead, figure: naming.piece(piece) });
  return say('{choice}: {worth}; the plan: {planned}.', {
    choice: instead,
    worth: shortWorth(other),
    planned: shortWorth(plan),
  });
}

function shortWorth({ won, risked, spent }: Plan): string {
  const parts = {
    won: formatPoints(toDecimal(won)),
    risk: formatPoints(toDecimal(risked)),
    lost: formatPoints(toDecimal(spent)),
  };
  return spent.numerator > 0
    ? say('{won} won, {lost} lost, {risk} at risk', parts)
    : say('{won} won, {risk} at risk', parts);
}

/** Label of a square in the overlay of best squares. */
export function describeSquareScore({ score }: SquareScore): string {
  return describeBalance(toDecimal(score));
}

/** Describes average points: `likely loss 23 points`. */
function describeBalance(points: number): string {
  return points < 0
    ? say('likely loss {points} points', { points: formatPoints(-points) })
    : say('likely gain {points} points', { points: formatPoints(points) });
}

function balanceOf({ won, spent, risked }: Plan): number {
  return toDecimal(won) - toDecimal(spent) - toDecimal(risked);
}

/** Recommends the best plan, compared with doing nothing if that was among the plans. Null without a plan. */
export function describePlanVerdict(plans: readonly Plan[], about: PlanTextContext): string | null {
  const [best] = plans;
  if (!best) return null;
  const balance = balanceOf(best);
  const isLong = new Set(best.steps.map(({ piece }) => piece)).size > 1;
  // The list below names the steps of a plan with several figures.
  const plan = isLong ? say('the first plan') : describePlanSteps(best, about).replace(/\.$/, '');
  const parts = { plan, balance: describeBalance(balance) };
  const verdict = balance < 0 ? say('Safest: {plan}, {balance}.', parts) : say('Best: {plan}, {balance}.', parts);
  const idle = plans.find(({ steps }) => steps.length === 0);
  if (!idle || idle === best) return verdict;
  return `${verdict} ${say('Doing nothing: {balance}.', { balance: describeBalance(balanceOf(idle)) })}`;
}

/** Compares the best plan of a turn with what was played: `Worth 12 points on average instead of 3.` */
export function describeTurnReview({ could, played }: ReviewedTurn): string {
  return say('Worth {points} points on average instead of {played}.', {
    points: formatPoints(toDecimal(could)),
    played: formatPoints(toDecimal(played)),
  });
}

/** Squares with the highest score. Empty if there are no squares. */
export function listBestSquares(squares: readonly SquareScore[]): readonly SquareScore[] {
  const most = Math.max(...squares.map(({ score }) => toDecimal(score)));
  return squares.filter(({ score }) => toDecimal(score) === most);
}

/** Maximum number of squares named in one line. */
const NAMED = 4;

/** Describes the squares with the highest score: `Best squares: c4, d4, likely gain 12 points`. */
export function describeBestSquares(squares: readonly SquareScore[]): string {
  const best = listBestSquares(squares);
  const [first] = best;
  if (!first) return '';
  const named = best.slice(0, NAMED).map(({ square }) => squareName(square));
  const more = best.length > NAMED ? ['…'] : [];
  return say('Best squares: {squares}, {worth}', {
    squares: [...named, ...more].join(', '),
    worth: describeSquareScore(first),
  });
}
