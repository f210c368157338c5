import { normalizeText } from '../../catalog/force';
import type { OtherCard } from '../../catalog/general-cards/card';
import { type Deck, type DeckPlace, isVeiled, listCardsAt, nameOfCard, topCard } from '../../table/decks';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { type Chance, cryptoChance } from './dice';
import { freeName } from './free-name';
import { state } from './state';

/** Longer names fit no strip. */
export const DECK_NAME_LENGTH = 40;
/** As many as anybody shuffles by hand. */
export const DECK_LIMIT = 60;

/** A new deck under a name that no deck of the game has yet. */
export function deckFact(
  table: Table,
  name: string,
  owner: string | null,
  cards: readonly string[],
  collected: readonly OtherCard[] = [],
): Fact {
  return deckNamed(freeName(name, new Set(table.decks.map(({ id }) => id))), owner, cards, collected);
}

/**
 * Its cards are numbered from 1; a card without a name gets it when it is drawn.
 * @param collected cards of the collection: one of the same name says what it does
 */
export function deckNamed(
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

/** The deck with one card's name and text replaced. */
export function retold(deck: Deck, card: string, name: string, text: string): Fact {
  const cards = deck.cards.map(({ place: _, ...each }) => (each.id === card ? { ...each, name, text } : each));
  return { fact: 'deck', deck: deck.id, owner: deck.owner, cards };
}

/** Moves a card; the fact holds its name for the log. */
export function dealt(deck: Deck, card: string, to: DeckPlace, told = ''): Fact {
  const known = deck.cards.find(({ id }) => id === card);
  const name = told.trim() || (known ? nameOfCard(known) : '');
  // A card drawn but not shown stays unnamed in the log.
  const named = to === 'hand' ? told.trim() : name;
  return {
    fact: 'dealt',
    deck: deck.id,
    card,
    to,
    ...(named === '' || named === `Card ${card}` ? {} : { name: named }),
  };
}

/** Whether this phone may draw and shuffle: not while the game is played on several and it does not know how the deck lies. */
export function mayDrawFrom(deck: Deck): boolean {
  return !isVeiled(deck) || !state()?.shared;
}

/** The cards left in a deck in random order. */
export function shuffled(deck: Deck, chance: Chance = cryptoChance): Fact {
  const order = listCardsAt(deck, 'deck').map(({ id }) => id);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, chance);
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return { fact: 'shuffled', deck: deck.id, order };
}

/** Draws the top card; shuffles first where the app does not know the order. No facts where the deck is empty. */
export function drawn(deck: Deck, to: DeckPlace, chance: Chance = cryptoChance): Fact[] {
  const shuffle = deck.order === null ? shuffled(deck, chance) : null;
  const top = shuffle?.fact === 'shuffled' ? shuffle.order?.[0] : topCard(deck)?.id;
  if (top === undefined) return [];
  return [...(shuffle ? [shuffle] : []), dealt(deck, top, to)];
}

/** All that was discarded goes back into the deck. */
export function gathered(deck: Deck): Fact[] {
  return listCardsAt(deck, 'discard').map(({ id }) => dealt(deck, id, 'deck'));
}

/** A fair number from 0 up to one below `count`, 256 at most: bytes above the last whole multiple are rolled again. */
function below(count: number, chance: Chance): number {
  const fair = 256 - (256 % count);
  for (;;) {
    const byte = chance();
    if (byte < fair) return byte % count;
  }
}
