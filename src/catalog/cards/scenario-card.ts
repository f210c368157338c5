import type { FigureKind } from './character-card';

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];
export const TEAMS = ['heroes', 'mastermind'] as const;
export type TeamName = (typeof TEAMS)[number];

/** A token that a scenario brings. */
export interface ObjectiveToken {
  readonly name: string;
  readonly count: number;
  /** Null: it cannot be damaged. */
  readonly strength: number | null;
  /** How often it must be damaged before it goes. */
  readonly wounds: number;
  readonly placedBy: TeamName;
  /** At the mission's set-up, or when its card is turned up or its stage begins. */
  readonly when: 'setup' | 'stage';
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
  /** In the words of its owner. */
  readonly rules: string;
}
