import { describe, expect, test } from 'vitest';
import { certaintyOf, listUncertainSlots } from '../../src/catalog/certainty';
import type { Character } from '../../src/catalog/character';
import { foldUnchecked } from '../../src/game/valid-facts';
import { makePieceOfFigure } from '../../src/table/table-position';
import { BEGAN_FACT, clickFact, MAPPED_FACT, makeTestCharacter } from '../game/make';

/** Character with three clicks: the attack of the second click and all defense values are unknown. */
const HALF_KNOWN: Character = {
  ...makeTestCharacter('a', 3),
  guessed: ['2.attack', '1.defense', '2.defense', '3.defense'],
};

describe('a partly known dial', () => {
  test.each([
    [1, 'attack', 'known'],
    [2, 'attack', 'guessed'],
    [3, 'attack', 'known'],
    [1, 'defense', 'unknown'],
    [3, 'defense', 'unknown'],
    [2, 'speed', 'known'],
  ] as const)('on click %i the %s is %s', (click, slot, knowing) => {
    expect(certaintyOf(HALF_KNOWN, click, slot)).toBe(knowing);
  });

  test('lists the unknown values of a click, and none of a known dial', () => {
    expect([1, 2, 3].map((click) => listUncertainSlots(HALF_KNOWN, click))).toEqual([
      ['defense'],
      ['attack', 'defense'],
      ['defense'],
    ]);
    expect(listUncertainSlots(makeTestCharacter('b'), 1)).toEqual([]);
  });

  test('is used in a game, where the piece lists the guessed values of its click', () => {
    const joined = (piece: string, who: Character) =>
      ({ fact: 'joined', piece, side: 'red', character: who, points: 50, click: 1 }) as const;
    const facts = [BEGAN_FACT, MAPPED_FACT, joined('A', HALF_KNOWN), joined('B', makeTestCharacter('b'))];
    const guessesOf = (more: readonly object[], id: string) => {
      const figure = foldUnchecked([...facts, ...more]).table.figures.get(id);
      if (!figure) throw new Error(`no ${id}`);
      return makePieceOfFigure(figure).guessed;
    };
    expect(guessesOf([], 'A')).toEqual(['defense']);
    expect(guessesOf([clickFact('A', 1)], 'A')).toEqual(['attack', 'defense']);
    expect(guessesOf([], 'B')).toBeUndefined();
  });
});
