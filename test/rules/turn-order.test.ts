import { describe, expect, test } from 'vitest';
import { listLostFeats } from '../../src/rules/shared/feats';
import { firstSideOfRound, isEliminated, listSkippedSides, nextSideInTurn } from '../../src/rules/shared/turn-order';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, cardFact, joinFact, makeFeatCard } from '../game/make';

const SIDES = ['red', 'blue', 'green', 'gold'];
const FOUR: Fact = { ...BEGAN_FACT, players: SIDES.map((side) => ({ side, name: side })) } as Fact;
const falls = (piece: string): Fact => ({ fact: 'defeated', piece, by: null });

/**
 * Makes a table of four sides with one figure each, whose id is its side.
 * @param out sides whose figures are defeated, separated by spaces
 */
function without(out: string, turn = 'red'): Table {
  const facts = SIDES.map((side) => joinFact(side, side));
  const gone = out === '' ? [] : out.split(' ').map(falls);
  return fold([FOUR, ...facts, { fact: 'turn', side: turn, round: 3 } as Fact, ...gone]).table;
}

describe('players without figures are skipped', () => {
  test.each([
    ['', 'red', 'blue'],
    ['', 'gold', 'red'],
    ['blue', 'red', 'green'],
    ['blue green', 'red', 'gold'],
    ['gold', 'green', 'red'],
    ['gold red', 'green', 'blue'],
    ['red blue green', 'gold', 'gold'],
    ['red blue green gold', 'blue', 'green'],
  ])('with %s out, after %s comes %s', (out, side, next) => {
    expect(nextSideInTurn(without(out), side)).toBe(next);
  });

  test.each([
    ['', 'red'],
    ['red', 'blue'],
    ['red blue', 'green'],
    ['blue', 'red'],
    ['red blue green gold', 'red'],
  ])('with %s out, rounds begin with %s', (out, side) => {
    expect(firstSideOfRound(without(out))).toBe(side);
  });

  test.each([
    ['blue', 'red', 'green', ['blue']],
    ['blue green', 'red', 'gold', ['blue', 'green']],
    ['blue', 'red', 'gold', ['blue']],
    ['gold', 'green', 'red', ['gold']],
    ['gold red', 'green', 'blue', ['gold', 'red']],
    ['', 'red', 'blue', []],
    ['blue', 'red', 'red', []],
    ['gold', 'red', 'blue', []],
  ])('with %s out, from %s to %s the turns of %o are skipped', (out, turn, side, missed) => {
    expect(listSkippedSides(without(out, turn), side)).toEqual(missed);
  });

  test('before the first turn no one is skipped', () => {
    const { table } = fold([FOUR, ...SIDES.map((side) => joinFact(side, side)), falls('red')]);
    expect(listSkippedSides(table, 'blue')).toEqual([]);
  });

  test('a side whose only figure is captive is out, and a side that never had figures is not', () => {
    const taken: Fact = { fact: 'captured', piece: 'blue', by: 'red' };
    const { table } = fold([FOUR, joinFact('red', 'red'), joinFact('blue', 'blue'), taken]);
    expect(['red', 'blue', 'green'].map((side) => isEliminated(table, side))).toEqual([false, true, false]);
  });

  test('one remaining figure is enough', () => {
    const { table } = fold([FOUR, joinFact('A', 'red'), joinFact('B', 'red'), falls('A')]);
    expect(isEliminated(table, 'red')).toBe(false);
  });
});

describe('feats are lost with a defeat ("Feats and victory points")', () => {
  const RED = [joinFact('A', 'red'), joinFact('B', 'red')];
  const lost = (falling: string, ...facts: Fact[]) => {
    const { table } = fold([BEGAN_FACT, ...RED, joinFact('C', 'blue'), ...facts]);
    const figure = table.figures.get(falling);
    if (!figure) throw new Error(falling);
    return listLostFeats(table, figure).map(({ card, points }) => `${card} ${points}`);
  };
  const won = (card: string): Fact => ({ fact: 'scored', side: 'blue', points: 10, card, piece: 'A' });

  test.each<[string, string, Fact[], string[]]>([
    ['one that chose a character goes with it', 'A', [cardFact('F', makeFeatCard(10), ['A'], 'red')], ['F 10']],
    ['not with another', 'B', [cardFact('F', makeFeatCard(10), ['A'], 'red')], []],
    ['one that chose two stays while one stands', 'A', [cardFact('F', makeFeatCard(10), ['A', 'B'], 'red')], []],
    ['and goes with the last', 'A', [cardFact('F', makeFeatCard(10), ['A', 'B'], 'red'), falls('B')], ['F 10']],
    ['one that chose nobody stays while its force stands', 'A', [cardFact('F', makeFeatCard(10), [], 'red')], []],
    ['and goes with the last of it', 'A', [cardFact('F', makeFeatCard(10), [], 'red'), falls('B')], ['F 10']],
    ['not with the last of another force', 'C', [cardFact('F', makeFeatCard(10), [], 'red')], []],
    ['one for each goes with each', 'A', [cardFact('F', makeFeatCard(10, true), ['A', 'B'], 'red')], ['F 10']],
    ['one without points brings none', 'A', [cardFact('F', makeFeatCard(0), ['A'], 'red')], []],
    ['one that was won is not won again', 'A', [cardFact('F', makeFeatCard(10), ['A'], 'red'), won('F')], []],
  ])('%s', (_, falling, facts, expected) => {
    expect(lost(falling, ...facts)).toEqual(expected);
  });
});
