import { describe, expect, it } from 'vitest';
import { parseSquare } from '../../src/grid/square';
import { fraction } from '../../src/plain/fraction';
import type { Plan, PlannedStep } from '../../src/plan/plan';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Naming } from '../../src/text/names/naming';
import { describePlanStep, describeStepDetails, formatPoints } from '../../src/text/screens/plan-step-text';
import {
  describeAdvantage,
  describeComparison,
  describePlanGoal,
  describePlanScore,
  describePlanSteps,
  describePlanVerdict,
  describeSearchProgress,
} from '../../src/text/screens/plan-text';

const NAMES: Readonly<Record<string, string>> = { t: 'Titan', k: 'Kite', r: 'Rook', e: 'Eel' };
const naming: Naming = { piece: (id) => NAMES[id] ?? id, side: (id) => id, edition: (id) => id, board: null };
const at = (name: string) => parseSquare(name) ?? -1;
const about = {
  table: { objects: [{ id: 'o', kind: 'heavy', at: at('c4') }] },
  naming,
} as const;

function step(deed: TableDeed, over: Partial<PlannedStep> = {}): PlannedStep {
  return {
    deed,
    piece: deed.deed === 'attack' ? deed.attacker : deed.piece,
    goesOn: false,
    from: at('a1'),
    to: deed.deed === 'move' ? (deed.to[0] ?? at('a1')) : at('a1'),
    path: [],
    targets: deed.deed === 'attack' && 'pieces' in deed.aim ? deed.aim.pieces : [],
    rolls: [],
    clicks: fraction(0),
    knockOut: fraction(0),
    action: true,
    token: false,
    pushes: 0,
    ...over,
  };
}

const roll = (target: string | null, least: number) => ({ target, least, dice: 2, chance: fraction(5, 12) }) as const;
const move: TableDeed = { deed: 'move', piece: 't', to: [at('c4')] };
const shot = (attack: string, ...pieces: string[]): TableDeed => ({
  deed: 'attack',
  attacker: 't',
  aim: { pieces },
  attack,
});
const plan = (won: number, risked: number, over: Partial<Plan> = {}): Plan => ({
  steps: [],
  won: fraction(won),
  spent: fraction(0),
  risked: fraction(risked),
  met: null,
  ...over,
});

describe('the description of a step', () => {
  it.each<[string, PlannedStep]>([
    ['Titan moves to c4', step(move)],
    ['Titan moves to c4 (charge)', step({ ...move, action: 'charge' })],
    ['Titan carries Kite to c4', step({ ...move, carrying: 'k' })],
    ['Titan moves to c4, picks up Heavy object c4', step({ ...move, picksUp: 'o' })],
    ['Titan breaks away: 4 or more, moves to c4', step(move, { rolls: [{ ...roll(null, 4), dice: 1 }] })],
    ['Titan soars', step({ ...move, to: [at('a1')], mode: 'soaring' })],
    ['Titan shoots Rook: 8 or more', step(shot('ranged', 'r'), { rolls: [roll('r', 8)] })],
    ['Titan attacks Rook: 8 or more', step(shot('close', 'r'), { rolls: [roll('r', 8)] })],
    ['Titan attacks Rook (throw): 8 or more', step(shot('throw', 'r'), { rolls: [roll('r', 8)] })],
    [
      'Titan shoots Rook (8 or more) and Eel (9 or more)',
      step(shot('ranged', 'r', 'e'), { rolls: [roll('r', 8), roll('e', 9)] }),
    ],
    [
      'Titan uses Outwit on Rook: Toughness',
      step({ deed: 'use', piece: 't', power: 'outwit', target: 'r', cancels: 'toughness' }),
    ],
    ['Titan picks up Heavy object c4', step({ deed: 'pick-up', piece: 't', object: 'o' })],
    ['Titan puts down its object on c4', step({ deed: 'put-down', piece: 't', at: at('c4') })],
  ])('%s', (text, each) => {
    expect(describePlanStep(each, about)).toBe(text);
  });

  it('has its gains and costs', () => {
    const told = step(shot('ranged', 'r'), {
      rolls: [roll('r', 8)],
      clicks: fraction(5, 4),
      knockOut: fraction(1, 8),
      token: true,
      pushes: 1,
    });
    expect(describeStepDetails(told, about)).toBe(
      '8 or more, 42% · 1.3 clicks on average · K.O. 13% · gets 1 action token · pushes: 1 click',
    );
    const blow = step(shot('ranged', 'r'), { rolls: [], clicks: fraction(3) });
    expect(describeStepDetails(blow, { ...about, naming: { ...about.naming, mission: true } })).toBe('3 wounds');
  });
});

describe('the description of a plan', () => {
  it('names a figure once for consecutive actions', () => {
    const steps = [step(move), step(shot('ranged', 'r'), { rolls: [roll('r', 8)] }), step({ ...move, piece: 'k' })];
    expect(describePlanSteps({ steps }, about)).toBe(
      'Titan moves to c4, shoots Rook: 8 or more. Then Kite moves to c4.',
    );
    expect(describePlanSteps({ steps: [] }, about)).toBe('Do nothing more. End the turn.');
  });

  it('has its score, how well it meets the goal, and its risks', () => {
    const likely = plan(23, 9, { met: fraction(1, 2), spent: fraction(2) });
    expect(describePlanScore(likely, { goal: 'knock-out', piece: 'r' })).toBe(
      'K.O. 50% · +23 won · 2 lost · 9 at risk',
    );
    expect(describePlanScore(plan(23, 0), { goal: 'points' })).toBe('+23 won · 0 at risk');
    const better = (first: Plan, second: Plan) => describeAdvantage(first, second, { goal: 'points' });
    expect(better(plan(23, 9), plan(20, 9))).toBe('Better than the next plan: 3 points more won.');
    expect(better(plan(23, 2), plan(25, 9))).toBe('Better than the next plan: 7 points less at risk.');
    expect(better(plan(23, 9), plan(23, 9))).toBeNull();
    expect(describeAdvantage(likely, plan(30, 0, { met: fraction(1, 4) }), { goal: 'hold', square: 0 })).toBe(
      'Better than the next plan: likelier, 50% instead of 25%.',
    );
  });

  it('begins with a verdict, compared with doing nothing', () => {
    const idle = plan(0, 34);
    expect(describePlanVerdict([plan(0, 23, { steps: [step(move)] }), idle], about)).toBe(
      'Safest: Titan moves to c4, likely loss 23 points. Doing nothing: likely loss 34 points.',
    );
    expect(describePlanVerdict([plan(23, 9, { steps: [step(move)] })], about)).toBe(
      'Best: Titan moves to c4, likely gain 14 points.',
    );
    expect(describePlanVerdict([], about)).toBeNull();
  });

  it('compares another choice with the plan', () => {
    const must = { piece: 't', choice: { square: at('f7') } };
    expect(describeComparison(must, plan(12, 15), plan(23, 9), naming)).toBe(
      'To f7 instead: 12 won, 15 at risk; the plan: 23 won, 9 at risk.',
    );
    expect(describeComparison(must, null, plan(23, 9), naming)).toBe('To f7 instead: Titan cannot do that now.');
  });

  it('describes the extent of the search, and names goals', () => {
    expect(describeSearchProgress({ plans: [], evaluated: 1240, complete: false })).toBe('1,240 turns compared');
    expect(describeSearchProgress({ plans: [], evaluated: 1, complete: true })).toBe('1 turn compared');
    expect(describeSearchProgress({ plans: [], evaluated: 396, complete: true })).toBe(
      'All 396 possible turns compared',
    );
    expect(describePlanGoal({ goal: 'keep', piece: 'k' }, naming)).toBe('Keep Kite safe');
    expect([0, 0.4, -0.4, 12.6, -3].map(formatPoints)).toEqual(['0', '0.4', '−0.4', '13', '−3']);
  });
});
