import { describe, expect, test } from 'vitest';
import { emptyCardDraft, withGroupSizes } from '../../src/app/collection/character-card-draft';

describe('a new card draft', () => {
  test.each(['hero', 'villain', 'mastermind', 'henchman'] as const)('%s: attacks for two action points', (kind) => {
    const draft = kind === 'henchman' ? withGroupSizes(emptyCardDraft(kind), [3, 6]) : emptyCardDraft(kind);
    expect(draft.faces.map(({ attack, move }) => [attack.cost, move.cost])).toEqual(draft.faces.map(() => [2, 1]));
  });

  test("henchmen: has the book's health and march distances", () => {
    const { health, faces } = withGroupSizes(emptyCardDraft('henchman'), [3, 6]);
    expect([health, faces.map(({ move }) => move.price)]).toEqual([3, [3, 6]]);
  });

  test('has eight build points at level 1', () => {
    expect(emptyCardDraft('hero').build[1]).toBe(8);
  });
});
