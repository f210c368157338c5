import type { MissionStep } from '../../campaign';
import { cite } from './citations';

const step = (
  id: string,
  part: MissionStep['part'],
  by: MissionStep['by'],
  passage: string,
  hidden: MissionStep['hidden'] = 'no',
): MissionStep => ({ id, part, by, hidden, cite: cite(`Mission Set Up: ${passage}`) });

/**
 * The sixteen steps of "Mission Set Up". Order matters, because each team benefits from seeing the other team's
 * choices.
 */
export const MISSION_STEPS: readonly MissionStep[] = [
  step('map', 'map', null, 'Create Mission Map'),
  step('scenarios', 'scenarios', 'mastermind', 'Determine Scenario Cards', 'foe'),
  step('mastermind-characters', 'team', 'mastermind', 'Choose Characters (Mastermind)'),
  step('hero-characters', 'team', 'heroes', 'Choose Characters (Heroes)'),
  step('action-cards', 'cards', null, 'Choose Action Cards (Simultaneous)', 'both'),
  step('action-tokens', 'aloud', null, 'Place Action Tokens'),
  step('command-dials', 'aloud', null, 'Receive Command Dials'),
  step('mastermind-spawns', 'spawns', 'mastermind', 'Place Spawn Points (Mastermind)'),
  step('mastermind-figures', 'figures', 'mastermind', 'Place Character Figures (Mastermind)'),
  step('mastermind-objectives', 'objectives', 'mastermind', 'Place Objective Tokens (Mastermind)', 'foe'),
  step('hero-spawns', 'spawns', 'heroes', 'Place Spawn Points (Heroes)'),
  step('hero-figures', 'figures', 'heroes', 'Place Character Figures (Heroes)'),
  step('hero-objectives', 'objectives', 'heroes', 'Place Objective Tokens (Heroes)'),
  step('character-tokens', 'aloud', null, 'Prepare Character Tokens'),
  step('components', 'aloud', null, 'Place Remaining Components'),
  step('unit-levels', 'levels', null, 'Compare Unit Levels'),
];

/** Returns the step with this id. Throws a RangeError if the id is unknown. */
export function findMissionStep(id: string): MissionStep {
  const step = MISSION_STEPS.find((each) => each.id === id);
  if (!step) throw new RangeError(`no step ${id}`);
  return step;
}
