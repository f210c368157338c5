import { describe, expect, test } from 'vitest';
import { CARD_KINDS, listEffectsOnClick } from '../../src/catalog/card';
import {
  type CardDraft,
  cardFromDraft,
  draftFromCard,
  EVENT_CLICKS_LIMIT,
  makeCardDraft,
} from '../../src/catalog/card-draft';

const draft = (kind: CardDraft['kind'], change: Partial<CardDraft> = {}): CardDraft => ({
  ...makeCardDraft(kind),
  name: 'Long Night',
  ...change,
});

describe('a card entered by hand', () => {
  test('has the fields of its kind only', () => {
    const all = { points: '12', needs: 'stealth', each: true, shows: 'red\nblue', clicks: 3, text: ' Rain. ' };
    expect(cardFromDraft(draft('feat', all))).toEqual({
      ok: true,
      value: { kind: 'feat', name: 'Long Night', text: 'Rain.', needs: 'stealth', points: 12, each: true, dial: null },
    });
    expect(cardFromDraft(draft('event-dial', all))).toMatchObject({
      value: { needs: '', points: 0, each: false, dial: { clicks: ['red', 'blue', ''], ends: true } },
    });
    expect(cardFromDraft(draft('scenario', all))).toMatchObject({ value: { needs: '', points: 0, dial: null } });
  });

  test.each<[string, CardDraft, readonly string[]]>([
    ['no name', draft('other', { name: '  ' }), ['name-missing']],
    ['a name too long', draft('other', { name: 'x'.repeat(121) }), ['name-too-long']],
    ['a text too long', draft('other', { text: 'x'.repeat(2001) }), ['text-too-long']],
    ['points in words', draft('feat', { points: 'ten' }), ['points-unreadable']],
    ['points in words where none count', draft('condition', { points: 'ten' }), []],
    ['no clicks', draft('event-dial', { clicks: 0 }), ['clicks-out-of-range']],
    ['too many clicks', draft('event-dial', { clicks: EVENT_CLICKS_LIMIT + 1 }), ['clicks-out-of-range']],
    ['more lines than clicks', draft('event-dial', { clicks: 1, shows: 'red\nblue' }), ['too-many-lines']],
    ['an empty line at the end', draft('event-dial', { clicks: 2, shows: 'red\nblue\n' }), []],
    ['an effect without a colour', draft('event-dial', { effects: 'nobody flies' }), ['effect-unreadable']],
    ['an effect that says nothing', draft('event-dial', { effects: 'red:  ' }), ['effect-unreadable']],
    ['effects, and lines between them', draft('event-dial', { effects: 'red: No: none.\n\nblue: Yes' }), []],
    ['two things at once', draft('feat', { name: '', points: '-4' }), ['name-missing', 'points-unreadable']],
  ])('with %s', (_, typed, problems) => {
    const card = cardFromDraft(typed);
    expect(card.ok ? [] : card.fault).toEqual(problems);
  });

  test.each(CARD_KINDS)('%s: its draft makes the same card again', (kind) => {
    const change = { points: '7', needs: 'flight', text: 'Two\nlines', clicks: 4, shows: 'red\n\nblue', ends: false };
    const turns = { turns: 'knock-out', by: -2, effects: 'red: No: none.\nblue: Yes', scene: 'showdown' } as const;
    const card = cardFromDraft(draft(kind, { ...change, ...turns }));
    expect(card.ok && card.value.scene).toBe(kind === 'scenario' ? 'showdown' : undefined);
    expect(card.ok && card.value.dial).toEqual(
      kind === 'event-dial'
        ? {
            ...{ clicks: ['red', '', 'blue', ''], ends: false, turns: 'knock-out', by: -2 },
            effects: [
              { colour: 'red', text: 'No: none.' },
              { colour: 'blue', text: 'Yes' },
            ],
          }
        : null,
    );
    expect(card.ok && cardFromDraft(draftFromCard(card.value))).toEqual(card);
  });
});

test('a colour is in effect while it shows, alone or with others', () => {
  const effects = ['Red', 'blue'].map((colour) => ({ colour, text: `${colour}!` }));
  const dial = { clicks: ['red', 'green, Blue', 'redder', ''], ends: true, effects };
  const showing = (click: number) => listEffectsOnClick(dial, click).map(({ text }) => text);
  expect([1, 2, 3, 4, 9].map(showing)).toEqual([['Red!'], ['blue!'], [], [], []]);
  expect(listEffectsOnClick({ clicks: ['red'], ends: true }, 1)).toEqual([]);
});
