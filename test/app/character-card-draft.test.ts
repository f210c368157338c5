import { describe, expect, test } from 'vitest';
import {
  characterFromCardDraft,
  emptyCardDraft,
  makeEmptyActionCard,
  parseCardDraft,
  withCardEffects,
  withGroupSizes,
} from '../../src/app/collection/character-card-draft';

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

describe('the action cards of a draft', () => {
  test('a draft of an earlier version opens, with each typed line as a card', () => {
    const { actions: _, ...old } = emptyCardDraft('hero');
    const lines = [
      { text: 'Snuff; build 2 start; ap 1 react; dodge 3; slots 1', id: 'old-snuff' },
      { text: 'Half a li', id: null },
      { text: ' ', id: null },
    ];
    const read = parseCardDraft({ ...old, lines });
    expect(read.ok && read.value.actions).toMatchObject([
      { id: 'old-snuff', name: 'Snuff', reaction: true, effects: [{ effect: 'defend', type: 'dodge', strength: 3 }] },
      { id: '', name: '', text: 'Half a li' },
    ]);
  });

  test('a card without a name is reported and opens again as a draft', () => {
    const draft = { ...emptyCardDraft('hero'), name: 'Ash Piper', actions: [makeEmptyActionCard()] };
    expect(characterFromCardDraft(draft, null)).toMatchObject({
      character: null,
      problems: ['Action card 1: Enter a name.'],
    });
    expect(parseCardDraft(structuredClone(draft))).toEqual({ ok: true, value: draft });
  });

  test('the box follows the effects until the player chooses one', () => {
    const attack = { effect: 'attack', type: 'melee', strength: 3, more: 0, within: 0 } as const;
    const card = withCardEffects(makeEmptyActionCard(), [attack]);
    expect(card.box).toBe('attack');
    expect(withCardEffects(card, []).box).toBeNull();
    expect(withCardEffects({ ...card, box: 'move' }, []).box).toBe('move');
  });
});
