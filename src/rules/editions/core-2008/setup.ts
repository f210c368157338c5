import type { SetupStep } from '../../setup';
import { makeSetupRules } from '../../shared/setup';
import { cite } from './citations';

const FORMAT = cite('Step 1: Announce the Format');
const REVEAL = cite('Step 2: Reveal Forces and Identify the First Player');
const AREAS = cite('Step 3: Choose Starting Areas');
const OBJECTS = cite('Step 4: Place Objects');
const SPECIAL = cite('SPECIAL OBJECTS: Placing special objects');
const FIGURES = cite('Step 5: Place Characters');

const step = (id: string, rest: Omit<SetupStep, 'id' | 'seat'>): SetupStep => ({ id, seat: null, ...rest });

function steps(players: number): readonly SetupStep[] {
  return [
    step('format', { task: 'format', says: 'format', cite: FORMAT }),
    step('forces', { task: 'forces', says: 'forces', cite: REVEAL }),
    step('first-player', { task: 'first-player', says: 'first-by-roll-and-theme', cite: REVEAL }),
    { ...step('map', { task: 'map', says: 'first-picks-map', cite: AREAS }), seat: 0 },
    step('starting-areas', {
      task: 'starting-areas',
      says: players === 2 ? 'areas-from-left-opposite' : 'areas-from-left',
      cite: AREAS,
    }),
    step('conditions', { task: 'aloud', says: 'conditions', cite: AREAS }),
    step('objects', { task: 'objects', says: 'objects-in-turns', cite: OBJECTS }),
    step('figures', { task: 'figures', says: 'figures-by-player', cite: FIGURES }),
  ];
}

/** Setup of a game, steps 1 to 5 of the book. */
export const setup = makeSetupRules(
  steps,
  { area: FIGURES, blocking: cite('Blocking Terrain') },
  {
    kinds: ['light', 'heavy', 'immobile'],
    each: 3,
    cite: OBJECTS,
    areas: 'all',
    onClearOnly: true,
    special: { off: 5, cite: SPECIAL },
  },
);
