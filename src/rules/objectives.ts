import type { Objective, Stage, TeamName } from '../catalog/cards/scenario-card';
import type { Square } from '../grid/square';
import type { ObjectiveOutcome } from '../table/mission';
import type { Citation } from './answer';

/** States of an objective. `asked`: the last stage is over, and the players must enter the result. */
export const OBJECTIVE_STATES = ['open', 'succeeded', 'failed', 'asked'] as const;
export type ObjectiveState = (typeof OBJECTIVE_STATES)[number];

/** Progress of one objective of a scenario card. */
export interface ObjectiveProgress {
  readonly objective: Objective;
  readonly state: ObjectiveState;
  /** Progress count, out of the total `of`. Null if only the players know the number. */
  readonly done: number | null;
  readonly of: number | null;
  /** Whether the objective's figures are unknown because the card that names their role is face down. */
  readonly hidden: boolean;
}

/** Progress of a scenario card in play. */
export interface ScenarioProgress {
  /** Id of the card in the game. */
  readonly card: string;
  /** Id of the card's scenario. */
  readonly scenario: string;
  readonly stage: Stage;
  readonly until: Stage;
  readonly reward: number;
  readonly objectives: readonly ObjectiveProgress[];
  readonly state: ObjectiveState;
  /** Outcome that players recorded. Null if no outcome is recorded yet. */
  readonly recorded: ObjectiveOutcome | null;
  readonly cite: Citation;
}

/** Pending reminder of a mission's scenarios: a stage's card is still face down, or a card has no outcome yet. */
export type MissionReminder =
  | { readonly due: 'reveal'; readonly stage: Stage }
  | { readonly due: 'score'; readonly card: string };

/** Reminder of a scenario's tokens that players must put on the map now. */
export interface TokenReminder {
  readonly card: string;
  /** Id of the card's scenario. */
  readonly scenario: string;
  readonly name: string;
  /** Id of the next token to put on the map. */
  readonly id: string;
  readonly left: number;
  readonly placedBy: TeamName;
  readonly strength: number | null;
  readonly times: number | null;
  /** Only square on which the token can be placed. Null if it can be any square of the battle zone. */
  readonly at: Square | null;
}
