import { expect, test } from 'vitest';
import { DEMO_MISSION_CARDS, makeDemoDraft } from '../../src/app/mission/demo-mission';
import { makeMissionFacts } from '../../src/app/mission/mission-facts';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { computeDefense, listStrikes, listUsedGuards, sumBonuses } from '../../src/table/strikes';
import type { Figure } from '../../src/table/table';
import type { Tally } from '../../src/table/tally-kinds';

const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const opening = fold(makeMissionFacts(makeDemoDraft(rules.id), rules, DEMO_MISSION_CARDS)).table;

/** Returns a figure of the quick mission after adding tallies. */
function figure(piece: string, ...lying: readonly [tally: Tally, of: string | null, by: number][]): Figure {
  const facts = lying.map(([tally, of, by]): Fact => ({ fact: 'tallied', piece, tally, of, by }));
  const found = fold(facts, opening).table.figures.get(piece);
  if (!found) throw new Error(`no ${piece} in the quick mission`);
  return found;
}

test('a figure attacks with its primary attack and with attacking cards', () => {
  expect(
    listStrikes(figure('Tallow Wick')).map(({ card, attack, strength, more }) => [card, attack, strength, more]),
  ).toEqual([
    [null, 'ranged', 3, 0],
    ['Flare', 'ranged', 3, 2],
    ['Burning Rope', 'ranged', 2, 0],
  ]);
  expect(listStrikes(figure('Brine Corporal')).find(({ card }) => card === 'Run Through')?.pierce).toEqual([
    { effect: 'pierce', type: 'armor', by: 1 },
  ]);
});

test('a lasting card adds its bonus while it has a duration token, but not while its box is full', () => {
  expect(sumBonuses(figure('Sexton Bell'), 'defend')).toBe(0);
  expect(sumBonuses(figure('Sexton Bell', ['duration', 'Dig In', 2]), 'defend')).toBe(1);
  expect(sumBonuses(figure('Sexton Bell', ['duration', 'Dig In', 2], ['wounds', 'defend', 3]), 'defend')).toBe(0);
  expect(sumBonuses(figure('Sexton Bell', ['duration', 'Dig In', 2], ['card-wounds', 'Dig In', 1]), 'defend')).toBe(0);
  expect(sumBonuses(figure('Sexton Bell', ['duration', 'Dig In', 2]), 'melee')).toBe(0);
});

test('used defenses add up, each once, with permanent ones', () => {
  const plain = { pierce: [] };
  const both = figure('Sexton Bell', ['triggered', null, 1], ['triggered', 'Coffin Lid', 1]);
  expect(listUsedGuards(both).map(({ card }) => card)).toEqual([null, 'Coffin Lid']);
  expect(computeDefense(both, plain)).toBe(6);
  expect(computeDefense(figure('Sexton Bell'), plain)).toBe(0);
  expect(computeDefense(figure('Sexton Bell', ['triggered', null, 1], ['duration', 'Dig In', 1]), plain)).toBe(3);
});

test('piercing reduces only that kind of defense, and never below zero', () => {
  const armor = { pierce: [{ effect: 'pierce', type: 'armor', by: 3 }] } as const;
  expect(computeDefense(figure('Sexton Bell', ['triggered', null, 1]), armor)).toBe(0);
  expect(computeDefense(figure('Sexton Bell', ['triggered', null, 1], ['triggered', 'Coffin Lid', 1]), armor)).toBe(3);
  expect(computeDefense(figure('Tallow Wick', ['triggered', 'Snuff', 1]), armor)).toBe(3);
});
