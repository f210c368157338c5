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
  /** As all phones know it: a card that was drawn out of sight counts as in its deck. `cardsAt` knows better where this phone does. */
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
  /** This phone may not look: cards that were not shown have no words. Left out: it may. */
  readonly veiled?: true;
  /** Cards in a hand that not every phone may know; left out: none. */
  readonly hidden?: readonly HiddenCard[];
}

/** A card that was drawn out of sight: all phones know it by its mark, and only those that may look which it is. */
export interface HiddenCard {
  readonly mark: string;
  readonly card?: string;
}

/** The cards of a deck that are in one place, in its own order, as far as this phone knows. */
export function cardsAt(deck: Deck, place: DeckPlace): readonly DealtCard[] {
  const { cards, hidden = [] } = deck;
  if (hidden.length === 0 || place === 'play' || place === 'discard')
    return cards.filter((card) => card.place === place);
  const drawn = new Set(hidden.map(({ card }) => card));
  return cards.filter((card) => (place === 'hand') === (card.place === 'hand' || drawn.has(card.id)) && isUnseen(card));
}

/** In the deck or in a hand. A card that was shown by one phone and drawn by another that did not know of it is in play all the same. */
function isUnseen({ place }: DealtCard): boolean {
  return place === 'deck' || place === 'hand';
}

/** How many were drawn and not shown. The same on every phone, whether it may look or not. */
export function countInHand({ cards, hidden = [] }: Deck): number {
  return hidden.length + cards.filter(({ place }) => place === 'hand').length;
}

/** How many are left to draw. The same on every phone. */
export function countLeft({ cards, hidden = [] }: Deck): number {
  return Math.max(0, cards.filter(({ place }) => place === 'deck').length - hidden.length);
}

/** Whether this phone does not know what lies where: its deck is another side's, or the key to it has not come yet. */
export function isVeiled({ veiled, hidden = [] }: Deck): boolean {
  return veiled === true || hidden.some(({ card }) => card === undefined);
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
