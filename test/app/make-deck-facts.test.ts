import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeDealFact,
  makeDiscardReturnFacts,
  makeDrawFacts,
  makeNewDeckFact,
  makeRenamedCardFact,
  makeShuffleFact,
} from '../../src/app/game/make-deck-facts';
import { listTarotCards, makeGeneralCard } from '../../src/catalog/general-cards/card';
import { type Deck, listCardsAt } from '../../src/table/decks';
import type { Fact } from '../../src/table/facts';
import { applyFacts, emptyTable } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { SETUP_FACTS } from '../game/make';

const began: Table = applyFacts(emptyTable, SETUP_FACTS);
const withDeck = (...names: string[]): Table => applyFacts(began, [makeNewDeckFact(began, 'Tarot deck', 'red', names)]);
const deckOf = (table: Table): Deck => {
  const [deck] = table.decks;
  if (!deck) throw new Error('no deck');
  return deck;
};

/** Returns a fake source of random bytes that repeats the bytes endlessly. */
function bytes(...all: number[]): () => number {
  let next = 0;
  return () => all[next++ % all.length] ?? 0;
}

test('renames a second deck with the same name', () => {
  const two = applyFacts(withDeck('One'), [makeNewDeckFact(withDeck('One'), 'Tarot deck', 'blue', ['', ''])]);
  expect(two.decks.map(({ id, owner, cards }) => [id, owner, cards.length])).toEqual([
    ['Tarot deck', 'red', 1],
    ['Tarot deck 2', 'blue', 2],
  ]);
});

test('a shuffle is a permutation of the cards in the deck, whatever the random bytes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 300 }),
      (size, chance) => {
        const deck = deckOf(withDeck(...Array.from({ length: size }, () => '')));
        // The final 0 prevents endless retries after rejected random bytes.
        const fact = makeShuffleFact(deck, bytes(...chance, 0));
        expect(fact.fact === 'shuffled' && [...(fact.order ?? [])].sort()).toEqual(
          deck.cards.map(({ id }) => id).sort(),
        );
      },
    ),
    { numRuns: 50, seed: 2022 },
  );
});

test('all six orders of three cards are equally likely', () => {
  const deck = deckOf(withDeck('', '', ''));
  const counts = new Map<string, number>();
  // All pairs of random bytes that are accepted: the first below 255, the second any.
  for (let a = 0; a < 255; a++)
    for (let b = 0; b < 256; b++) {
      const fact = makeShuffleFact(deck, bytes(a, b));
      const order = fact.fact === 'shuffled' ? (fact.order ?? []).join('') : '';
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  expect([...counts.values()]).toEqual(Array.from({ length: 6 }, () => (255 * 256) / 6));
});

test('a draw shuffles a deck in unknown order first, then takes the top until it is empty', () => {
  let table = withDeck('Ace', 'Two');
  const kinds: string[][] = [];
  for (let draw = 0; draw < 3; draw++) {
    const facts = makeDrawFacts(deckOf(table), 'hand', bytes(1));
    kinds.push(facts.map(({ fact }) => fact));
    table = applyFacts(table, facts);
  }
  expect(kinds).toEqual([['shuffled', 'dealt'], ['dealt'], []]);
  expect(listCardsAt(deckOf(table), 'hand')).toHaveLength(2);
});

test("a dealt card's name is logged when it is shown, not while it is hidden", () => {
  const deck = deckOf(withDeck('Ace', ''));
  const named = (fact: Fact) => (fact.fact === 'dealt' ? fact.name : null);
  expect(named(makeDealFact(deck, '1', 'play'))).toBe('Ace');
  expect(named(makeDealFact(deck, '1', 'hand'))).toBeUndefined();
  expect(named(makeDealFact(deck, '2', 'play'))).toBeUndefined();
  expect(named(makeDealFact(deck, '2', 'play', ' Kite '))).toBe('Kite');
});

test('gathers discards, and renames a card in place', () => {
  const table = applyFacts(withDeck('Ace', 'Two'), [makeDealFact(deckOf(withDeck('Ace', 'Two')), '1', 'discard')]);
  expect(listCardsAt(deckOf(applyFacts(table, makeDiscardReturnFacts(deckOf(table)))), 'deck')).toHaveLength(2);
  const told = applyFacts(table, [makeRenamedCardFact(deckOf(table), '1', 'Ace', 'Draw two.')]);
  expect(deckOf(told).cards[0]).toEqual({ id: '1', name: 'Ace', text: 'Draw two.', place: 'discard' });
});

test('a saved tarot card has its effect, regardless of capitals', () => {
  const card = { id: 'a', name: 'The Anvil', text: 'Strikes.', points: 0, kind: 'tarot-card', keywords: [] };
  const made = makeNewDeckFact(began, 'Tarot deck', 'red', ['the  anvil', 'Unknown'], [card]);
  expect(made.fact === 'deck' && made.cards.map(({ text }) => text)).toEqual(['Strikes.', '']);
  const collected = listTarotCards([
    makeGeneralCard('others', card),
    makeGeneralCard('others', { ...card, id: 'b', kind: 'id-card' }),
  ]);
  expect(collected.map(({ id }) => id)).toEqual(['a']);
});
