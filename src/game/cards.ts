import { turnedTo } from '../catalog/card';
import { ok, type Result } from '../plain/result';
import type { CardInPlay } from '../table/cards';
import type { Table } from '../table/table';
import { hasSide, type Of, type Strange, strange } from './change';

/** Adds a card. A card with a known id is replaced in place. */
export function cardPut(table: Table, fact: Of<'card'>): Result<Table, Strange> {
  const { card: id, is, owner, pieces, click } = fact;
  if (owner !== null && !hasSide(table, owner)) return strange('unknown-side', owner);
  const nobody = pieces.find((piece) => !table.figures.has(piece));
  if (nobody !== undefined) return strange('unknown-piece', nobody);
  if (click > (is.dial?.clicks.length ?? 1)) return strange('off-dial', id);
  const before = table.cards.find((each) => each.id === id);
  // The text of a card can be edited by hand; the structured data stays.
  const { terms = before?.terms, role = before?.role } = fact;
  const data = { ...(terms ? { terms } : {}), ...(role ? { role } : {}) };
  const card: CardInPlay = { id, card: is, owner, pieces, click, won: before?.won ?? false, ...data };
  return ok({ ...table, cards: before ? changed(table.cards, before, card) : [...table.cards, card] });
}

/** Turns the dial of a card. A card without a dial stays unchanged. */
export function cardTurned(table: Table, fact: Of<'card-turned'>): Result<Table, Strange> {
  const before = table.cards.find(({ id }) => id === fact.card);
  if (!before) return strange('unknown-card', fact.card);
  const { dial } = before.card;
  if (!dial) return ok(table);
  const click = turnedTo(dial, before.click, fact.by);
  return ok({ ...table, cards: changed(table.cards, before, { ...before, click }) });
}

export function cardLeft(table: Table, fact: Of<'card-left'>): Result<Table, Strange> {
  if (!table.cards.some(({ id }) => id === fact.card)) return strange('unknown-card', fact.card);
  return ok({ ...table, cards: table.cards.filter(({ id }) => id !== fact.card) });
}

/**
 * Records that the points of a card were won, or taken back. Does nothing if the card has left; the points are
 * unaffected.
 */
export function cardWon(cards: readonly CardInPlay[], id: string, won: boolean): readonly CardInPlay[] {
  const before = cards.find((each) => each.id === id);
  return before ? changed(cards, before, { ...before, won }) : cards;
}

function changed(cards: readonly CardInPlay[], before: CardInPlay, after: CardInPlay): readonly CardInPlay[] {
  return cards.map((each) => (each === before ? after : each));
}
