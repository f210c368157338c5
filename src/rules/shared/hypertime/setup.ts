import type { SetupRules, SetupStep } from '../../setup';
import { makeSetupRules } from '../setup';
import type { YearRules, YearTopic } from './year-rules';

/** Depth of a starting area from the player's own edge, and least distance from any other edge, in squares. */
const EDGES = { deep: 2, off: 4 };

/** Returns the setup rules of a year. By the rulings of some years, two players have opposite starting areas. */
export function setupRules({ passages, startingAreas }: YearRules): SetupRules {
  const step = (id: string, task: SetupStep['task'], says: SetupStep['says'], on: YearTopic): SetupStep => ({
    ...{ id, task, says, seat: id === 'map' ? 0 : null },
    cite: passages[on],
  });
  const areas = (players: number) =>
    startingAreas === 'opposite' && players === 2 ? 'areas-from-left-opposite' : 'areas-from-left';
  return makeSetupRules(
    (players) => [
      step('forces', 'forces', 'forces', 'setup-force'),
      step('first-player', 'first-player', 'first-by-roll', 'setup-battlefield'),
      step('map', 'map', 'first-picks-map', 'setup-battlefield'),
      step('starting-areas', 'starting-areas', areas(players), 'setup-areas'),
      step('objects', 'objects', 'objects-in-turns', 'setup-objects'),
      step('dials', 'aloud', 'dials-and-flight', 'setup-figures'),
      step('figures', 'figures', 'figures-by-player', 'setup-figures'),
    ],
    { area: passages['setup-figures'], blocking: passages['move-blocking'], edges: EDGES },
    {
      kinds: ['light', 'heavy'],
      each: 3,
      cite: passages['setup-objects'],
      areas: 'all',
      onClearOnly: true,
      special: null,
    },
  );
}
