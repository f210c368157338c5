import type { TeamName } from '../../catalog/cards/scenario-card';
import { say } from '../say';

/** The two teams of a mission. */
export const TEAM_NAMES: Readonly<Record<TeamName, string>> = { heroes: say('Heroes'), mastermind: say('Mastermind') };

/** Whether the name of a side means several players: the heroes of a mission, when they have no player names. */
export function isPluralName(name: string): boolean {
  return name === TEAM_NAMES.heroes;
}
