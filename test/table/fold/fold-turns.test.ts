import { describe, expect, test } from 'vitest';
import { squareName } from '../../../src/grid/square';
import { fraction, ZERO } from '../../../src/plain/fraction';
import type { Fact } from '../../../src/table/facts';
import { applyFacts, fold } from '../../../src/table/fold/fold';
import type { Figure } from '../../../src/table/table';
import { clickFact, joinFact, placeFact, SETUP_FACTS } from '../../game/make';

function folded(...facts: Fact[]) {
  const all = fold([...SETUP_FACTS, ...facts]);
  expect(all.rejected).toEqual([]);
  return all.table;
}

function figure(id: string, ...facts: Fact[]): Figure {
  return folded(...facts).figures.get(id) as Figure;
}

describe('clicks', () => {
  test.each([
    ['turns the dial on damage', [2], 3],
    ['stops at KO, one past the end of six damage', [4, 9], 7],
    ['healing turns it back', [3, -2], 2],
    ['healing never goes above the start', [1, -5], 1],
    ['a figure at KO can be healed back by one', [20, -1], 6],
  ])('%s', (_, turns, click) => {
    expect(figure('A', ...turns.map((by) => clickFact('A', by))).click).toBe(click);
  });

  test.each([
    [5, 6],
    [6, 7],
    [7, 7],
    [0, 1],
  ])('%i on a dial of six leave it at %i', (clicks, click) => {
    expect(figure('A', clickFact('A', clicks)).click).toBe(click);
  });

  test('of zero do not hurt, and an unknown attacker is not remembered', () => {
    expect(figure('A', clickFact('A', 0, 'B')).lastHurtBy).toBeNull();
    expect(figure('A', clickFact('A', 1, 'nobody')).lastHurtBy).toBeNull();
  });

  test('from a friend on loan to the other side count as an opponent’s', () => {
    const loaned: Fact = { fact: 'loaned', piece: 'C', to: 'blue', by: 'B' };
    expect(figure('A', joinFact('C', 'red'), loaned, clickFact('A', 1, 'C')).lastHurtBy).toBe('C');
    expect(figure('C', joinFact('C', 'red'), { ...loaned, to: 'red' })).toMatchObject({ loan: null, loanedBy: null });
    expect(figure('C', joinFact('C', 'red'), { ...loaned, to: null })).toMatchObject({ loan: null, loanedBy: null });
  });

  test('may start at the last click of a dial', () => {
    expect(figure('C', joinFact('C', 'red', 3, 3))).toMatchObject({ start: 3, click: 3 });
  });

  test('heal no higher than the lower start of a figure', () => {
    const table = folded(joinFact('C', 'red', 6, 3), clickFact('C', 2), clickFact('C', -4));
    expect(table.figures.get('C')).toMatchObject({ start: 3, click: 3 });
  });

  test('count for points only if an opponent caused them', () => {
    expect(figure('A', clickFact('A', 1, 'B')).lastHurtBy).toBe('B');
    expect(figure('A', clickFact('A', 1, 'B'), clickFact('A', 1)).lastHurtBy).toBe('B');
    expect(figure('A', joinFact('C', 'red'), clickFact('A', 1, 'C')).lastHurtBy).toBeNull();
    expect(figure('A', clickFact('A', -1, 'B')).lastHurtBy).toBeNull();
  });
});

describe('turns', () => {
  const act: Fact = { fact: 'acted', piece: 'A', action: 'move' };
  const token: Fact = { fact: 'tokens', piece: 'A', by: 1 };
  const turn = (side: string, round: number): Fact => ({ fact: 'turn', side, round });

  test('an action counts for the turn, and its token stays until a fact removes it', () => {
    const table = folded(turn('red', 1), act, token);
    expect(table).toMatchObject({ turn: 'red', round: 1, actionsSpent: 1 });
    expect(table.figures.get('A')).toMatchObject({ actedThisTurn: true, tokens: 1 });
    const next = applyFacts(table, [turn('blue', 1)]);
    expect(next.actionsSpent).toBe(0);
    expect(next.figures.get('A')).toMatchObject({ actedThisTurn: false, tokens: 1 });
  });

  test('tokens never fall below zero', () => {
    expect(figure('A', token, { fact: 'tokens', piece: 'A', by: -3 }).tokens).toBe(0);
  });

  test.each([
    [[1], 1, true],
    [[2, -1], 1, true],
    [[0], 0, false],
    [[-1], 0, false],
  ])('tokens %j add up to %i, and whether one was added in this turn is %s', (by, tokens, came) => {
    const facts = by.map((each): Fact => ({ fact: 'tokens', piece: 'A', by: each }));
    expect(figure('A', turn('red', 1), ...facts)).toMatchObject({ tokens, tokenThisTurn: came });
  });

  test.each<[Fact, object]>([
    [act, { actedThisTurn: false }],
    [token, { tokenThisTurn: false }],
    [{ fact: 'used', piece: 'A', power: 'perplex' }, { used: [] }],
    [placeFact('A', 'c3'), { movedThisTurn: false }],
    [
      { fact: 'loaned', piece: 'A', to: 'blue', by: 'B' },
      { loan: null, loanedBy: null },
    ],
  ])('%j affects its turn only', (fact, over) => {
    expect(figure('A', turn('red', 1), fact)).not.toMatchObject(over);
    expect(figure('A', turn('red', 1), fact, turn('blue', 1))).toMatchObject(over);
  });

  test('granted actions count only for the side that has the turn, and add up', () => {
    const granted = (side: string, by: number): Fact => ({ fact: 'granted', side, by });
    expect(folded(turn('red', 1), granted('blue', 1)).granted).toBe(0);
    expect(folded(turn('red', 1), granted('red', 1), granted('red', 2)).granted).toBe(3);
    expect(folded(turn('red', 1), granted('red', 1), turn('blue', 1)).granted).toBe(0);
  });

  test('a power used twice in a turn is listed once', () => {
    const used = (power: string): Fact => ({ fact: 'used', piece: 'A', power });
    expect(figure('A', used('outwit'), used('perplex'), used('outwit')).used).toEqual(['outwit', 'perplex']);
  });

  test.each([
    ['moved', 0, false, undefined],
    ['moved', 1, true, undefined],
    ['carried', 1, true, true],
    ['knocked-back', 1, undefined, undefined],
  ] as const)('a figure that is %s in round %i has moved: %s, was carried: %s', (how, round, moved, carried) => {
    const facts = round === 0 ? [] : [turn('red', round)];
    const { movedThisTurn, carriedThisTurn } = figure('A', ...facts, { ...placeFact('A', 'c3'), how } as Fact);
    expect([movedThisTurn ?? false, carriedThisTurn]).toEqual([moved ?? false, carried]);
  });

  test('the first place is the last one during set-up', () => {
    const names = (...facts: Fact[]) => figure('A', ...facts).firstSquares.map(squareName);
    expect(names(placeFact('A', 'a1'), placeFact('A', 'b1'))).toEqual(['b1']);
    expect(names(placeFact('A', 'a1'), turn('red', 1), placeFact('A', 'c5'))).toEqual(['a1']);
    expect(names(turn('red', 1), placeFact('A', 'c5'), placeFact('A', 'c6'))).toEqual(['c5']);
  });

  test('points add up, corrections subtract them, and the end names a winner', () => {
    const score = (points: number): Fact => ({ fact: 'scored', side: 'red', points, piece: 'B' });
    const table = folded(score(50), score(75), score(-50), { fact: 'ended', winner: 'red' });
    expect(table.points).toEqual({ red: fraction(75), blue: ZERO });
    expect(table.ended).toEqual({ winner: 'red' });
    expect(applyFacts(table, [turn('blue', 2)]).ended).toBeNull();
  });

  test('points shared among three stay exact: three thirds make a whole', () => {
    const third: Fact = { fact: 'scored', side: 'red', points: 50, among: 3, piece: null };
    expect(folded(third).points).toEqual({ red: fraction(50, 3), blue: ZERO });
    expect(folded(third, third, third).points).toEqual({ red: fraction(50), blue: ZERO });
  });

  test('a figure returned from a mistaken defeat has its tokens and its click', () => {
    const facts = [placeFact('A', 'c3'), token, clickFact('A', 2), { fact: 'defeated', piece: 'A', by: null } as Fact];
    expect(figure('A', ...facts)).toMatchObject({ defeated: true, squares: [] });
    expect(figure('A', ...facts, { fact: 'returned', piece: 'A' })).toMatchObject({
      defeated: false,
      tokens: 1,
      click: 3,
    });
  });
});
