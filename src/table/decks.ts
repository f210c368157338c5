import { idShape, longTextShape, nameShape } from '../catalog/field-shapes';
import { shape, type TypeOf } from '../plain/shape';

/** Where a card of a deck is: face down in the deck, drawn but not shown, face up in effect, or used up. */
export const DECK_PLACES = ['deck', 'hand', 'play', 'discard'] as const;
export type DeckPlace = (typeof DECK_PLACES)[number];

export const deckCardShape = shape({
  /** Id of the card, unique in its deck. It never changes, because facts refer to it. */
  id: idShape,
  /** The owner's name for the card; '' if the card has no name yet. */
  name: nameShape,
  /** Effect of the card in the owner's words; '' if it was not written down. */
  text: longTextShape,
});
/** One card of a deck, as described by its owner. */
export type DeckCard = TypeOf<typeof deckCardShape>;

export interface DealtCard extends DeckCard {
  /**
   * Place as all phones know it: a card drawn face down still counts as in its deck. `listCardsAt` also uses what only
   * this phone knows.
   */
  readonly place: DeckPlace;
}

export interface Deck {
  readonly id: string;
  /** Side that owns the deck; null if all sides share the deck. */
  readonly owner: string | null;
  readonly cards: readonly DealtCard[];
  /** Ids of the cards in the deck, from the top; null if only the physical deck shows the order. */
  readonly order: readonly string[] | null;
  /** Set if this phone may not see the deck: cards that were not shown have no name and text. */
  readonly veiled?: true;
  /** Cards in a hand that not every phone may see; absent if there are none. */
  readonly hidden?: readonly HiddenCard[];
}

/** A card drawn face down. Every phone has its `mark`, a keyed hash; only phones of its side know which card it is. */
export interface HiddenCard {
  readonly mark: string;
  readonly card?: string;
}

/** Lists the cards of a deck that are in one place, in deck order, as this phone knows them. */
export function listCardsAt(deck: Deck, place: DeckPlace): readonly DealtCard[] {
  const { cards, hidden = [] } = deck;
  if (hidden.length === 0 || place === 'play' || place === 'discard')
    return cards.filter((card) => card.place === place);
  const drawn = new Set(hidden.map(({ card }) => card));
  return cards.filter((card) => (place === 'hand') === (card.place === 'hand' || drawn.has(card.id)) && isUnseen(card));
}

/**
 * Returns whether a card is in the deck or in a hand. A card that one phone showed while another drew it is in play.
 */
function isUnseen({ place }: DealtCard): boolean {
  return place === 'deck' || place === 'hand';
}

/** Returns the number of cards drawn and not shown. The same on every phone. */
export function countInHand({ cards, hidden = [] }: Deck): number {
  return hidden.length + cards.filter(({ place }) => place === 'hand').length;
}

/** Returns the number of cards left to draw. The same on every phone. */
export function countUndrawn({ cards, hidden = [] }: Deck): number {
  return Math.max(0, cards.filter(({ place }) => place === 'deck').length - hidden.length);
}

/**
 * Returns whether this phone cannot see the cards of a deck: the deck is another side's, or its key has not arrived
 * yet.
 */
export function isDeckVeiled({ veiled, hidden = [] }: Deck): boolean {
  return veiled === true || hidden.some(({ card }) => card === undefined);
}

/** Returns the card that the next draw gives; null if the physical deck decides or the deck is empty. */
export function findTopCard(deck: Deck): DealtCard | null {
  const top = deck.order?.[0];
  return deck.cards.find(({ id }) => id === top) ?? null;
}

/** Returns the name of a card, or its id in the deck if it has no name. */
export function getDeckCardName({ id, name }: DeckCard): string {
  return name === '' ? `Card ${id}` : name;
}
