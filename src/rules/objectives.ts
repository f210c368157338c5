import type { Objective, Stage, TeamName } from '../catalog/cards/scenario-card';
import type { Square } from '../grid/square';
import type { ObjectiveOutcome } from '../table/objective-outcomes';
import type { Citation } from './answer';

/** `asked`: its last stage is over, and only the players know whether it was done. */
export const OBJECTIVE_STATES = ['open', 'succeeded', 'failed', 'asked'] as const;
export type ObjectiveState = (typeof OBJECTIVE_STATES)[number];

/** How far one objective of a scenario card is. */
export interface ObjectiveProgress {
  readonly objective: Objective;
  readonly state: ObjectiveState;
  /** How many were done, of how many; null where only the players know. */
  readonly done: number | null;
  readonly of: number | null;
  /** Its figures are not known yet: the card of their role lies face down. */
  readonly hidden: boolean;
}

/** A scenario card in play. */
export interface ScenarioProgress {
  /** The card by its id in the game. */
  readonly card: string;
  /** The id of its scenario. */
  readonly scenario: string;
  readonly stage: Stage;
  readonly until: Stage;
  readonly reward: number;
  readonly objectives: readonly ObjectiveProgress[];
  readonly state: ObjectiveState;
  /** The outcome that was recorded; null: none yet. */
  readonly recorded: ObjectiveOutcome | null;
  readonly cite: Citation;
}

/** What the scenarios of a mission ask for now: a stage's card still lies face down, or a card has no outcome yet. */
export type ScenarioDue =
  | { readonly due: 'reveal'; readonly stage: Stage }
  | { readonly due: 'score'; readonly card: string };

/** Tokens of a scenario that are to be put on the map now. */
export interface TokenDue {
  readonly card: string;
  /** The id of its scenario. */
  readonly scenario: string;
  readonly name: string;
  /** The id that the next one gets. */
  readonly id: string;
  readonly left: number;
  readonly placedBy: TeamName;
  readonly strength: number | null;
  readonly times: number | null;
  /** The only square that it can enter on; null: any of the battle zone. */
  readonly at: Square | null;
}
