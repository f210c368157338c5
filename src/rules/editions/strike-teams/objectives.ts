import type { ScenarioCard, Stage, TeamName } from '../../../catalog/cards/scenario-card';
import type { ByTeam } from '../../../table/campaign';

/** Where a scenario stands at the end of a stage; `open` goes on into the next. */
export interface ScenarioEnd {
  readonly scenario: string;
  readonly to: TeamName | 'open';
  /** Objective points; 0 while it is open. */
  readonly points: number;
}

/** "Completing Objectives on Scenario Cards": the reward goes to the heroes when they succeed, and to the mastermind once it is too late. */
export function scenarioEnds(cards: readonly ScenarioCard[], done: readonly string[], after: Stage): ScenarioEnd[] {
  return cards.map(({ id, until, reward }) => {
    if (done.includes(id)) return { scenario: id, to: 'heroes', points: reward };
    return until <= after
      ? { scenario: id, to: 'mastermind', points: reward }
      : { scenario: id, to: 'open', points: 0 };
  });
}

/** Objective points of scenarios by team. */
export function scenarioPoints(ends: readonly ScenarioEnd[]): ByTeam<number> {
  const of = (team: TeamName): number => ends.reduce((sum, { to, points }) => sum + (to === team ? points : 0), 0);
  return { heroes: of('heroes'), mastermind: of('mastermind') };
}

/** "Winning the Mission": most objective points; a tie is a draw. */
export function winnerOf({ heroes, mastermind }: ByTeam<number>): TeamName | null {
  if (heroes === mastermind) return null;
  return heroes > mastermind ? 'heroes' : 'mastermind';
}
