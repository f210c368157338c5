import { normalizeText } from '../../catalog/force';
import type { OtherCard } from '../../catalog/general-cards/card';
import { type Deck, type DeckPlace, findTopCard, getDeckCardName, isDeckVeiled, listCardsAt } from '../../table/decks';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { makeUniqueName } from '../../table/unique-name';
import { cryptoRandomByte, type RandomByte } from './dice';
import { state } from './open-game';

/** Maximum length of a deck name. Longer names do not fit into the deck strip. */
export const DECK_NAME_LENGTH = 40;
/** Maximum number of cards in a deck: as many as players shuffle by hand. */
export const MAX_DECK_SIZE = 60;

/** Makes the fact that adds a deck with a name that is not used in the game. */
export function makeNewDeckFact(
  table: Table,
  name: string,
  owner: string | null,
  cards: readonly string[],
  collected: readonly OtherCard[] = [],
): Fact {
  return makeDeckFact(makeUniqueName(name, new Set(table.decks.map(({ id }) => id))), owner, cards, collected);
}

/**
 * Makes the fact for a deck with cards numbered from 1. A card without a name gets its name when it is drawn.
 * @param collected cards of the collection; a deck card takes its text from the card with the same name
 */
export function makeDeckFact(
  deck: string,
  owner: string | null,
  cards: readonly string[],
  collected: readonly OtherCard[] = [],
): Fact {
  const texts = new Map(collected.map((card) => [normalizeText(card.name), card.text]));
  const told = cards.map((card, index) => ({
    id: String(index + 1),
    name: card,
    text: texts.get(normalizeText(card)) ?? '',
  }));
  return { fact: 'deck', deck, owner, cards: told };
}

/** Makes the fact that replaces the name and text of one card in a deck. */
export function makeRenamedCardFact(deck: Deck, card: string, name: string, text: string): Fact {
  const cards = deck.cards.map(({ place: _, ...each }) => (each.id === card ? { ...each, name, text } : each));
  return { fact: 'deck', deck: deck.id, owner: deck.owner, cards };
}

/** Makes the fact that moves a card of a deck, including the card's name for the log. */
export function makeDealFact(deck: Deck, card: string, to: DeckPlace, text = ''): Fact {
  const known = deck.cards.find(({ id }) => id === card);
  const name = text.trim() || (known ? getDeckCardName(known) : '');
  // A card drawn into a hand stays unnamed in the log unless the players named it.
  const named = to === 'hand' ? text.trim() : name;
  return {
    fact: 'dealt',
    deck: deck.id,
    card,
    to,
    ...(named === '' || named === `Card ${card}` ? {} : { name: named }),
  };
}

/**
 * Whether this device may draw and shuffle. False in a shared game if this device does not know the order of the deck.
 */
export function mayDrawFrom(deck: Deck): boolean {
  return !isDeckVeiled(deck) || state()?.backend.kind !== 'shared';
}

/** Makes the fact that shuffles the cards left in a deck. */
export function makeShuffleFact(deck: Deck, chance: RandomByte = cryptoRandomByte): Fact {
  const order = listCardsAt(deck, 'deck').map(({ id }) => id);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, chance);
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return { fact: 'shuffled', deck: deck.id, order };
}

/**
 * Returns the facts that draw the top card. If the app does not know the order, a shuffle comes first. Empty if the
 * deck is empty.
 */
export function makeDrawFacts(deck: Deck, to: DeckPlace, chance: RandomByte = cryptoRandomByte): Fact[] {
  const shuffle = deck.order === null ? makeShuffleFact(deck, chance) : null;
  const top = shuffle?.fact === 'shuffled' ? shuffle.order?.[0] : findTopCard(deck)?.id;
  if (top === undefined) return [];
  return [...(shuffle ? [shuffle] : []), makeDealFact(deck, top, to)];
}

/** Makes the facts that put all discarded cards back into the deck. */
export function makeDiscardReturnFacts(deck: Deck): Fact[] {
  return listCardsAt(deck, 'discard').map(({ id }) => makeDealFact(deck, id, 'deck'));
}

/**
 * Returns a uniform random number from 0 to `count` − 1, where `count` is at most 256. Bytes at or above the last
 * multiple of `count` are drawn again.
 */
function below(count: number, chance: RandomByte): number {
  const fair = 256 - (256 % count);
  for (;;) {
    const byte = chance();
    if (byte < fair) return byte % count;
  }
}
