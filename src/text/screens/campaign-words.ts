import type { TeamName } from '../../catalog/cards/scenario-card';
import type { LevelUpProblem, MissionProblem } from '../../rules/campaign';
import { type Campaign, lastMission } from '../../table/campaign';
import { LEVEL_UP_PROBLEMS, MISSION_PROBLEMS } from '../mission';
import { TEAM_NAMES } from '../names/teams';
import { say, within } from '../say';

/** `Mission 2 of 6 is next`. */
export function phaseWords(campaign: Campaign): string {
  const { phase, played, missions, winner } = campaign;
  if (phase === 'over')
    return winner === null
      ? say('Campaign over: tie')
      : say('Campaign over: the {teams} won', { teams: within(TEAM_NAMES[winner]) });
  if (phase === 'mission')
    return say('Mission {played} of {missions} in progress', { played: played.length, missions });
  if (isDrawnLast(campaign)) return say('The last mission was a tie');
  if (phase === 'levelling')
    return say('Mission {played} of {missions} is over: level up', { played: played.length, missions });
  return played.length + 1 === missions
    ? say('Next: the last mission, {missions} of {missions}', { missions })
    : say('Next: mission {played} of {missions}', { played: played.length + 1, missions });
}

/** The last mission decided nothing, and the players have not said what they make of it. */
export function isDrawnLast(campaign: Campaign): boolean {
  const result = lastMission(campaign)?.result;
  return (
    campaign.phase !== 'over' && campaign.played.length >= campaign.missions && result != null && result.winner === null
  );
}

/** `Heroes 7, Mastermind 5: won by the heroes`. */
export function resultWords(points: Readonly<Record<TeamName, number>>, winner: TeamName | null): string {
  const sum = say('Heroes {heroes}, Mastermind {mastermind}', { heroes: points.heroes, mastermind: points.mastermind });
  return `${sum}: ${winner === null ? say('tie') : say('the {teams} won', { teams: within(TEAM_NAMES[winner]) })}`;
}

/** The rule problems of a step of the campaign in one line; '' for none. `name` names a character by its id; null leaves names out. */
export function problemWords(
  problems: readonly (MissionProblem | LevelUpProblem)[],
  name: ((id: string) => string) | null,
): string {
  const words = problems.map((problem) => {
    if ('step' in problem) return MISSION_PROBLEMS[problem.code];
    const whom = problem.character === null || name === null ? '' : ` (${name(problem.character)})`;
    return `${LEVEL_UP_PROBLEMS[problem.code]}${whom}`;
  });
  return [...new Set(words)].join('; ');
}
