import { describe, expect, test } from 'vitest';
import type { Recruit, RecruitClick } from '../../src/catalog/force';
import { analyzeForce, SAMPLE_DEFENSE_VALUES } from '../../src/force/force-profile';
import { printFraction } from '../../src/plain/fraction';
import { makeTestForce, makeTestRecruit } from './make';
import { makeForceRandomizer } from './seeded-random';

const click = (more: Partial<RecruitClick> = {}): RecruitClick => ({
  ...{ speed: 8, attack: 10, defense: 16, damage: 2, powers: [] },
  ...more,
});
const figure = (points: number, clicks: readonly RecruitClick[], more: Partial<Recruit> = {}) =>
  makeTestRecruit('Ash', points, { clicks, ...more });
const only = (one: Recruit) => analyzeForce(makeTestForce(300, [one]), 3).figures[0];

test('the chance to hit matches a count of all rolls of two dice', () => {
  for (let attack = 5; attack <= 14; attack++) {
    const told = only(figure(50, [click({ attack })]))?.chances.map(printFraction);
    const counted = SAMPLE_DEFENSE_VALUES.map((defense) => {
      let hits = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          if (a + b === 12 || (a + b !== 2 && a + b + attack >= defense)) hits++;
        }
      return hits;
    });
    expect(told?.map((each) => Number(each.split('/')[0]) * (36 / Number(each.split('/')[1] ?? 1)))).toEqual(counted);
  }
});

describe('reach of one action', () => {
  test.each<[string, Partial<RecruitClick>, Partial<Recruit>, number]>([
    ['a blow', {}, { range: 0 }, 1],
    ['a shot', {}, { range: 6 }, 6],
    ['charge, half speed rounded up and a blow', { speed: 9, powers: ['charge'] }, { range: 0 }, 6],
    ['running shot, half speed and a shot', { speed: 9, powers: ['running-shot'] }, { range: 6 }, 11],
    ['running shot without a range is no shot', { speed: 9, powers: ['running-shot'] }, { range: 0 }, 1],
    ['hypersonic speed, all of it', { powers: ['hypersonic-speed'] }, { range: 3 }, 11],
    ['move and attack', {}, { range: 0, abilities: ['move-and-attack'] }, 9],
    ['the longer of two ways', { powers: ['charge'] }, { range: 8 }, 8],
  ])('%s', (_, first, more, reach) => {
    expect(only(figure(50, [click(first)], more))?.reach).toBe(reach);
  });
});

test('points by role', () => {
  const members = [
    figure(100, [click({ damage: 4 })], { range: 0 }),
    figure(60, [click()], { range: 7 }),
    figure(40, [click({ powers: ['outwit'] })], { range: 7 }),
    figure(5, [click({ damage: 1 })], { bystander: true }),
    makeTestRecruit('Nobody knows', 30, { known: false }),
  ];
  const { roles, figuresPerAction, life } = analyzeForce(makeTestForce(300, members), 3);
  expect(roles.map(({ role, figures, points }) => [role, figures, points])).toEqual([
    ['close', 1, 100],
    ['ranged', 1, 60],
    ['support', 1, 40],
    ['bystander', 1, 5],
    ['unknown', 1, 30],
  ]);
  expect([figuresPerAction && printFraction(figuresPerAction), life]).toEqual(['5/3', 4]);
});

test('averages the dials click by click over the figures still in play', () => {
  const one = makeTestForce(300, [
    figure(100, [click({ attack: 11 }), click({ attack: 9 })]),
    figure(50, [click({ attack: 10 }), click({ attack: 8 }), click({ attack: 7 })]),
  ]);
  const ages = analyzeForce(one, 3).ages;
  expect(ages.map(({ standing, points, attack }) => [standing, points, attack && printFraction(attack)])).toEqual([
    [2, 150, '21/2'],
    [2, 150, '17/2'],
    [1, 50, '7'],
  ]);
});

test('an empty force has no shape, and a force without actions no shares of them', () => {
  expect(analyzeForce(makeTestForce(100, []), 0)).toEqual({
    roles: [],
    figures: [],
    figuresPerAction: null,
    life: 0,
    meanChances: null,
    ages: [],
  });
});

test('on random forces every point has one role, and the number of figures in play never grows', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const { int, pick } = makeForceRandomizer(seed);
    const members = Array.from({ length: int(1, 8) }, () =>
      figure(
        int(5, 200),
        Array.from({ length: int(0, 12) }, () => click({ attack: int(6, 12), damage: int(0, 5) })),
        {
          range: pick([0, 4, 8]),
        },
      ),
    );
    const { roles, ages, life } = analyzeForce(makeTestForce(1000, members), 10);
    const total = members.reduce((sum, { points }) => sum + points, 0);
    expect(roles.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(ages.reduce((sum, { standing }) => sum + standing, 0)).toBe(life);
    for (const [place, age] of ages.entries())
      expect(age.standing).toBeLessThanOrEqual(ages[place - 1]?.standing ?? 99);
  }
});
