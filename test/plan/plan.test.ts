import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { printFraction } from '../../src/plain/fraction';
import type { Plan, PlannerGoal, PlanProgress } from '../../src/plan/plan';
import { getCachedReach } from '../../src/plan/reach-cache';
import { scoreSquares } from '../../src/plan/score-squares';
import { planTurn } from '../../src/plan/search';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import { makeGameTable, objectFact } from '../helpers/game-table';
import { makeActivateDeed, makeMissionTable, NEXT_PHASE, playDeeds } from '../helpers/mission';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const POINTS: PlannerGoal = { goal: 'points' };

/** Runs a search to its end or for a number of steps, and returns its last progress. */
function search(table: Table, request: Partial<Parameters<typeof planTurn>[2]> = {}, steps = 3000): PlanProgress {
  const work = planTurn(core, table, { side: 'red', goal: POINTS, ...request });
  let result = work.next();
  for (let step = 0; step < steps && !result.done; step++) result = work.next();
  return result.value;
}

const inShort = ({ steps }: Plan): readonly string[] =>
  steps.map(({ piece, deed, targets, to }) =>
    deed.deed === 'move'
      ? `${piece} to ${to === null ? '' : squareName(to)}`
      : `${piece} ${deed.deed} ${targets.join()}`,
  );
const first = (progress: PlanProgress): Plan => {
  const [plan] = progress.plans;
  if (!plan) throw new Error('no plan');
  return plan;
};

describe('a turn', () => {
  test('takes the shot, and computes exactly what it wins, costs and risks', () => {
    const plan = first(search(makeGameTable(core, { A: { at: 'a1' }, B: { at: 'd1', side: 'blue' } })));
    expect(inShort(plan)[0]).toBe('A attack B');
    const [shot] = plan.steps;
    expect(shot?.rolls).toEqual([{ target: 'B', least: 6, dice: 2, chance: { numerator: 13, denominator: 18 } }]);
    // 26 of 36 rolls hit: 25 rolls for 2 clicks, and two sixes for 3 clicks.
    expect(printFraction(shot?.clicks ?? { numerator: 0, denominator: 1 })).toBe('53/36');
    // A click on B scores 50/6 points; two ones cost A a click.
    expect([plan.won, plan.spent].map(printFraction)).toEqual(['1325/108', '25/108']);
  });

  test('scores a target that falls above one that is only hurt', () => {
    const table = makeGameTable(core, {
      A: { at: 'a1' },
      B: { at: 'f1', side: 'blue', clicks: 2 },
      C: { at: 'a6', side: 'blue' },
    });
    const plan = first(search(table));
    expect(plan.steps.find(({ deed }) => deed.deed === 'attack')?.targets).toEqual(['B']);
    expect(printFraction(plan.steps[0]?.knockOut ?? { numerator: 0, denominator: 1 })).toBe('13/18');
  });

  test('counts evading and damage reduction', () => {
    const plain = { at: 'f1', side: 'blue' } as const;
    const wonFrom = (powers: readonly string[]) =>
      first(
        search(makeGameTable(core, { A: { at: 'a1' }, B: { ...plain, powers } }), {
          piece: 'A',
          must: { piece: 'A', choice: { target: 'B' } },
        }),
      );
    const [none, senses, tough] = [[], ['', '', 'super-senses'], ['', '', 'toughness']].map(wonFrom);
    // A 5 or 6 evades every hit except two sixes, as in the book.
    expect(senses?.steps[0]?.rolls[0]?.chance).not.toEqual(none?.steps[0]?.rolls[0]?.chance);
    expect((tough?.won.numerator ?? 0) / (tough?.won.denominator ?? 1)).toBeLessThan(
      (none?.won.numerator ?? 0) / (none?.won.denominator ?? 1),
    );
  });

  test('does nothing with figures that acted or have two tokens', () => {
    const table = makeGameTable(
      core,
      { A: { at: 'a1' }, B: { at: 'f1', side: 'blue' } },
      { fact: 'tokens', piece: 'A', by: 2 },
    );
    expect(first(search(table)).steps).toEqual([]);
  });

  test('moves out of sight, or to a square to hold, if that is the goal', () => {
    const table = makeGameTable(core, { A: { at: 'd4' }, B: { at: 'a1', side: 'blue' } });
    const hidden = first(search(table, { goal: { goal: 'hide' } }));
    expect(hidden.met).toEqual({ numerator: 1, denominator: 1 });
    const plan = first(search(table, { goal: { goal: 'hold', square: squareNamed('h8') } }));
    expect([inShort(plan)[0], plan.met]).toEqual(['A to h8', { numerator: 1, denominator: 1 }]);
  });

  test('compares another choice', () => {
    const table = makeGameTable(core, { A: { at: 'a1' }, B: { at: 'f1', side: 'blue' } });
    const other = first(search(table, { must: { piece: 'A', choice: { square: squareNamed('a3') } } }));
    expect(inShort(other)).toEqual(['A to a3']);
  });

  test('compares every square in reach, not only the most promising ones', () => {
    const table = makeGameTable(core, {
      A: { at: 'd4', powers: ['running-shot'] },
      B: { at: 'd5' },
      C: { at: 'h1', side: 'blue' },
      D: { at: 'h8', side: 'blue' },
    });
    const move = { piece: 'A', action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
    const reach = getCachedReach(core, table, move);
    const ends = reach?.ends.map(({ squares }) => squares[0] ?? 0) ?? [];
    expect(ends.length).toBeGreaterThan(40);
    const some = ends.filter((_, place) => place % 6 === 0);
    const missing = some.filter((square) => {
      const { plans } = search(table, { must: { piece: 'A', choice: { square } } }, 60);
      return !plans.some(({ steps }) => steps.some(({ piece, to }) => piece === 'A' && to === square));
    });
    expect(missing.map(squareName)).toEqual([]);
  });

  test('charges, and picks up objects on the way', () => {
    const table = makeGameTable(
      core,
      { A: { at: 'a1', powers: ['charge', 'super-strength'] }, B: { at: 'd1', side: 'blue' } },
      objectFact('crate', 'b2', 'heavy'),
    );
    const close = search(table, { piece: 'A', must: { piece: 'A', choice: { target: 'B' } } });
    expect(close.plans.length).toBeGreaterThan(0);
  });
});

test('scores each square by the best that the figure can do and end there', () => {
  const table = makeGameTable(core, { A: { at: 'a1', powers: ['running-shot'] }, B: { at: 'h1', side: 'blue' } });
  const work = scoreSquares(core, table, 'A', POINTS);
  let result = work.next();
  while (!result.done) result = work.next();
  const best = [...result.value].sort(
    (a, b) => b.score.numerator / b.score.denominator - a.score.numerator / a.score.denominator,
  )[0];
  expect(best?.plan.steps.map(({ deed }) => deed.deed)).toEqual(['move', 'attack']);
});

test('spends the points of an activation where they wound most, and counts reactions', () => {
  const hero = playDeeds(
    makeMissionTable(placeFact('Vex', 'c2')),
    NEXT_PHASE,
    NEXT_PHASE,
    NEXT_PHASE,
    makeActivateDeed('Rook'),
  );
  expect(hero.said.reasons).toEqual([]);
  const work = planTurn(strikeTeams, hero.table, { side: 'heroes', goal: POINTS });
  let result = work.next();
  while (!result.done) result = work.next();
  const plan = first(result.value);
  expect(inShort(plan).at(-1)).toBe('Rook attack Vex');
  const blow = plan.steps.at(-1);
  expect(blow?.clicks).toEqual({ numerator: 3, denominator: 1 });
  expect(plan.risked.numerator).toBeGreaterThan(0);
});

test('counts the wounds of a planned attack in a mission once', () => {
  // Vex has nine slots, so three more wounds do not defeat it.
  const { table } = playDeeds(
    makeMissionTable(placeFact('Vex', 'c2')),
    ...[NEXT_PHASE, NEXT_PHASE, NEXT_PHASE],
    { deed: 'wound', piece: 'Vex', puts: [{ box: null, card: null, wounds: 3 }] },
    makeActivateDeed('Rook'),
  );
  const work = planTurn(strikeTeams, table, { side: 'heroes', goal: { goal: 'knock-out', piece: 'Vex' } });
  let result = work.next();
  while (!result.done) result = work.next();
  const blows = result.value.plans.flatMap(({ steps }) => steps.filter(({ deed }) => deed.deed === 'attack'));
  expect(blows.map(({ clicks, knockOut }) => [clicks.numerator, knockOut.numerator])).toContainEqual([3, 0]);
  expect(result.value.plans.map(({ met }) => met?.numerator)).toEqual(result.value.plans.map(() => 0));
});
