/** Benchmark of the planner on the largest printed map in every edition: score of the best plan over time. */

import { squareName } from '../../src/grid/square';
import { STEP_SEARCH_MS } from '../../src/plan/opponent-settings';
import type { Plan } from '../../src/plan/plan';
import { planToWin } from '../../src/plan/plan-to-win';
import { planTurn } from '../../src/plan/search';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { seededRandom } from '../helpers/random-position';
import { randomPlanCharacter } from '../plan/tiny-game';
import { makeBenchPosition } from './boards';

/** Times in milliseconds at which the best plan so far is recorded. The search stops after the last time. */
const LOOKS = [100, 300, 1000, 3000];

/** Makes a table with eight figures a side, powers with many choices, and three actions. */
function planTable(ruleset: Ruleset): Table {
  const random = seededRandom(8);
  const { board, pieces } = makeBenchPosition(24, 36, 16);
  const players = ['red', 'blue'].map((side) => ({ side, name: side }));
  const facts = pieces.flatMap(({ id: piece, side, squares }): Fact[] => {
    const character = { ...randomPlanCharacter(random, ruleset, piece, false), range: 6 };
    const points = character.starts[0]?.points ?? 0;
    return [
      { fact: 'joined', piece, side, points, click: 1, character },
      { fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' },
    ];
  });
  const began = fold([{ fact: 'began', edition: ruleset.id, buildTotal: 300, actionTotal: 3, players }], emptyTable);
  return fold([...facts, { fact: 'turn', side: 'red', round: 3 }], { ...began.table, board }).table;
}

interface Found {
  /** Milliseconds until the first plan. Null if no plan was found. */
  readonly first: number | null;
  /** Score of the best plan at each recorded time: points won minus points spent and risked. */
  readonly values: readonly (number | null)[];
  readonly longest: number;
  readonly looked: number;
}

function pointsIn(plan: Plan | undefined): number | null {
  if (!plan) return null;
  const [won, spent, risked] = [plan.won, plan.spent, plan.risked].map(
    ({ numerator, denominator }) => numerator / denominator,
  );
  return (won ?? 0) - (spent ?? 0) - (risked ?? 0);
}

function search(ruleset: Ruleset): Found {
  const steps = planTurn(ruleset, planTable(ruleset), { side: 'red', goal: { goal: 'points' } });
  const values: (number | null)[] = [];
  let first: number | null = null;
  let longest = 0;
  const start = performance.now();
  for (let before = start; ; ) {
    const { value, done } = steps.next();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (first === null && value.plans.length > 0) first = now - start;
    while (values.length < LOOKS.length && (done || now - start >= (LOOKS[values.length] ?? 0)))
      values.push(pointsIn(value.plans[0]));
    if (done || values.length === LOOKS.length) return { first, values, longest, looked: value.evaluated };
  }
}

/**
 * Plans three times in every edition with resolutions, and prints the run with the median time to the first plan.
 * Returns the slowest of these times, in milliseconds.
 */
export function benchPlans(editions: readonly Ruleset[]): number {
  console.log('\nThe best plan found on 24 by 36, 8 figures a side, 3 actions: points won less those spent and risked');
  let slowest = 0;
  for (const ruleset of editions) {
    if (ruleset.mission) continue;
    const runs = Array.from({ length: 3 }, () => search(ruleset));
    const [, middle] = runs.toSorted((a, b) => (a.first ?? Infinity) - (b.first ?? Infinity));
    if (!middle) continue;
    slowest = Math.max(slowest, middle.first ?? Number.POSITIVE_INFINITY);
    const values = middle.values.map(
      (value, place) => `${LOOKS[place]} ms ${value === null ? 'none' : value.toFixed(1)}`,
    );
    console.log(
      `  ${ruleset.id.padEnd(16)}first after ${middle.first?.toFixed(0) ?? 'never'} ms; ${values.join(', ')}; longest step ${middle.longest.toFixed(0)} ms; ${middle.looked} lists`,
    );
  }
  return slowest;
}

/** How much slower than this computer the phone is on which Sidekick plays. */
const SLOWER = 4;

/**
 * Measures the steps of a side that the app plays, as on a slower phone: the search gets a part of its time. The first
 * search of each edition includes loading the rules; a phone has warmed them up before. Returns the longest time of a
 * later one, in milliseconds of the phone.
 */
export function benchOpponentSteps(editions: readonly Ruleset[]): number {
  console.log(`\nOne step of Sidekick on 24 by 36, 8 figures a side, 3 actions, ${SLOWER} times slower`);
  let slowest = 0;
  for (const ruleset of editions) {
    if (ruleset.mission) continue;
    const [first = 0, ...later] = Array.from({ length: 4 }, () => {
      const start = performance.now();
      const elapsed = () => (performance.now() - start) * SLOWER;
      const request = { side: 'red', manner: 'bold', strength: 'champion' } as const;
      const steps = planToWin(ruleset, planTable(ruleset), request, () => elapsed() / STEP_SEARCH_MS);
      while (!steps.next().done);
      return elapsed();
    });
    slowest = Math.max(slowest, ...later);
    console.log(
      `  ${ruleset.id.padEnd(16)}first ${first.toFixed(0)} ms, later ${later.map((each) => each.toFixed(0)).join(', ')} ms`,
    );
  }
  return slowest;
}
