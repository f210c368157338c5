import { ok, type Result } from '../plain/result';
import { cardsAt, type DealtCard, type Deck, type HiddenCard } from '../table/decks';
import type { Table } from '../table/table';
import { hasSide, type Of, type Strange, strange } from './change';

/** A deck that is known already keeps its cards where they are; new ones come into it, and how it lies is then not known. */
export function deckPut(table: Table, { deck: id, owner, cards, veiled }: Of<'deck'>): Result<Table, Strange> {
  if (owner !== null && !hasSide(table, owner)) return strange('unknown-side', owner);
  const ids = cards.map((card) => card.id);
  const twice = ids.find((each, index) => ids.indexOf(each) !== index);
  if (twice !== undefined) return strange('unknown-card', twice);
  const before = table.decks.find((each) => each.id === id);
  const known = new Map(before?.cards.map((card) => [card.id, card]));
  const dealt = cards.map((card): DealtCard => {
    const { place = 'deck', name = '', text = '' } = known.get(card.id) ?? {};
    // Told to those who may not look, it takes no words away that are known already.
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
  return ok({ ...table, decks: before ? changed(table, before, deck) : [...table.decks, deck] });
}

export function deckLeft(table: Table, { deck: id }: Of<'deck-left'>): Result<Table, Strange> {
  if (!table.decks.some((deck) => deck.id === id)) return strange('unknown-card', id);
  return ok({ ...table, decks: table.decks.filter((deck) => deck.id !== id) });
}

/** Where a card goes back into its deck nobody knows how the deck lies until it is shuffled. */
export function dealt(table: Table, { deck: id, card, to, name, text, marks }: Of<'dealt'>): Result<Table, Strange> {
  const before = table.decks.find((deck) => deck.id === id);
  const moved = before?.cards.find((each) => each.id === card);
  if (!before || !moved) return strange('unknown-card', before ? card : id);
  const after = { ...moved, place: to, name: name ?? moved.name, text: text ?? moved.text };
  const cards = before.cards.map((each) => (each === moved ? after : each));
  const hidden = before.hidden?.filter(({ mark }) => !marks?.includes(mark)) ?? [];
  // A mark that stood for another card puts that one back.
  const back = to === 'deck' || before.hidden?.some((each) => each.card !== card && !hidden.includes(each));
  const order = back ? null : (before.order?.filter((each) => each !== card) ?? null);
  return ok({ ...table, decks: changed(table, before, withHidden({ ...before, cards, order }, hidden)) });
}

/**
 * What all phones know must come out alike on all of them, in whatever order taps of phones apart come together: which cards were shown, and the
 * marks in a hand. What a phone knows besides changes neither: only the order, the words of the card, and what a mark stands for.
 */
export function movedUnseen(table: Table, { deck: id, mark, to, card, name }: Of<'unseen'>): Result<Table, Strange> {
  const before = table.decks.find((deck) => deck.id === id);
  if (!before) return strange('unknown-card', id);
  const known = card ?? before.hidden?.find((each) => each.mark === mark)?.card;
  const others = before.hidden?.filter((each) => each.mark !== mark) ?? [];
  const hidden = to === 'hand' ? [...others, known === undefined ? { mark } : { mark, card: known }] : others;
  const cards = before.cards.map((each) => (each.id === known && name !== undefined ? { ...each, name } : each));
  const order = to === 'deck' || known === undefined ? null : (before.order?.filter((each) => each !== known) ?? null);
  return ok({ ...table, decks: changed(table, before, withHidden({ ...before, cards, order }, hidden)) });
}

/** A deck of which nothing is hidden is what it was before any game was shared. */
function withHidden({ hidden: _, ...deck }: Deck, hidden: readonly HiddenCard[]): Deck {
  return hidden.length === 0 ? deck : { ...deck, hidden };
}

/** Every card that is in the deck has its place in the order, and no other. */
export function shuffled(table: Table, { deck: id, order }: Of<'shuffled'>): Result<Table, Strange> {
  const before = table.decks.find((deck) => deck.id === id);
  if (!before) return strange('unknown-card', id);
  if (order !== null) {
    const inside = new Set(cardsAt(before, 'deck').map((card) => card.id));
    const stray = order.find((card) => !inside.delete(card)) ?? [...inside][0];
    if (stray !== undefined) return strange('unknown-card', stray);
  }
  return ok({ ...table, decks: changed(table, before, { ...before, order }) });
}

export function seenTo(table: Table, { due, side }: Of<'seen-to'>): Result<Table, Strange> {
  const known = table.seenTo.some((each) => each.due === due && each.side === side);
  return ok(known ? table : { ...table, seenTo: [...table.seenTo, { due, side }] });
}

function changed(table: Table, before: Deck, after: Deck): readonly Deck[] {
  return table.decks.map((deck) => (deck === before ? after : deck));
}
