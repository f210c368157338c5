import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/notation/case';
import { answerQuestion, makeMoveBudget } from '../../src/query/answered';
import type { MoveQuestion } from '../../src/rules/ruleset';
import { requireEdition } from '../helpers/require-edition';
import { positionFromScene } from '../helpers/ruling';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const teams = requireEdition('strike-teams');
const move = (piece: string, to: string, more: Partial<MoveQuestion> = {}): MoveQuestion => ({
  ...{
    piece,
    to: [squareNamed(to)],
    action: 'move',
    carrying: null,
    mode: null,
    actionPoints: null,
    run: false,
    ...more,
  },
});

describe('answering a question of the notation', () => {
  const position = positionFromScene(core, {
    map: ['. . . . .', '. . B . .', '. . . . .'],
    pieces: {
      A: { at: 'b2', damage: 3, abilities: ['flight', 'carry'], powers: ['charge'] },
      B: { at: 'b1', side: 'blue' },
      F: { at: 'a2' },
    },
  });
  const [a, b] = [{ piece: 'A' }, { piece: 'B' }];
  const hit = {
    attacker: 'A',
    targets: ['B'],
    attack: 'close',
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
  };

  test.each<[Question, object]>([
    [{ ask: 'adjacent', of: [a, b] }, { adjacent: true }],
    [{ ask: 'range', of: [{ piece: 'B' }, { square: squareNamed('e1') }] }, { squares: 3 }],
    [{ ask: 'see', of: [a, b] }, { see: 'clear' }],
    [
      { ask: 'hit', of: hit },
      { legal: true, targets: [{ target: 'B', damage: { total: 3 } }] },
    ],
    [
      { ask: 'move', of: move('F', 'a3') },
      { legal: true, cost: 1 },
    ],
    [{ ask: 'carry', of: { carrier: 'A', carried: 'F' } }, { legal: true }],
    [{ ask: 'knockback', of: { attacker: 'A', target: 'B', taken: 2, direction: null } }, { to: [squareNamed('b1')] }],
    [
      {
        ask: 'destroy',
        of: { attacker: 'A', target: { square: squareNamed('c2') }, attack: 'close', strength: null, aim: 0 },
      },
      { legal: true, debris: [squareNamed('c2')] },
    ],
  ])('$ask is answered by the edition', (question, answer) => {
    expect(answerQuestion(core, position, question)).toMatchObject({ ...question, answer });
  });

  test('about a line also returns its length', () => {
    const question: Question = { ask: 'see', of: [b, { square: squareNamed('e1') }] };
    expect(answerQuestion(core, position, question)).toMatchObject({ squares: 3 });
  });

  test('about a reach lists every square of it', () => {
    const { to: _to, ...of } = move('F', 'a1');
    const answered = answerQuestion(core, position, { ask: 'reach', of });
    expect(
      answered?.ask === 'reach' && answered.answer.ends.some(({ squares }) => squares[0] === squareNamed('a3')),
    ).toBe(true);
  });

  test('returns null if the edition has no missions or the question has no map', () => {
    const { ask: _ask, ...rest } = { ask: 0, attacker: 'A', target: 'B' };
    const none: readonly Question[] = [
      { ask: 'slam', of: { ...rest, spaces: 1, damage: 2, direction: null } },
      { ask: 'breakthrough', of: { ...rest, strength: 3, defend: 0 } },
      { ask: 'interact', of: { piece: 'A', target: { square: squareNamed('c2') } } },
      { ask: 'cost', of: { piece: 'A', of: 'attack' } },
    ];
    expect(none.map((question) => answerQuestion(core, position, question))).toEqual([null, null, null, null]);
  });
});

describe('the budget of a move', () => {
  test('is its speed, or half of it with a power that halves it', () => {
    const position = positionFromScene(core, {
      map: ['. . . . . .'],
      pieces: { A: { at: 'a1', speed: 8, powers: ['charge'] } },
    });
    const budget = (action: string) => answerQuestion(core, position, { ask: 'move', of: move('A', 'c1', { action }) });
    expect(budget('move')).toMatchObject({ budget: { unit: 'speed', of: 8 } });
    expect(budget('charge')).toMatchObject({ budget: { unit: 'speed', of: 4 } });
  });

  test('is in squares for telekinesis, and in points for a figure with a card', () => {
    const heroes = positionFromScene(teams, { map: ['. . . . .'], pieces: { A: { at: 'a1', side: 'heroes', ap: 4 } } });
    expect(makeMoveBudget(heroes, move('A', 'c1'), 4)).toEqual({ unit: 'points', of: 4 });
    expect(makeMoveBudget(heroes, move('A', 'c1', { by: 'A' }), 10)).toEqual({ unit: 'squares', of: 10 });
  });

  test('is in spaces for a move that a card allows', () => {
    const position = positionFromScene(teams, {
      map: ['. . . . .'],
      pieces: { A: { at: 'a1', side: 'heroes', ap: 4 } },
    });
    const pieces = position.pieces.map((piece) => ({
      ...piece,
      striker: piece.striker && { ...piece.striker, spaces: { 'card-free': 2 } },
    }));
    const freed = { ...position, pieces };
    expect(makeMoveBudget(freed, move('A', 'c1', { action: 'card-free' }), 2).unit).toBe('speed');
    expect(makeMoveBudget(freed, move('A', 'c1', { action: 'card-straight' }), 2).unit).toBe('points');
    expect(makeMoveBudget(freed, move('Z', 'c1'), 2).unit).toBe('speed');
  });
});
