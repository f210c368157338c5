import type { DealtCard, Deck } from './decks';
import type { Table } from './table';

/**
 * Returns the table as a side may see it: without the cards that other sides hold, and without the order of any deck.
 * Nothing else of a table is secret. Cards face up stay, and the numbers of cards in decks and hands.
 */
export function hideDecks(table: Table, side: string): Table {
  if (table.decks.length === 0) return table;
  return { ...table, decks: table.decks.map((deck) => (deck.owner === side ? hideOrder(deck) : hideCards(deck))) };
}

function hideOrder(deck: Deck): Deck {
  return { ...deck, order: null };
}

/** Hides which cards are in a deck and in a hand. Both become cards of the deck without name and text. */
function hideCards({ cards, hidden = [], ...deck }: Deck): Deck {
  const isOpen = ({ place }: DealtCard) => place === 'play' || place === 'discard';
  const held = hidden.length + cards.filter(({ place }) => place === 'hand').length;
  const covered = cards.filter((card) => !isOpen(card)).length;
  const blank = Array.from({ length: covered }, (_, place): DealtCard => {
    return { id: `covered ${place + 1}`, name: '', text: '', place: place < held ? 'hand' : 'deck' };
  });
  return { ...deck, cards: [...blank, ...cards.filter(isOpen)], order: null, veiled: true };
}
