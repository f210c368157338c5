import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Table } from '../../src/table/table';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { dailyRuns } from '../helpers/seeds';
import { planBestAttacks } from './baseline';
import {
  addBigFractions,
  BIG_ZERO,
  type BigFraction,
  bigFractionToNumber,
  compareBigFractions,
  makeBigFraction,
  subtractBigFractions,
} from './big-fraction';
import { findPlan, playMatch } from './match';
import { computeTotalScore } from './slow-score';
import { makeSlowSolver } from './slow-solver';

/** Number of positions tested in each edition. `npm run long` tests 50 in each, 200 in all. */
const POSITIONS = dailyRuns(50, 5);
const STEPS = 500;
const GOAL = { goal: 'points' } as const;

/** Yields the table at the start of every third turn, in games between the demo forces. */
function* tablesOf(rules: Ruleset): Generator<Table, void, void> {
  for (let seed = 101; ; seed++) {
    const { turnsBegun } = playMatch(rules, { seed, forces: 'demo', steps: 20, rounds: 6 });
    yield* turnsBegun.filter((_, turn) => turn % 3 === 1);
  }
}

describe.each(DEED_RESOLVING_RULESETS.map((rules) => [rules.id, rules] as const))(
  'the planner under %s',
  (_, rules) => {
    test('wins at least as many points as each figure taking its best attack', () => {
      let more = BIG_ZERO;
      let attacks = 0;
      const lower: string[] = [];
      let looked = 0;
      for (const table of tablesOf(rules)) {
        if (looked === POSITIONS) break;
        looked++;
        const side = table.turn ?? 'red';
        const solver = makeSlowSolver(rules, table, side, GOAL);
        const list = planBestAttacks(rules, solver, table, side);
        attacks += list.length;
        const base = computeTotalScore(solver.scoreOf(list));
        const plan = findPlan(rules, table, side, GOAL, STEPS);
        const won = plan ? worthOf(plan) : base;
        more = addBigFractions(more, subtractBigFractions(won, base));
        if (compareBigFractions(won, base) < 0)
          lower.push(
            `position ${looked}: ${bigFractionToNumber(won)} of the plan, ${bigFractionToNumber(base)} by ${JSON.stringify(list)}`,
          );
      }
      const each = bigFractionToNumber(more) / looked;
      console.log(
        `${rules.id}: ${each.toFixed(2)} points a turn more than the baseline of ${(attacks / looked).toFixed(1)} attacks`,
      );
      expect(lower).toEqual([]);
    });
  },
);

function worthOf({ won, spent, risked }: NonNullable<ReturnType<typeof findPlan>>): BigFraction {
  return [spent, risked].reduce<BigFraction>(
    (rest, { numerator, denominator }) => subtractBigFractions(rest, makeBigFraction(numerator, denominator)),
    makeBigFraction(won.numerator, won.denominator),
  );
}
