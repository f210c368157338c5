import { turnEventDial } from '../../catalog/card';
import { ok, type Result } from '../../plain/result';
import type { CardInPlay } from '../cards';
import type { Table } from '../table';
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
