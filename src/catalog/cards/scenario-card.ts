import type { FigureKind } from './character-card';

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];
export const MISSION_TEAMS = ['heroes', 'mastermind'] as const;
export type TeamName = (typeof MISSION_TEAMS)[number];

/**
 * When a token enters: at the mission's set-up, when its stage begins, when its card is revealed, or when another token
 * of the card is destroyed.
 */
export const TOKEN_ENTRIES = ['setup', 'stage', 'revealed', 'gone'] as const;
export type TokenEntry = (typeof TOKEN_ENTRIES)[number];

/** A token that a scenario adds. */
export interface ObjectiveToken {
  readonly name: string;
  readonly count: number;
  /** Null if it cannot be damaged. */
  readonly strength: number | null;
  /** Damage needed to remove it. */
  readonly wounds: number;
  readonly placedBy: TeamName;
  readonly when: TokenEntry;
  /** For `gone`: the other token of the same card that it replaces. */
  readonly after?: string;
  /** The first stage in which it can enter. Left out if that of its card. */
  readonly stage?: Stage | null;
}

/** A role that a scenario assigns to some figures. */
export interface Role {
  readonly name: string;
  readonly chosenBy: TeamName;
  /** The team that its figures belong to. */
  readonly of: TeamName;
  readonly count: number;
  /** Whether the choice stays face down until the card reveals it. */
  readonly secret: boolean;
}

/** Kinds of objective. With `by-hand`, the players decide whether it is done. */
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

/** Kinds that are about a token. For all others, `of` is a role. */
export const TOKEN_OBJECTIVES: readonly ObjectiveKind[] = ['damage', 'retrieve', 'deliver', 'guard'];

/** A task that the heroes must complete for the card to succeed. */
export interface Objective {
  readonly kind: ObjectiveKind;
  /** Name of the token, or of the role. Null if it is about figures of `figure`, or about any figure. */
  readonly of: string | null;
  /** The kind of figure, if it is about neither a token nor a role. */
  readonly figure: FigureKind | null;
  /** Number required. Null for all. */
  readonly count: number | null;
  /** For `defeat`: the role that must do it. If `count` is null, each of its figures must. */
  readonly by: string | null;
  /** The first stage in which it counts. Null for the start. */
  readonly from: Stage | null;
  /** The last stage in which it can be done. Null for that of the card. */
  readonly until: Stage | null;
}

/** Returns an objective with only its kind set. */
export function makeObjective(kind: ObjectiveKind): Objective {
  return { kind, of: null, figure: null, count: null, by: null, from: null, until: null };
}

export interface ScenarioCard {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** The last stage: the card is lost if the heroes have not completed it by then. */
  readonly until: Stage;
  /** Objective points: for the heroes if they succeed, otherwise for the mastermind. */
  readonly reward: number;
  readonly tokens: readonly ObjectiveToken[];
  readonly roles: readonly Role[];
  /** Figures that the mastermind must bring. */
  readonly needs: readonly { readonly kind: FigureKind; readonly figures: number }[];
  /** All of these must be done. If left out or empty, the players decide whether the card succeeded. */
  readonly objectives?: readonly Objective[];
  /** In the owner's words. */
  readonly rules: string;
}

/** The parts of a scenario card that a game stores. The game can be finished on a phone without the card. */
export type ScenarioTerms = Pick<ScenarioCard, 'stage' | 'until' | 'reward' | 'tokens' | 'roles'> & {
  readonly objectives: readonly Objective[];
  readonly scenario: string;
};

export function toScenarioTerms(card: ScenarioCard): ScenarioTerms {
  const { id, stage, until, reward, tokens, roles, objectives = [] } = card;
  return { scenario: id, stage, until, reward, tokens, roles, objectives };
}

/** The figures of the game that have a role of a scenario. */
export interface RoleHolders {
  readonly scenario: string;
  readonly role: string;
  readonly pieces: readonly string[];
}
