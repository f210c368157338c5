import { describe, expect, test } from 'vitest';
import { eastEdge, southEdge } from '../../src/grid/edge';
import {
  breakableKind,
  computeClicksDealt,
  enterDie,
  NO_TERMS,
  type QuestionTerms,
  removeIgnoredPowers,
  rollShown,
} from '../../src/query/question-terms';
import type { HitQuestion } from '../../src/rules/ruleset';
import { findPiece } from '../../src/table/position';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const OPEN = ['. . . .', '. . . .', '. . . .', '. . . .'];

describe("the log's name of a destroyed thing", () => {
  const { board } = positionFromScene(requireEdition('strike-teams'), {
    map: ['. ! . | . .', 'O . B .', '+   +===+---+   +', '. . . .'],
    pieces: { A: { at: 'a1' } },
  });

  test.each([
    ['door', { edge: eastEdge(squareNamed('a1')) }],
    ['wall', { edge: eastEdge(squareNamed('b1')) }],
    ['door', { edge: southEdge(squareNamed('b2')) }],
    ['wall', { edge: southEdge(squareNamed('c2')) }],
    ['object', { square: squareNamed('a2') }],
    ['blocking', { square: squareNamed('c2') }],
  ] as const)('is a %s', (called, thing) => {
    expect(breakableKind(board, thing)).toBe(called);
  });
});

describe('a power switched off for one question', () => {
  const position = positionFromScene(core, {
    map: OPEN,
    pieces: { A: { at: 'a1', powers: ['stealth', 'charge'] }, B: { at: 'c1', powers: ['stealth'], side: 'blue' } },
  });
  const showing = (off: QuestionTerms['off']) => {
    const now = removeIgnoredPowers(position, { ...NO_TERMS, off });
    return ['A', 'B'].map((id) => findPiece(now, id)?.powers);
  };

  test('is off for that figure only, and several may be', () => {
    expect(showing([{ piece: 'A', power: 'stealth' }])).toEqual([['charge'], ['stealth']]);
    const both = ['stealth', 'charge'].map((power) => ({ piece: 'A', power }));
    expect(showing(both)).toEqual([[], ['stealth']]);
  });

  test('changes nothing for a missing figure', () => {
    expect(removeIgnoredPowers(position, { ...NO_TERMS, off: [{ piece: 'Z', power: 'stealth' }] })).toBe(position);
  });
});

describe('clicks that a hit deals', () => {
  const position = positionFromScene(core, {
    map: OPEN,
    pieces: {
      A: { at: 'a1', damage: 4, targets: 3 },
      B: { at: 'c1', side: 'blue' },
      C: { at: 'c2', side: 'blue' },
      D: { at: 'c3', side: 'blue', powers: ['toughness'] },
      E: { at: 'c4', side: 'blue' },
    },
  });
  function dealt(targets: readonly string[], terms: Partial<QuestionTerms> = {}, attack = 'ranged') {
    const question: HitQuestion = {
      ...{ attacker: 'A', targets, attack, strength: null, aim: 0, defend: 0, from: null, object: null },
    };
    const hit = core.hit(position, question);
    return targets.map((target) => computeClicksDealt(hit, target, { ...NO_TERMS, ...terms }));
  }

  test('are the damage minus reductions', () => {
    expect(dealt(['B'])).toEqual([4]);
    expect(dealt(['D'])).toEqual([3]);
  });

  test('are shared among several targets, with the remainder to the first ones', () => {
    expect(dealt(['B', 'C'])).toEqual([2, 2]);
    expect(dealt(['C', 'B', 'E'])).toEqual([2, 1, 1]);
  });

  test('are shared before reductions', () => {
    expect(dealt(['B', 'D'])).toEqual([2, 1]);
    expect(dealt(['D', 'B'])).toEqual([1, 2]);
    expect(dealt(['B', 'C', 'D'])).toEqual([2, 1, 0]);
  });

  test('are shared as the players say, if they say it for these targets', () => {
    expect(dealt(['B', 'D'], { shares: { B: 0, D: 4 } })).toEqual([0, 3]);
    expect(dealt(['B', 'C'], { shares: { B: 0, D: 4 } })).toEqual([2, 2]);
  });

  test('are one more on two sixes, unless the players say otherwise', () => {
    expect(dealt(['B'], { dice: [6, 6] })).toEqual([5]);
    expect(dealt(['B'], { dice: [6, 6], taken: { B: 2 } })).toEqual([2]);
    expect(dealt(['B', 'C'], { taken: { C: 0 } })).toEqual([2, 0]);
  });

  test('are none for a figure that is not a target', () => {
    const question = { attacker: 'A', targets: ['B'], attack: 'ranged', strength: null, aim: 0, defend: 0 };
    const hit = core.hit(position, { ...question, from: null, object: null });
    expect(computeClicksDealt(hit, 'C', { ...NO_TERMS, dice: [6, 6] })).toBe(0);
  });
});

describe('a roll entered face by face', () => {
  const enter = (...faces: readonly number[]): QuestionTerms => {
    let terms: QuestionTerms = { ...NO_TERMS, taken: { B: 4 } };
    for (const face of faces) terms = { ...terms, ...enterDie(terms, face) };
    return terms;
  };

  test.each([
    [[5], [5], 'hit', { B: 4 }],
    [[5, 4], [5, 4], 'hit', { B: 4 }],
    [[5, 4, 2], [2], 'hit', { B: 4 }],
    [[3, 3], [3, 3], 'doubles', {}],
    [[6, 6], [6, 6], 'sixes', {}],
    [[1, 1], [1, 1], 'ones', {}],
    [[3, 3, 2, 4], [2, 4], 'hit', {}],
  ] as const)('%j is %j: %s', (faces, dice, shown, taken) => {
    const terms = enter(...faces);
    expect(terms.dice).toEqual(dice);
    expect(rollShown(terms)).toBe(shown);
    expect(terms.taken).toEqual(taken);
  });
});
