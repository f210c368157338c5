import { findPiece } from '../../../table/position';
import { getTablePosition } from '../../../table/table-position';
import type { SidelineRules } from '../../ruleset';
import { answerAdjacency } from '../../shared/adjacency';
import { squareMark } from '../../shared/cite';
import { resolvePlace } from '../../shared/places';
import { makeDialEdition } from '../../shared/resolve/edition';
import { cite } from './citations';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { NEIGHBOURS, RULES } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { ACTIONS, actionTotal, PHASES } from './turns';

/**
 * "Generate": a generated piece enters adjacent to its generator. If the generator is off the map, this is not checked.
 */
const SIDELINE: SidelineRules = {
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

/** The X of Swords miniatures game: the current edition of the dial game. */
export const xOfSwords = makeDialEdition(RULES, HOUSE_RULES, {
  actions: ACTIONS,
  phases: PHASES,
  markers: MARKERS,
  cards: ['scenario', 'other'],
  actionTotal,
  force: FORCE,
  setup,
  sideline: SIDELINE,
  scenarios: SCENARIOS,
  resolve: resolveRules,
});
