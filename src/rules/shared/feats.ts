import type { Fact } from '../../table/facts';
import type { Figure, Table } from '../../table/table';

/** A feat that goes with a figure, and the victory points for it. */
export interface LostFeat {
  readonly card: string;
  readonly points: number;
}

/**
 * The feats lost as a figure falls, "Feats and victory points": one that chose characters goes with the last of them, one that
 * chose nobody with the last of its force, and one that costs so much for each character brings that much with each.
 */
export function featsLostWith(table: Table, fallen: Figure): LostFeat[] {
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

/** The same sides win a feat as win its character, and share it alike. */
export function feats(lost: readonly LostFeat[], sides: readonly string[], piece: string): Fact[] {
  const among = sides.length > 1 ? { among: sides.length } : {};
  return lost.flatMap(({ card, points }) =>
    sides.map((side): Fact => ({ fact: 'scored', side, points, ...among, card, piece })),
  );
}
