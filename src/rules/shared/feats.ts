import type { Fact } from '../../table/facts';
import type { Figure, Table } from '../../table/table';

/** Feat that is lost with a figure, and its victory points. */
export interface LostFeat {
  readonly card: string;
  readonly points: number;
}

/**
 * Lists the feats lost with a figure ("Feats and victory points"). A feat for chosen characters is lost with the last
 * of these characters. A feat for no character is lost with the last character of its force. A feat with a price for
 * each character scores the price with each loss.
 */
export function listLostFeats(table: Table, fallen: Figure): LostFeat[] {
  const stands = ({ piece, defeated }: Figure) => !defeated && piece !== fallen.piece;
  const forceFell = ![...table.figures.values()].some((figure) => figure.side === fallen.side && stands(figure));
  return table.cards.flatMap(({ id, card, owner, pieces, won }) => {
    if (card.kind !== 'feat' || card.points === 0) return [];
    const goes =
      pieces.length === 0
        ? owner === fallen.side && forceFell && !won
        : pieces.includes(fallen.piece) &&
          (card.each || (!won && !pieces.some((piece) => standing(table.figures.get(piece), stands))));
    return goes ? [{ card: id, points: card.points }] : [];
  });
}

function standing(figure: Figure | undefined, stands: (figure: Figure) => boolean): boolean {
  return figure !== undefined && stands(figure);
}

/** Scores feats for the sides that score the character. Several sides share the points equally. */
export function scoreFeats(lost: readonly LostFeat[], sides: readonly string[], piece: string): Fact[] {
  const among = sides.length > 1 ? { among: sides.length } : {};
  return lost.flatMap(({ card, points }) =>
    sides.map((side): Fact => ({ fact: 'scored', side, points, ...among, card, piece })),
  );
}
