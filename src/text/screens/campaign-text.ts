import type { TeamName } from '../../catalog/cards/scenario-card';
import type { LevelUpProblem, MissionProblem } from '../../rules/campaign';
import { type Campaign, findLastMission } from '../../table/campaign';
import { LEVEL_UP_PROBLEM_TEXT, MISSION_PROBLEM_TEXT } from '../mission';
import { TEAM_NAMES } from '../names/mission-teams';
import { decapitalise, say } from '../say';

/** Describes the phase of a campaign: `Mission 2 of 6 is next`. */
export function describeCampaignPhase(campaign: Campaign): string {
  const { phase, played, missions, winner } = campaign;
  if (phase === 'over')
    return winner === null
      ? say('Campaign over: tie')
      : say('Campaign over: the {teams} won', { teams: decapitalise(TEAM_NAMES[winner]) });
  if (phase === 'mission')
    return say('Mission {played} of {missions} in progress', { played: played.length, missions });
  if (isLastMissionDrawn(campaign)) return say('The last mission was a tie');
  if (phase === 'levelling')
    return say('Mission {played} of {missions} is over: level up', { played: played.length, missions });
  return played.length + 1 === missions
    ? say('Next: the last mission, {missions} of {missions}', { missions })
    : say('Next: mission {played} of {missions}', { played: played.length + 1, missions });
}

/** True if the last mission was a draw and the players have not yet decided what it means for the campaign. */
export function isLastMissionDrawn(campaign: Campaign): boolean {
  const result = findLastMission(campaign)?.result;
  return (
    campaign.phase !== 'over' && campaign.played.length >= campaign.missions && result != null && result.winner === null
  );
}

/** Result of a mission: `Heroes 7, Mastermind 5: the heroes won`. */
export function describeMissionResult(points: Readonly<Record<TeamName, number>>, winner: TeamName | null): string {
  const sum = say('Heroes {heroes}, Mastermind {mastermind}', { heroes: points.heroes, mastermind: points.mastermind });
  return `${sum}: ${winner === null ? say('tie') : say('the {teams} won', { teams: decapitalise(TEAM_NAMES[winner]) })}`;
}

/**
 * Rule problems of a campaign step in one line; '' if there are none. `name` names a character by its id; null leaves
 * names out.
 */
export function describeCampaignProblems(
  problems: readonly (MissionProblem | LevelUpProblem)[],
  name: ((id: string) => string) | null,
): string {
  const words = problems.map((problem) => {
    if ('step' in problem) return MISSION_PROBLEM_TEXT[problem.code];
    const whom = problem.character === null || name === null ? '' : ` (${name(problem.character)})`;
    return `${LEVEL_UP_PROBLEM_TEXT[problem.code]}${whom}`;
  });
  return [...new Set(words)].join('; ');
}
