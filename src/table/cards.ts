import type { Card } from '../catalog/card';
import type { RoleHolders, ScenarioTerms } from '../catalog/cards/scenario-card';
import { powerId } from '../catalog/powers';
import { featUse } from './feat-use';
import type { Figure, Table } from './table';

/** A card of the game. */
export interface CardInPlay {
  /** Its name, with a number where there are several: facts and log lines call it by that. */
  readonly id: string;
  readonly card: Card;
  /** The side that brought it; null for one that belongs to the whole game. */
  readonly owner: string | null;
  /** The pieces that a feat was given to; empty where it names none. */
  readonly pieces: readonly string[];
  /** The click that its dial shows, from 1; 1 for cards without a dial. */
  readonly click: number;
  /** Its victory points were won: nobody wins them again. */
  readonly won: boolean;
  /** Of a scenario card of a mission: all of it that can be told as data. */
  readonly terms?: ScenarioTerms;
  /** Of the card of a role that a scenario gives: who has it. */
  readonly role?: RoleHolders;
}

/** What a card is called where people read it: its id, but for a role or a victory card of a mission, whose id is for the game alone. */
export function titleOfCard({
  id,
  card: { name },
}: Pick<CardInPlay, 'id'> & { readonly card: Pick<Card, 'name'> }): string {
  return id === name || id.startsWith(`${name} `) ? id : name;
}

/** The figures that a card was given to and that are still in the game. */
export function holdersOf(table: Table, card: CardInPlay): Figure[] {
  return card.pieces.flatMap((piece) => {
    const figure = table.figures.get(piece);
    return figure && !figure.defeated ? [figure] : [];
  });
}

/** Whether a card does nothing any more: all whom it was given to are out of the game. */
export function isSpent(table: Table, card: CardInPlay): boolean {
  return card.pieces.length > 0 && holdersOf(table, card).length === 0;
}

/** The feats of a piece, in the order in which they came. */
export function featsOf(table: Table, piece: string): CardInPlay[] {
  return cardsOf(table, piece).filter(({ card }) => card.kind === 'feat');
}

/** The feats and the equipment of a piece, in the order in which they came. */
export function cardsOf(table: Table, piece: string): CardInPlay[] {
  return table.cards.filter(
    ({ card, pieces }) => (card.kind === 'feat' || card.kind === 'other') && pieces.includes(piece),
  );
}

/** Powers that the cards of a figure let it use now: a feat only while its prerequisites show ("Using feats"). */
export function powersOfCards(table: Table, figure: Figure): readonly string[] {
  return table.cards.flatMap(({ card: { grants, requires }, pieces }) => {
    if (grants === undefined || !pieces.includes(figure.piece)) return [];
    if (requires && featUse(figure, { needs: requires, unread: [] }).can === 'no') return [];
    return grants.map(powerId);
  });
}

/** What a feat counts in the points of its force, all its characters together. */
export function costOf({ card, pieces }: CardInPlay): number {
  return card.each ? card.points * pieces.length : card.points;
}

/** What of that is still in the game. */
export function costStanding(table: Table, card: CardInPlay): number {
  if (card.won && !card.card.each) return 0;
  const holders = holdersOf(table, card).length;
  if (card.card.each) return card.card.points * holders;
  return card.pieces.length > 0 && holders === 0 ? 0 : card.card.points;
}

/** The side whose force a feat belongs to. */
export function sideOfCard(table: Table, { owner, pieces }: CardInPlay): string | null {
  return owner ?? table.figures.get(pieces[0] ?? '')?.side ?? null;
}
