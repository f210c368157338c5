import { findPiece } from '../../../table/position';
import { positionOf } from '../../../table/table';
import { adjacentAnswer } from '../../shared/adjacency';
import { onSquare } from '../../shared/cite';
import { spotOf } from '../../shared/places';
import type { SidelineLaw } from '../../sideline';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';

/**
 * "Generate": a generated piece enters adjacent to its generator. If the generator is off the map, this is not checked.
 */
export const SIDELINE: SidelineLaw = {
  cite: cite('Play Areas: Sideline'),
  againstEntry: (table, piece, squares) => {
    const position = positionOf(table);
    const from = table.figures.get(piece)?.from;
    if (!position || from === undefined || !findPiece(position, from)) return [];
    const generator = spotOf(position, { piece: from });
    const beside = squares.some(
      (square) => adjacentAnswer(position, NEIGHBOURS, generator, spotOf(position, { square })).adjacent,
    );
    if (beside) return [];
    return [
      { code: 'apart-from-generator', marks: squares.map(onSquare), cite: cite('Miscellaneous Concepts: Generate') },
    ];
  },
};
