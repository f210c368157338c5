import { turnEventDial } from '../../catalog/card';
import { ok, type Result } from '../../plain/result';
import { type DealtCard, type Deck, type HiddenCard, listCardsAt } from '../decks';
import type { CardInPlay, Table } from '../table';
import { type FactFault, type FactOf, hasSide, rejectFact } from './fact-helpers';

/** Adds a card to the game, or replaces the card with the same id in place. */
export function applyCard(table: Table, fact: FactOf<'card'>): Result<Table, FactFault> {
  const { card: id, is, owner, pieces, click } = fact;
  if (owner !== null && !hasSide(table, owner)) return rejectFact('unknown-side', owner);
  const nobody = pieces.find((piece) => !table.figures.has(piece));
  if (nobody !== undefined) return rejectFact('unknown-piece', nobody);
  if (click > (is.dial?.clicks.length ?? 1)) return rejectFact('off-dial', id);
  const before = table.cards.find((each) => each.id === id);
  // The text of a card can be edited by hand. The edit retains the structured data.
  const { terms = before?.terms, role = before?.role } = fact;
  const data = { ...(terms ? { terms } : {}), ...(role ? { role } : {}) };
  const card: CardInPlay = { id, card: is, owner, pieces, click, won: before?.won ?? false, ...data };
  return ok({ ...table, cards: before ? replaceCard(table.cards, before, card) : [...table.cards, card] });
}

/** Turns the event dial of a card. A card without a dial stays unchanged. */
export function applyCardTurned(table: Table, fact: FactOf<'card-turned'>): Result<Table, FactFault> {
  const before = table.cards.find(({ id }) => id === fact.card);
  if (!before) return rejectFact('unknown-card', fact.card);
  const { dial } = before.card;
  if (!dial) return ok(table);
  const click = turnEventDial(dial, before.click, fact.by);
  return ok({ ...table, cards: replaceCard(table.cards, before, { ...before, click }) });
}

export function applyCardRemoved(table: Table, fact: FactOf<'card-left'>): Result<Table, FactFault> {
  if (!table.cards.some(({ id }) => id === fact.card)) return rejectFact('unknown-card', fact.card);
  return ok({ ...table, cards: table.cards.filter(({ id }) => id !== fact.card) });
}

/**
 * Records whether the points of a card were won. Does nothing if the card has left the game. The points themselves are
 * unaffected.
 */
export function setCardWon(cards: readonly CardInPlay[], id: string, won: boolean): readonly CardInPlay[] {
  const before = cards.find((each) => each.id === id);
  return before ? replaceCard(cards, before, { ...before, won }) : cards;
}

function replaceCard(cards: readonly CardInPlay[], before: CardInPlay, after: CardInPlay): readonly CardInPlay[] {
  return cards.map((each) => (each === before ? after : each));
}

/**
 * Adds or updates a deck. Known cards stay in place and new cards go into the deck. If the set of cards changes, the
 * order becomes unknown.
 */
export function applyDeck(table: Table, { deck: id, owner, cards, veiled }: FactOf<'deck'>): Result<Table, FactFault> {
  if (owner !== null && !hasSide(table, owner)) return rejectFact('unknown-side', owner);
  const ids = cards.map((card) => card.id);
  const twice = ids.find((each, index) => ids.indexOf(each) !== index);
  if (twice !== undefined) return rejectFact('unknown-card', twice);
  const before = table.decks.find((each) => each.id === id);
  const known = new Map(before?.cards.map((card) => [card.id, card]));
  const dealt = cards.map((card): DealtCard => {
    const { place = 'deck', name = '', text = '' } = known.get(card.id) ?? {};
    // A veiled fact may omit names and texts; those already known are retained.
    const words = veiled ? { name: card.name || name, text: card.text || text } : {};
    return { ...card, ...words, place };
  });
  const same = before && ids.length === before.cards.length && ids.every((each) => known.has(each));
  const deck: Deck = {
    id,
    owner,
    cards: dealt,
    order: same ? before.order : null,
    ...(before?.hidden && { hidden: before.hidden }),
    ...(veiled && (!before || before.veiled) && { veiled: true }),
  };
  return ok({ ...table, decks: before ? replaceDeck(table, before, deck) : [...table.decks, deck] });
}

export function applyDeckRemoved(table: Table, { deck: id }: FactOf<'deck-left'>): Result<Table, FactFault> {
  if (!table.decks.some((deck) => deck.id === id)) return rejectFact('unknown-card', id);
  return ok({ ...table, decks: table.decks.filter((deck) => deck.id !== id) });
}

/** Moves a card of a deck. After a card returns to the deck, the order is unknown until the next shuffle. */
export function applyCardDealt(
  table: Table,
  { deck: id, card, to, name, text, marks }: FactOf<'dealt'>,
): Result<Table, FactFault> {
  const before = table.decks.find((deck) => deck.id === id);
  const moved = before?.cards.find((each) => each.id === card);
  if (!before || !moved) return rejectFact('unknown-card', before ? card : id);
  const after = { ...moved, place: to, name: name ?? moved.name, text: text ?? moved.text };
  const cards = before.cards.map((each) => (each === moved ? after : each));
  const hidden = before.hidden?.filter(({ mark }) => !marks?.includes(mark)) ?? [];
  // A mark represents a hidden card in a hand. If a removed mark represented another card, the deck order is lost.
  const back = to === 'deck' || before.hidden?.some((each) => each.card !== card && !hidden.includes(each));
  const order = back ? null : (before.order?.filter((each) => each !== card) ?? null);
  return ok({ ...table, decks: replaceDeck(table, before, withHidden({ ...before, cards, order }, hidden)) });
}

/**
 * Moves a card that only some phones may see. All phones share two things: the visible cards, and the marks that
 * represent hidden cards in a hand. Neither may depend on the order in which taps are merged. Private knowledge of this
 * phone may affect only the deck order, a card's text and the card behind a mark.
 */
export function applyHiddenCardMoved(
  table: Table,
  { deck: id, mark, to, card, name }: FactOf<'unseen'>,
): Result<Table, FactFault> {
  const before = table.decks.find((deck) => deck.id === id);
  if (!before) return rejectFact('unknown-card', id);
  const known = card ?? before.hidden?.find((each) => each.mark === mark)?.card;
  const others = before.hidden?.filter((each) => each.mark !== mark) ?? [];
  const hidden = to === 'hand' ? [...others, known === undefined ? { mark } : { mark, card: known }] : others;
  const cards = before.cards.map((each) => (each.id === known && name !== undefined ? { ...each, name } : each));
  const order = to === 'deck' || known === undefined ? null : (before.order?.filter((each) => each !== known) ?? null);
  return ok({ ...table, decks: replaceDeck(table, before, withHidden({ ...before, cards, order }, hidden)) });
}

/**
 * Sets the hidden cards of a deck. A deck without hidden cards has no `hidden` field, as in games from before shared
 * games existed.
 */
function withHidden({ hidden: _, ...deck }: Deck, hidden: readonly HiddenCard[]): Deck {
  return hidden.length === 0 ? deck : { ...deck, hidden };
}

/** Stores the order of a deck. The order must name every card in the deck exactly once. */
export function applyDeckShuffled(table: Table, { deck: id, order }: FactOf<'shuffled'>): Result<Table, FactFault> {
  const before = table.decks.find((deck) => deck.id === id);
  if (!before) return rejectFact('unknown-card', id);
  if (order !== null) {
    const inside = new Set(listCardsAt(before, 'deck').map((card) => card.id));
    const stray = order.find((card) => !inside.delete(card)) ?? [...inside][0];
    if (stray !== undefined) return rejectFact('unknown-card', stray);
  }
  return ok({ ...table, decks: replaceDeck(table, before, { ...before, order }) });
}

export function applyHandledReminder(table: Table, { due, side }: FactOf<'seen-to'>): Result<Table, FactFault> {
  const known = table.seenTo.some((each) => each.due === due && each.side === side);
  return ok(known ? table : { ...table, seenTo: [...table.seenTo, { due, side }] });
}

function replaceDeck(table: Table, before: Deck, after: Deck): readonly Deck[] {
  return table.decks.map((deck) => (deck === before ? after : deck));
}
