import type { FigureKind } from './character-card';

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];
export const MISSION_TEAMS = ['heroes', 'mastermind'] as const;
export type TeamName = (typeof MISSION_TEAMS)[number];

/**
 * Moments at which a token enters the map: at the mission's set-up, when its stage begins, when its card is revealed,
 * or when another token of the card is destroyed.
 */
export const TOKEN_ENTRY_TIMES = ['setup', 'stage', 'revealed', 'gone'] as const;
export type TokenEntryTime = (typeof TOKEN_ENTRY_TIMES)[number];

/** Token that a scenario adds to the map. */
export interface ObjectiveToken {
  readonly name: string;
  readonly count: number;
  /** Strength of the token. Null if the token cannot be damaged. */
  readonly strength: number | null;
  /** Wounds needed to remove the token. */
  readonly wounds: number;
  readonly placedBy: TeamName;
  readonly when: TokenEntryTime;
  /**
   * Name of the token that this token replaces, on the same card. Only for tokens that enter when another token is
   * `gone`.
   */
  readonly after?: string;
  /** First stage in which the token can enter. Omitted if it is the stage of the card. */
  readonly stage?: Stage | null;
}

/** Role that a scenario assigns to some figures. */
export interface ScenarioRole {
  readonly name: string;
  readonly chosenBy: TeamName;
  /** Team of the figures with the role. */
  readonly of: TeamName;
  readonly count: number;
  /** Whether the choice of figures stays face down until the card reveals it. */
  readonly secret: boolean;
}

/** Kinds of objective. With `by-hand`, the players decide whether the objective is completed. */
export const OBJECTIVE_KINDS = [
  'damage',
  'retrieve',
  'deliver',
  'guard',
  'defeat',
  'survive',
  'extract',
  'by-hand',
] as const;
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];

/** Kinds of objective that concern a token. For all other kinds, `of` is a role. */
export const TOKEN_OBJECTIVES: readonly ObjectiveKind[] = ['damage', 'retrieve', 'deliver', 'guard'];

/** Task that the heroes must complete for the scenario card to succeed. */
export interface Objective {
  readonly kind: ObjectiveKind;
  /** Name of the token or role. Null if the objective concerns figures of kind `figure`, or any figure. */
  readonly of: string | null;
  /** Kind of figure, if the objective concerns neither a token nor a role. */
  readonly figure: FigureKind | null;
  /** Required number of tokens or figures. Null means all. */
  readonly count: number | null;
  /** Role that must defeat the target, for `defeat` only. If `count` is null, each figure of the role must do so. */
  readonly by: string | null;
  /** First stage in which the objective counts. Null means from the start. */
  readonly from: Stage | null;
  /** Last stage in which the objective can be completed. Null means the last stage of the card. */
  readonly until: Stage | null;
}

/** Makes an objective of a kind with null in all other fields. */
export function makeObjective(kind: ObjectiveKind): Objective {
  return { kind, of: null, figure: null, count: null, by: null, from: null, until: null };
}

export interface ScenarioCard {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** Last stage of the card. The card is lost if the heroes have not completed it by then. */
  readonly until: Stage;
  /** Objective points, which the heroes get if they succeed. Otherwise the mastermind gets them. */
  readonly reward: number;
  readonly tokens: readonly ObjectiveToken[];
  readonly roles: readonly ScenarioRole[];
  /** Figures that the mastermind must bring. */
  readonly needs: readonly { readonly kind: FigureKind; readonly figures: number }[];
  /** Objectives that must all be completed. If omitted or empty, the players decide whether the card succeeded. */
  readonly objectives?: readonly Objective[];
  /** Rules text of the card, in the owner's words. */
  readonly rules: string;
}

/** Parts of a scenario card that a game stores, which lets a phone without the card finish the game. */
export type ScenarioTerms = Pick<ScenarioCard, 'stage' | 'until' | 'reward' | 'tokens' | 'roles'> & {
  readonly objectives: readonly Objective[];
  readonly scenario: string;
};

export function toScenarioTerms(card: ScenarioCard): ScenarioTerms {
  const { id, stage, until, reward, tokens, roles, objectives = [] } = card;
  return { scenario: id, stage, until, reward, tokens, roles, objectives };
}

/** Figures of the game that have a role of a scenario. */
export interface RoleHolders {
  readonly scenario: string;
  readonly role: string;
  readonly pieces: readonly string[];
}
