import { planTurn } from '../../src/plan/search';
import type { Ruleset } from '../../src/rules/ruleset';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { makeBigFraction, printRoundedBigFraction, printUnroundedFraction, subtractBigFractions } from './big-fraction';
import { listWrongNumbers, printGoalValue } from './check-plan-numbers';
import { computeTotalScore } from './slow-score';
import { makeSlowSolver, TooManyChoices } from './slow-solver';
import { makeTinyGame } from './tiny-game';

/** Result of comparing the planner's search with the slow solver on one tiny game. */
export interface SolverComparison {
  /** Description of both best scores if they differ. Null if the scores are equal. */
  readonly differs: string | null;
  /** Numbers in the plans that differ from the numbers of the slow solver. */
  readonly faults: readonly string[];
}

export function rulesForSeed(seed: number): Ruleset {
  const rules = DEED_RESOLVING_RULESETS[seed % DEED_RESOLVING_RULESETS.length];
  if (!rules) throw new RangeError('no edition resolves deeds');
  return rules;
}

/**
 * Compares the planner's search with the slow solver on one game. Null if the game has more than `most` lists of
 * choices.
 */
export function compareWithSlowSolver(seed: number, most: number): SolverComparison | null {
  const rules = rulesForSeed(seed);
  const { table, side, goal } = makeTinyGame(rules, seed);
  const solver = makeSlowSolver(rules, table, side, goal);
  let best: ReturnType<typeof solver.best>;
  try {
    best = solver.best(most);
  } catch (error) {
    if (error instanceof TooManyChoices) return null;
    throw error;
  }
  const search = planTurn(rules, table, { side, goal });
  let next = search.next();
  while (!next.done) next = search.next();
  const { plans } = next.value;
  const where = `seed ${seed}, ${rules.id}, ${goal.goal}`;
  const [plan] = plans;
  if (!plan) return { differs: `${where}: no plan`, faults: [] };
  const total = [plan.won, plan.spent, plan.risked]
    .map(({ numerator, denominator }) => makeBigFraction(numerator, denominator))
    .reduce((rest, each) => subtractBigFractions(rest, each));
  const slow = `${printGoalValue(table, side, goal, best.score)} ${printRoundedBigFraction(computeTotalScore(best.score))}`;
  const fast = `${plan.met ? printUnroundedFraction(plan.met) : 'null'} ${printRoundedBigFraction(total)}`;
  const deeds = JSON.stringify(plan.steps.map(({ deed }) => deed));
  const differs = `${where}: search ${fast} by ${deeds}, slowly ${slow} by ${JSON.stringify(best.choices)}`;
  return {
    differs: slow === fast ? null : differs,
    faults: plans.flatMap((each) =>
      listWrongNumbers(solver, table, side, goal, each).map(
        (fault) => `${where}: ${fault}, of ${JSON.stringify(each.steps.map(({ deed }) => deed))}`,
      ),
    ),
  };
}
