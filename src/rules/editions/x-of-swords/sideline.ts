import { findPiece } from '../../../table/position';
import { getTablePosition } from '../../../table/table';
import type { SidelineRules } from '../../ruleset';
import { answerAdjacency } from '../../shared/adjacency';
import { squareMark } from '../../shared/cite';
import { resolvePlace } from '../../shared/places';
import { cite } from './citations';
import { NEIGHBOURS } from './rules';

/**
 * "Generate": a generated piece enters adjacent to its generator. If the generator is off the map, this is not checked.
 */
export const SIDELINE: SidelineRules = {
  cite: cite('Play Areas: Sideline'),
  againstEntry: (table, piece, squares) => {
    const position = getTablePosition(table);
    const from = table.figures.get(piece)?.from;
    if (!position || from === undefined || !findPiece(position, from)) return [];
    const generator = resolvePlace(position, { piece: from });
    const beside = squares.some(
      (square) => answerAdjacency(position, NEIGHBOURS, generator, resolvePlace(position, { square })).adjacent,
    );
    if (beside) return [];
    return [
      { code: 'apart-from-generator', marks: squares.map(squareMark), cite: cite('Miscellaneous Concepts: Generate') },
    ];
  },
};
