import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/table/table';
import { type FollowRules, RULES } from '../helpers/random-game';
import { timesOfDay } from '../helpers/seeds';
import { baselineOf } from './baseline';
import { type Exact, exact, minus, NOTHING, order, plus, toNumber } from './exact';
import { planned, playMatch } from './match';
import { slowSolver } from './slow-solver';
import { totalOf } from './slow-worth';

/** Number of positions in each edition; `npm run long` tests 200 in all. */
const POSITIONS = timesOfDay(50, 5);
const STEPS = 500;
const GOAL = { goal: 'points' } as const;

/** Yields the tables at the beginning of every third turn in games between the demo forces. */
function* tablesOf(rules: FollowRules): Generator<Table, void, void> {
  for (let seed = 101; ; seed++) {
    const { turnsBegun } = playMatch(rules, { seed, forces: 'demo', steps: 20, rounds: 6 });
    yield* turnsBegun.filter((_, turn) => turn % 3 === 1);
  }
}

describe.each(RULES.map((rules) => [rules.id, rules] as const))('the planner under %s', (_, rules) => {
  test('wins at least as many points as each figure taking its best attack', () => {
    let more = NOTHING;
    let attacks = 0;
    const lower: string[] = [];
    let looked = 0;
    for (const table of tablesOf(rules)) {
      if (looked === POSITIONS) break;
      looked++;
      const side = table.turn ?? 'red';
      const solver = slowSolver(rules, table, side, GOAL);
      const list = baselineOf(rules, solver, table, side);
      attacks += list.length;
      const base = totalOf(solver.valueOf(list));
      const plan = planned(rules, table, side, GOAL, STEPS);
      const won = plan ? worthOf(plan) : base;
      more = plus(more, minus(won, base));
      if (order(won, base) < 0)
        lower.push(`position ${looked}: ${toNumber(won)} of the plan, ${toNumber(base)} by ${JSON.stringify(list)}`);
    }
    const each = toNumber(more) / looked;
    console.log(
      `${rules.id}: ${each.toFixed(2)} points a turn more than the baseline of ${(attacks / looked).toFixed(1)} attacks`,
    );
    expect(lower).toEqual([]);
  });
});

function worthOf({ won, spent, risked }: NonNullable<ReturnType<typeof planned>>): Exact {
  return [spent, risked].reduce<Exact>(
    (rest, { numerator, denominator }) => minus(rest, exact(numerator, denominator)),
    exact(won.numerator, won.denominator),
  );
}
