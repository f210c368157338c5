import type { TeamName } from '../../catalog/cards/scenario-card';
import type { MissionDraft } from '../../game/mission-draft';
import { getOwnProperty } from '../../plain/get-own';
import type { ByTeam } from '../../table/campaign';
import type { Table } from '../../table/table';
import { TEAM_NAMES } from '../../text/names/mission-teams';
import { decapitalise, say } from '../../text/say';
import { SIDES } from '../game/game-setup';

export const TEAM_SIDES: ByTeam<string> = { mastermind: SIDES[0], heroes: SIDES[1] };

export function objectivePoints({ points }: Pick<Table, 'points'>): ByTeam<number> {
  const of = (side: string): number => {
    const won = getOwnProperty(points, side);
    return won ? Math.floor(won.numerator / won.denominator) : 0;
  };
  return { heroes: of(TEAM_SIDES.heroes), mastermind: of(TEAM_SIDES.mastermind) };
}

export function teamLabel({ names }: Pick<MissionDraft, 'names'>, team: TeamName): string {
  return names[team].trim() || TEAM_NAMES[team];
}

/** Whether the app plays a team, so nobody makes its choices in secret. */
export function isAppTeam({ plays }: Pick<MissionDraft, 'plays'>, team: TeamName): boolean {
  return (plays?.[team] ?? null) !== null;
}

/** Returns the person's name for messages such as `Pass the phone to Ana`, or `the heroes` if no name was entered. */
export function teamPersonName({ names }: Pick<MissionDraft, 'names'>, team: TeamName): string {
  return names[team].trim() || say('the {teams}', { teams: decapitalise(TEAM_NAMES[team]) });
}
