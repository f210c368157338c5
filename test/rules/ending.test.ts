import { describe, expect, test } from 'vitest';
import { type Ending, endGame, findLeadingTeams, listSurvivors, listTeams } from '../../src/rules/shared/ending';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact } from '../game/make';

const scored = (side: string, points: number): Fact => ({ fact: 'scored', side, points, piece: 'X' });
const falls = (piece: string): Fact => ({ fact: 'defeated', piece, by: null });
const BOTH = [BEGAN_FACT, joinFact('A', 'red'), joinFact('B', 'blue')];
const table = (...facts: readonly Fact[]) => fold([...BOTH, ...facts]).table;

const AHEAD = [scored('red', 100), scored('blue', 40)];
const EVEN = [scored('red', 40), scored('blue', 40)];

function winner(ending: Ending, ...facts: readonly Fact[]): string | null | undefined {
  const last = endGame(table(...facts), ending).at(-1);
  return last?.fact === 'ended' ? last.winner : undefined;
}

describe('the winner', () => {
  test.each<[Ending, string, readonly Fact[], string | null]>([
    ['last-standing', 'with both standing there is none', AHEAD, null],
    ['last-standing', 'who alone stands, whatever the points', [...AHEAD, falls('A')], 'blue'],
    ['last-standing', 'with nobody left there is none', [...AHEAD, falls('A'), falls('B')], null],
    ['last-standing-or-points', 'with both standing the points tell', AHEAD, 'red'],
    ['last-standing-or-points', 'and may tell nothing', EVEN, null],
    ['last-standing-or-points', 'who alone stands, whatever the points', [...AHEAD, falls('A')], 'blue'],
    ['last-standing-or-points', 'with nobody left the points tell', [...AHEAD, falls('A'), falls('B')], 'red'],
    ['most-points', 'with both standing the points tell', AHEAD, 'red'],
    ['most-points', 'though only the other stands', [...AHEAD, falls('A')], 'red'],
    ['most-points', 'and may tell nothing', EVEN, null],
    ['points-and-survivors', 'those who stand score for their side', [...EVEN, falls('A')], 'blue'],
    ['points-and-survivors', 'which may be too little', [...AHEAD, falls('A')], 'red'],
    ['points-and-survivors', 'two who stand make it even', EVEN, null],
  ])('%s: %s', (ending, _, facts, expected) => {
    expect(winner(ending, ...facts)).toBe(expected);
  });

  test('is found once', () => {
    const over: Fact = { fact: 'ended', winner: 'red' };
    for (const ending of ['last-standing', 'most-points', 'points-and-survivors'] as const)
      expect(endGame(table(over), ending)).toEqual([]);
  });

  test('with equal points is the side with the lowest build total', () => {
    const players = [
      { side: 'red', name: 'Ann', buildTotal: 300 },
      { side: 'blue', name: 'Ben', buildTotal: 200 },
    ];
    const uneven = [{ ...BEGAN_FACT, players } as Fact, joinFact('A', 'red'), joinFact('B', 'blue'), ...EVEN];
    expect(endGame(fold(uneven).table, 'points-and-survivors').at(-1)).toEqual({ fact: 'ended', winner: 'blue' });
  });

  test('survivors score their points', () => {
    const facts = endGame(table(...EVEN, falls('A')), 'points-and-survivors');
    expect(facts).toEqual([
      { fact: 'scored', side: 'blue', points: 50, survived: true, piece: 'B' },
      { fact: 'ended', winner: 'blue' },
    ]);
  });
});

describe('figures still in the game', () => {
  test('exclude defeated ones and captives', () => {
    const ids = (...facts: readonly Fact[]) => listSurvivors(table(...facts)).map(({ piece }) => piece);
    expect(ids()).toEqual(['A', 'B']);
    expect(ids(falls('A'))).toEqual(['B']);
    expect(ids({ fact: 'captured', piece: 'A', by: 'B' })).toEqual(['B']);
  });

  test('several teams are best with equal points', () => {
    const even = table(...EVEN);
    expect(listTeams(even)).toEqual([['red'], ['blue']]);
    expect(findLeadingTeams(even, even.points)).toEqual([['red'], ['blue']]);
    const ahead = table(...AHEAD);
    expect(findLeadingTeams(ahead, ahead.points)).toEqual([['red']]);
    expect(findLeadingTeams(ahead, {})).toEqual([['red'], ['blue']]);
  });
});
