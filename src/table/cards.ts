import type { Card } from '../catalog/card';
import { powerId } from '../catalog/powers';
import { checkFeat } from './feat-check';
import type { CardInPlay, Figure, Table } from './table';

/** Returns the title to display: the id, except for role and victory cards of a mission, which have internal ids. */
export function getCardTitle({
  id,
  card: { name },
}: Pick<CardInPlay, 'id'> & { readonly card: Pick<Card, 'name'> }): string {
  return id === name || id.startsWith(`${name} `) ? id : name;
}

/** Lists the figures that have a card and are still in the game. */
export function listCardHolders(table: Table, card: CardInPlay): Figure[] {
  return card.pieces.flatMap((piece) => {
    const figure = table.figures.get(piece);
    return figure && !figure.defeated ? [figure] : [];
  });
}

/** Returns whether a card has no effect any more: all its holders are out of the game. */
export function isCardSpent(table: Table, card: CardInPlay): boolean {
  return card.pieces.length > 0 && listCardHolders(table, card).length === 0;
}

/** Lists the feats of a piece, in the order in which they were added. */
export function listFeats(table: Table, piece: string): CardInPlay[] {
  return listFeatsAndEquipment(table, piece).filter(({ card }) => card.kind === 'feat');
}

/** Lists the feats and the equipment of a piece, in the order in which they were added. */
export function listFeatsAndEquipment(table: Table, piece: string): CardInPlay[] {
  return table.cards.filter(
    ({ card, pieces }) => (card.kind === 'feat' || card.kind === 'other') && pieces.includes(piece),
  );
}

/**
 * Lists the powers that cards grant to a figure now. A feat counts only while its prerequisites show ("Using feats").
 */
export function listCardPowers(table: Table, figure: Figure): readonly string[] {
  return table.cards.flatMap(({ card: { grants, requires }, pieces }) => {
    if (grants === undefined || !pieces.includes(figure.piece)) return [];
    if (requires && checkFeat(figure, { needs: requires, unread: [] }).can === 'no') return [];
    return grants.map(powerId);
  });
}

/**
 * Returns the points that a card costs its force. A feat that is bought per character costs its points for each
 * character.
 */
export function computeCardCost({ card, pieces }: CardInPlay): number {
  return card.each ? card.points * pieces.length : card.points;
}

/** Returns the part of a card's cost that belongs to characters still in the game. */
export function computeRemainingCardCost(table: Table, card: CardInPlay): number {
  if (card.won && !card.card.each) return 0;
  const holders = listCardHolders(table, card).length;
  if (card.card.each) return card.card.points * holders;
  return card.pieces.length > 0 && holders === 0 ? 0 : card.card.points;
}

/** Returns the side that has the feat in its force. Null if the side is unknown. */
export function findCardSide(table: Table, { owner, pieces }: CardInPlay): string | null {
  return owner ?? table.figures.get(pieces[0] ?? '')?.side ?? null;
}
