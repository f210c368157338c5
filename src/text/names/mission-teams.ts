import type { TeamName } from '../../catalog/cards/scenario-card';
import { say } from '../say';

/** The two teams of a mission. */
export const TEAM_NAMES: Readonly<Record<TeamName, string>> = { heroes: say('Heroes'), mastermind: say('Mastermind') };

/** Whether the name of a side is plural. True only for the heroes of a mission without player names. */
export function isPluralName(name: string): boolean {
  return name === TEAM_NAMES.heroes;
}
