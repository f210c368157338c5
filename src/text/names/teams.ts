import type { TeamName } from '../../catalog/cards/scenario-card';
import { say } from '../say';

/** The two teams of a mission. */
export const TEAM_NAMES: Readonly<Record<TeamName, string>> = { heroes: say('Heroes'), mastermind: say('Mastermind') };
