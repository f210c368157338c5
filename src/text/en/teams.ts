import type { TeamName } from '../../catalog/cards/scenario-card';

/** The two teams of a mission. */
export const EN_TEAMS: Readonly<Record<TeamName, string>> = { heroes: 'Heroes', mastermind: 'Mastermind' };
