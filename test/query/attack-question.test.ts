import { describe, expect, test } from 'vitest';
import { answerMapQuestion, mayAttackTwice } from '../../src/query/answer-map-question';
import type { MapAnswer } from '../../src/query/map-answer';
import { NO_TERMS, type QuestionTerms } from '../../src/query/question-terms';
import type { Ruleset } from '../../src/rules/ruleset';
import { findPiece, type Position } from '../../src/table/position';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const OPEN = ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'];

function asked(
  rules: Ruleset,
  position: Position,
  terms: Partial<QuestionTerms> = {},
  kind: string | null = 'ranged',
): Extract<MapAnswer, { readonly mode: 'hit' }> {
  const answer = answerMapQuestion({
    ...{ ruleset: rules, position, selected: 'A', mode: 'hit', target: { piece: 'B' }, kind },
    terms: { ...NO_TERMS, ...terms },
  });
  if (answer?.mode !== 'hit') throw new Error('no attack');
  return answer;
}

describe('an attack on several targets', () => {
  const blue = { side: 'blue' };
  const position = positionFromScene(core, {
    map: OPEN,
    pieces: { A: { at: 'a1', targets: 3 }, B: { at: 'e1', ...blue }, C: { at: 'e3', ...blue } },
  });

  test('is on each target once, without missing figures', () => {
    expect(asked(core, position).question.targets).toEqual(['B']);
    expect(asked(core, position, { also: ['C'] }).question.targets).toEqual(['B', 'C']);
    expect(asked(core, position, { also: ['B', 'C', 'Z'] }).question.targets).toEqual(['B', 'C']);
  });
});

describe('the first of two attacks', () => {
  const pieces = (abilities: readonly string[]) => ({
    ...{ A: { at: 'a1', damage: 3, abilities }, B: { at: 'e1', side: 'blue' } },
  });
  const clicks = (abilities: readonly string[], action: string | null) =>
    asked(core, positionFromScene(core, { map: OPEN, pieces: pieces(abilities) }), { action }).hit.targets[0]?.damage
      .total;

  test('deals one less for a figure that uses multiattack', () => {
    expect(clicks(['multiattack'], 'multiattack')).toBe(2);
    expect(clicks(['multiattack'], null)).toBe(3);
    expect(clicks(['multiattack'], 'duo')).toBe(3);
    expect(clicks([], 'multiattack')).toBe(3);
  });

  test('is offered to no other figure', () => {
    const piece = (abilities: readonly string[]) => {
      const piece = findPiece(positionFromScene(core, { map: OPEN, pieces: pieces(abilities) }), 'A');
      if (!piece) throw new Error('no A');
      return piece;
    };
    expect(mayAttackTwice(core, piece(['multiattack']))).toBe(true);
    expect(mayAttackTwice(core, piece(['duo']))).toBe(false);
  });
});

describe('the object thrown by telekinesis', () => {
  const position = positionFromScene(core, {
    map: OPEN,
    pieces: { A: { at: 'a1', powers: ['telekinesis'] }, B: { at: 'd1', side: 'blue' } },
    more: { objects: { crate: { at: 'a3', kind: 'light' }, bin: { at: 'b3', kind: 'heavy' } } },
  });

  test('is the chosen one or the likeliest, out of all objects', () => {
    const flung = (terms: Partial<QuestionTerms>) => asked(core, position, terms, 'telekinesis').question.object;
    expect(flung({ object: squareNamed('a3') })).toBe(squareNamed('a3'));
    expect(flung({ object: squareNamed('b3') })).toBe(squareNamed('b3'));
    expect([squareNamed('a3'), squareNamed('b3')]).toContain(flung({ object: squareNamed('f4') }));
    expect(asked(core, position, {}, 'telekinesis').objects.map(({ id }) => id)).toEqual(['crate', 'bin']);
    expect(asked(core, position, { object: squareNamed('a3') }).objects).toEqual([]);
    expect(asked(core, position, { object: squareNamed('a3') }).question.object).toBeNull();
  });
});

describe('points of an attack without a roll', () => {
  const teams = requireEdition('strike-teams');
  const position = positionFromScene(teams, {
    map: OPEN,
    pieces: {
      A: { at: 'a1', side: 'heroes', range: 4, ap: 6, boxes: { attack: { cost: 2, slots: 2, wounds: 0 } }, damage: 3 },
      B: { at: 'f1', side: 'mastermind' },
    },
  });

  test('are those that the players spend on aim and defense', () => {
    const wounds = (terms: Partial<QuestionTerms>) => asked(teams, position, terms, null).hit.targets[0]?.wounds;
    // The target is five spaces away, two beyond the third space.
    expect([wounds({}), wounds({ aim: 2 }), wounds({ aim: 2, defend: 1 })]).toEqual([1, 3, 2]);
  });
});
