import { id, longText, name } from '../catalog/checks';
import { type Checked, shape } from '../plain/shape';

/** Where a card of a deck is: face down in it, drawn and not shown, face up in effect, or used up. */
export const DECK_PLACES = ['deck', 'hand', 'play', 'discard'] as const;
export type DeckPlace = (typeof DECK_PLACES)[number];

export const deckCardShape = shape({
  /** Once only in its deck, and never changed: facts name it. */
  id,
  /** What its owner calls it; '' where nobody said yet. */
  name,
  /** What it does, in the owner's words; '' where nobody wrote it down. */
  text: longText,
});
/** One card of a deck, as its owner tells it. */
export type DeckCard = Checked<typeof deckCardShape>;

export interface DealtCard extends DeckCard {
  readonly place: DeckPlace;
}

/** A deck that lies beside the map. */
export interface Deck {
  readonly id: string;
  /** A side; null: it is everybody's. */
  readonly owner: string | null;
  readonly cards: readonly DealtCard[];
  /** Ids of the cards in it, the top one first; null: only the deck on the table knows. */
  readonly order: readonly string[] | null;
}

/** The cards of a deck that are in one place, in its own order. */
export function cardsAt(deck: Deck, place: DeckPlace): readonly DealtCard[] {
  return deck.cards.filter((card) => card.place === place);
}

/** The card that a draw brings; null where the deck on the table decides, or is empty. */
export function topOf(deck: Deck): DealtCard | null {
  const top = deck.order?.[0];
  return deck.cards.find(({ id }) => id === top) ?? null;
}

/** What a card is called: by its name, else by its place in the deck. */
export function nameOfCard({ id, name }: DeckCard): string {
  return name === '' ? `Card ${id}` : name;
}
