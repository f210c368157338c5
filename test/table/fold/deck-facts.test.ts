import { expect, test } from 'vitest';
import { type DeckPlace, findTopCard, listCardsAt } from '../../../src/table/decks';
import type { Fact } from '../../../src/table/facts';
import { applyFact, applyFacts, emptyTable } from '../../../src/table/fold/fold';
import type { Table } from '../../../src/table/table';
import { SETUP_FACTS } from '../../game/make';

const deck = (...ids: string[]): Fact => ({
  ...{ fact: 'deck', deck: 'd', owner: 'red' },
  cards: ids.map((id) => ({ id, name: '', text: '' })),
});
const dealt = (card: string, to: DeckPlace, name?: string): Fact => ({
  ...{ fact: 'dealt', deck: 'd', card, to },
  ...(name === undefined ? {} : { name }),
});
const shuffled = (...order: string[]): Fact => ({ fact: 'shuffled', deck: 'd', order });

const after = (...facts: Fact[]): Table =>
  [...SETUP_FACTS, ...facts].reduce((table, fact) => applyFacts(table, [fact]), emptyTable);
const places = (table: Table) => table.decks[0]?.cards.map(({ id, place }) => `${id} ${place}`);
const codeOf = (fact: Fact, table: Table) => {
  const tried = applyFact(table, fact);
  return tried.ok ? null : tried.fault.code;
};

test('dealing a card moves it and removes only that card from the order', () => {
  const table = after(deck('1', '2', '3'), shuffled('3', '1', '2'), dealt('1', 'play', 'The Kite'));
  expect(places(table)).toEqual(['1 play', '2 deck', '3 deck']);
  expect(table.decks[0]?.order).toEqual(['3', '2']);
  expect(table.decks[0] && findTopCard(table.decks[0])?.id).toBe('3');
  expect(table.decks[0] && listCardsAt(table.decks[0], 'play')[0]?.name).toBe('The Kite');
});

test('a card returned to the deck makes its order unknown until a shuffle', () => {
  const back = after(deck('1', '2'), shuffled('1', '2'), dealt('1', 'discard'), dealt('1', 'deck'));
  expect(back.decks[0]?.order).toBeNull();
  expect(applyFacts(back, [shuffled('2', '1')]).decks[0]?.order).toEqual(['2', '1']);
});

test('a deck listed anew keeps its cards where they are, and other cards make its order unknown', () => {
  const table = after(deck('1', '2'), shuffled('2', '1'), dealt('2', 'hand'));
  const named: Fact = { ...(deck('1', '2') as Extract<Fact, { fact: 'deck' }>), owner: null };
  expect(places(applyFacts(table, [named]))).toEqual(['1 deck', '2 hand']);
  expect(applyFacts(table, [named]).decks[0]).toMatchObject({ owner: null, order: ['1'] });
  expect(applyFacts(table, [deck('1', '2', '3')]).decks[0]?.order).toBeNull();
});

test.each<[string, Fact, string]>([
  ['an order that lacks a card', shuffled('1'), 'unknown-card'],
  ['an order with a card that was drawn', shuffled('1', '2', '3'), 'unknown-card'],
  ['an order with a card twice', shuffled('1', '1'), 'unknown-card'],
  ['a card that the deck has not', dealt('9', 'play'), 'unknown-card'],
  ['a deck that is not there', { fact: 'deck-left', deck: 'x' }, 'unknown-card'],
  ['a deck with a card twice', deck('1', '1'), 'unknown-card'],
  ['a deck of nobody in the game', { fact: 'deck', deck: 'e', owner: 'green', cards: [] }, 'unknown-side'],
])('leaves out %s', (_, fact, code) => {
  const table = after(deck('1', '2', '3'), dealt('3', 'hand'));
  expect(codeOf(fact, table)).toBe(code);
  expect(applyFacts(table, [fact])).toBe(table);
});

test('a reminder that was dealt with is stored once for each side', () => {
  const seen = (side: string | null): Fact => ({ fact: 'seen-to', due: 'radiation, round 3', side });
  const table = after(seen('red'), seen('red'), seen('blue'), seen(null));
  expect(table.seenTo.map(({ side }) => side)).toEqual(['red', 'blue', null]);
});
