import type { SetupStep } from '../../setup';
import { makeSetupRules } from '../../shared/setup';
import { cite } from './citations';
import { SCENARIO_PLAY } from './scenarios';

const STANDARD = cite('Standard Setup');

const step = (
  id: string,
  rest: Pick<SetupStep, 'task' | 'says' | 'confirm' | 'startClick'>,
  seat: number | null = null,
): SetupStep => ({
  id,
  ...rest,
  seat,
  cite: STANDARD,
});

/** Starting click of a basic dial ("Click Number I"). */
const BASIC_CLICK = 1;

/**
 * "Scenario Play Rules: Setup": players confirm each step. The table shows whether a map or deck is present, but not
 * whether it is correct.
 */
const SCENARIO_STEPS: readonly SetupStep[] = [
  step('scenario-card', { task: 'scenario', says: 'scenario-card', confirm: true }),
  step('scenario-tarot', { task: 'deck', says: 'scenario-tarot', confirm: true }),
  step('forces', { task: 'forces', says: 'scenario-sides', confirm: true, startClick: BASIC_CLICK }),
  step('first-player', { task: 'first-player', says: 'first-by-roll' }),
  step('map', { task: 'map', says: 'scenario-map', confirm: true }),
  step('starting-areas', { task: 'starting-areas', says: 'areas-from-second' }),
  step('figures', { task: 'figures', says: 'figures-by-player', confirm: true }),
  step('scenario-start', { task: 'aloud', says: 'scenario-start' }),
].map((each) => ({ ...each, cite: cite('Scenario Play Rules: Setup') }));

/** Returns the setup steps. Each player places all figures and then all objects before the next player does. */
function steps(players: number, scenario: string | null = null): readonly SetupStep[] {
  if (scenario === SCENARIO_PLAY.id) return SCENARIO_STEPS;
  return [
    step('forces', { task: 'forces', says: 'forces' }),
    step('first-player', { task: 'first-player', says: 'first-by-roll-and-theme' }),
    step('map', { task: 'map', says: 'first-picks-map' }, 0),
    step('starting-areas', { task: 'starting-areas', says: 'areas-from-second' }),
    ...Array.from({ length: players }, (_, seat) => [
      step(`figures-${seat + 1}`, { task: 'figures', says: 'figures-of-own' }, seat),
      step(`objects-${seat + 1}`, { task: 'objects', says: 'objects-of-own' }, seat),
    ]).flat(),
  ];
}

export const setup = makeSetupRules(
  steps,
  { area: STANDARD, blocking: cite('Terrain: Blocking') },
  { kinds: ['light', 'heavy'], each: 3, cite: STANDARD, areas: 'own', onClearOnly: false, special: null },
);
