import type { TeamName } from '../../catalog/cards/scenario-card';
import { say } from '../say';

/** The two teams of a mission. */
export const TEAM_NAMES: Readonly<Record<TeamName, string>> = { heroes: say('Heroes'), mastermind: say('Mastermind') };

/** Whether a name in a game stands for several players: the heroes, where nobody gave them a name. */
export function areMany(name: string): boolean {
  return name === TEAM_NAMES.heroes;
}
