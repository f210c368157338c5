import { planTurn } from '../../src/plan/search';
import { type FollowRules, RULES } from '../helpers/random-game';
import { asShown, exact, minus, shown } from './exact';
import { faultsIn, metShown } from './shown-numbers';
import { slowSolver, TooMany } from './slow-solver';
import { totalOf } from './slow-worth';
import { tinyGame } from './tiny-game';

/** Comparison of the finished search with the slow solver on one tiny game. */
export interface Compared {
  /** Description of a different best score. Null if the scores are equal. */
  readonly differs: string | null;
  /** Numbers in the plans that differ from the slow solver's. */
  readonly faults: readonly string[];
}

export function rulesOf(seed: number): FollowRules {
  const rules = RULES[seed % RULES.length];
  if (!rules) throw new RangeError('no edition resolves deeds');
  return rules;
}

/** Compares both on one game. Null if the game has more than `most` lists of choices. */
export function compared(seed: number, most: number): Compared | null {
  const rules = rulesOf(seed);
  const { table, side, goal } = tinyGame(rules, seed);
  const solver = slowSolver(rules, table, side, goal);
  let best: ReturnType<typeof solver.best>;
  try {
    best = solver.best(most);
  } catch (error) {
    if (error instanceof TooMany) return null;
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
    .map(({ numerator, denominator }) => exact(numerator, denominator))
    .reduce((rest, each) => minus(rest, each));
  const slow = `${metShown(table, side, goal, best.worth)} ${asShown(totalOf(best.worth))}`;
  const fast = `${plan.met ? shown(plan.met) : 'null'} ${asShown(total)}`;
  const deeds = JSON.stringify(plan.steps.map(({ deed }) => deed));
  const differs = `${where}: search ${fast} by ${deeds}, slowly ${slow} by ${JSON.stringify(best.choices)}`;
  return {
    differs: slow === fast ? null : differs,
    faults: plans.flatMap((each) =>
      faultsIn(solver, table, side, goal, each).map(
        (fault) => `${where}: ${fault}, of ${JSON.stringify(each.steps.map(({ deed }) => deed))}`,
      ),
    ),
  };
}
