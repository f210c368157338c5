import type { SetupRules, SetupStep } from '../../setup';
import {
  listObjectPlacementReasons,
  listStartSquareReasons,
  type ObjectSetupRules,
  orderPlayersClockwise,
} from '../setup';
import type { YearRules } from './year-rules';

/** Depth of a starting area from the player's own edge, and least distance from any other edge, in squares. */
const EDGES = { deep: 2, off: 4 };

/** Returns the setup rules of a year. By the rulings of some years, two players have opposite starting areas. */
export function setupRules({ passages, startingAreas }: YearRules): SetupRules {
  const rules: ObjectSetupRules = {
    each: 3,
    cite: passages['setup-objects'],
    areas: 'all',
    onClearOnly: true,
    special: null,
  };
  const force = passages['setup-force'];
  const field = passages['setup-battlefield'];
  const figures = passages['setup-figures'];
  return {
    steps: (players): readonly SetupStep[] => [
      { id: 'forces', task: 'forces', says: 'forces', seat: null, cite: force },
      { id: 'first-player', task: 'first-player', says: 'first-by-roll', seat: null, cite: field },
      { id: 'map', task: 'map', says: 'first-picks-map', seat: 0, cite: field },
      {
        id: 'starting-areas',
        task: 'starting-areas',
        says: startingAreas === 'opposite' && players === 2 ? 'areas-from-left-opposite' : 'areas-from-left',
        seat: null,
        cite: passages['setup-areas'],
      },
      { id: 'objects', task: 'objects', says: 'objects-in-turns', seat: null, cite: rules.cite },
      { id: 'dials', task: 'aloud', says: 'dials-and-flight', seat: null, cite: figures },
      { id: 'figures', task: 'figures', says: 'figures-by-player', seat: null, cite: figures },
    ],
    objects: { kinds: ['light', 'heavy'], each: rules.each },
    choosers: orderPlayersClockwise,
    againstObject: (table, side, square) => listObjectPlacementReasons(rules, table, side, square),
    againstFigure: (table, piece, squares) =>
      listStartSquareReasons(
        { area: figures, blocking: passages['move-blocking'], edges: EDGES },
        table,
        piece,
        squares,
      ),
  };
}
