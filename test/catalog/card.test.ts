import { describe, expect, test } from 'vitest';
import { CARD_KINDS } from '../../src/catalog/card';
import {
  type CardDraft,
  cardOfDraft,
  draftOfCard,
  EVENT_CLICKS_LIMIT,
  makeCardDraft,
} from '../../src/catalog/card-draft';

const draft = (kind: CardDraft['kind'], change: Partial<CardDraft> = {}): CardDraft => ({
  ...makeCardDraft(kind),
  name: 'Long Night',
  ...change,
});

describe('a card that is typed in', () => {
  test('keeps what its kind has and leaves off the rest', () => {
    const all = { points: '12', needs: 'stealth', each: true, shows: 'red\nblue', clicks: 3, text: ' Rain. ' };
    expect(cardOfDraft(draft('feat', all))).toEqual({
      ok: true,
      value: { kind: 'feat', name: 'Long Night', text: 'Rain.', needs: 'stealth', points: 12, each: true, dial: null },
    });
    expect(cardOfDraft(draft('event-dial', all))).toMatchObject({
      value: { needs: '', points: 0, each: false, dial: { clicks: ['red', 'blue', ''], ends: true } },
    });
    expect(cardOfDraft(draft('scenario', all))).toMatchObject({ value: { needs: '', points: 0, dial: null } });
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
    ['two things at once', draft('feat', { name: '', points: '-4' }), ['name-missing', 'points-unreadable']],
  ])('with %s', (_, typed, problems) => {
    const card = cardOfDraft(typed);
    expect(card.ok ? [] : card.fault).toEqual(problems);
  });

  test.each(CARD_KINDS)('%s: its draft makes the same card again', (kind) => {
    const change = { points: '7', needs: 'flight', text: 'Two\nlines', clicks: 4, shows: 'red\n\nblue', ends: false };
    const card = cardOfDraft(draft(kind, change));
    expect(card.ok && cardOfDraft(draftOfCard(card.value))).toEqual(card);
  });
});
