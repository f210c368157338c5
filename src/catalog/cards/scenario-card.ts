import type { FigureKind } from './character-card';

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];
export const TEAMS = ['heroes', 'mastermind'] as const;
export type TeamName = (typeof TEAMS)[number];

/** When a token enters: at the mission's set-up, when its stage begins, when its card is turned up, or when another token of the card was destroyed. */
export const TOKEN_ENTRIES = ['setup', 'stage', 'revealed', 'gone'] as const;
export type TokenEntry = (typeof TOKEN_ENTRIES)[number];

/** A token that a scenario brings. */
export interface ObjectiveToken {
  readonly name: string;
  readonly count: number;
  /** Null: it cannot be damaged. */
  readonly strength: number | null;
  /** How often it must be damaged before it goes. */
  readonly wounds: number;
  readonly placedBy: TeamName;
  readonly when: TokenEntry;
  /** Of `gone`: the other token, of the same card, in whose place it enters. */
  readonly after?: string;
  /** The first stage in which it can enter; left out: that of its card. */
  readonly stage?: Stage | null;
}

/** A part that a scenario gives to some figures. */
export interface Role {
  readonly name: string;
  readonly chosenBy: TeamName;
  /** Whose figures have it. */
  readonly of: TeamName;
  readonly count: number;
  /** Whether the choice lies face down until the card says otherwise. */
  readonly secret: boolean;
}

/** What an objective asks for; `by-hand`: the players say whether it was done. */
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

/** Those that are about tokens; of the others `of` is a role. */
export const TOKEN_OBJECTIVES: readonly ObjectiveKind[] = ['damage', 'retrieve', 'deliver', 'guard'];

/** Something that the heroes must have done for the card to succeed. */
export interface Objective {
  readonly kind: ObjectiveKind;
  /** The name of its token, or of the role whose figures it is about; null: of those of `figure`, or of anybody. */
  readonly of: string | null;
  /** Where it is about no token and no role: figures of this kind. */
  readonly figure: FigureKind | null;
  /** How many of them; null: all. */
  readonly count: number | null;
  /** Of `defeat`: the role of those who must do it, each of them where `count` is null. */
  readonly by: string | null;
  /** The first stage in which it counts; null: from the start. */
  readonly from: Stage | null;
  /** The stage after which it is too late; null: that of the card. */
  readonly until: Stage | null;
}

/** An objective of which nothing but its kind is known. */
export function bareObjective(kind: ObjectiveKind): Objective {
  return { kind, of: null, figure: null, count: null, by: null, from: null, until: null };
}

export interface ScenarioCard {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  /** The stage after which it is lost if the heroes have not done it. */
  readonly until: Stage;
  /** Objective points, to the heroes if they succeed and else to the mastermind. */
  readonly reward: number;
  readonly tokens: readonly ObjectiveToken[];
  readonly roles: readonly Role[];
  /** Figures that the mastermind has to bring. */
  readonly needs: readonly { readonly kind: FigureKind; readonly figures: number }[];
  /** All of these must be done; left out or empty: the players say whether the card succeeded. */
  readonly objectives?: readonly Objective[];
  /** In the words of its owner. */
  readonly rules: string;
}

/** What a game knows of a scenario card in play, so that it is played to its end where the card itself is not stored. */
export type ScenarioTerms = Pick<ScenarioCard, 'stage' | 'until' | 'reward' | 'tokens' | 'roles'> & {
  readonly objectives: readonly Objective[];
  /** The id of the card. */
  readonly scenario: string;
};

export function termsOf(card: ScenarioCard): ScenarioTerms {
  const { id, stage, until, reward, tokens, roles, objectives = [] } = card;
  return { scenario: id, stage, until, reward, tokens, roles, objectives };
}

/** Who has a role of a scenario, by the figures of the game. */
export interface RoleHolders {
  readonly scenario: string;
  readonly role: string;
  readonly pieces: readonly string[];
}
