import type { CardCatalog } from '../catalog/cards/card-catalog';
import type { Stage, TeamName } from '../catalog/cards/scenario-card';
import type { Campaign, CampaignFact, MissionPlan } from '../table/campaign';
import type { Citation, Reason } from './answer';

/** By side. */
export type UnitLevelsQuestion = Readonly<Record<string, readonly { readonly unit: number; readonly level: number }[]>>;

/** By side: its unit level, and the command points that it starts with. */
export type UnitLevelsAnswer = Readonly<Record<string, { readonly level: number; readonly command: number }>>;

export interface LevelUpQuestion {
  readonly points: number;
  /** Levels of the characters in the mission, before and after. A character missing under `to` keeps its level. */
  readonly levels: Readonly<Record<string, number>>;
  readonly to: Readonly<Record<string, number>>;
}

export const LEVEL_UP_CODES = ['too-dear', 'lowered', 'not-there', 'can-still-level', 'past-last'] as const;

export interface LevelUpProblem {
  readonly code: (typeof LEVEL_UP_CODES)[number];
  /** Whom it is about; null: the team. */
  readonly character: string | null;
}

export interface LevelUpAnswer {
  readonly legal: boolean;
  /** The problems that the notation has a code for. */
  readonly reasons: readonly Reason[];
  readonly problems: readonly LevelUpProblem[];
  /** Objective points. */
  readonly cost: number;
  /** Kept for later missions; null where they do not suffice. */
  readonly left: number | null;
  readonly cite: Citation;
}

/** From whom a choice is hidden: `foe` until the card says so, `both` until both teams have chosen. */
export const HIDDEN = ['no', 'foe', 'both'] as const;

/** The part of a plan that a step chooses. Players do `aloud` at the table; `levels` shows what follows from the plan. */
export const PLAN_PARTS = [
  'map',
  'scenarios',
  'team',
  'cards',
  'spawns',
  'figures',
  'objectives',
  'aloud',
  'levels',
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** One step of a mission's set-up, in the order of the book. */
export interface MissionStep {
  /** Never changed: games on disk name it. */
  readonly id: string;
  readonly part: PlanPart;
  /** Whose it is; null: both teams'. */
  readonly by: TeamName | null;
  readonly hidden: (typeof HIDDEN)[number];
  readonly cite: Citation;
}

export const MISSION_PROBLEM_CODES = [
  'not-now',
  'unknown-map',
  'map-aside',
  'scenario-count',
  'unknown-scenario',
  'wrong-stage',
  'scenario-aside',
  'unit-points',
  'units-unequal',
  'character-twice',
  'wrong-team',
  'not-its-card',
  'hero-count',
  'one-mastermind',
  'scenario-needs',
  'levels-differ',
  'wrong-level',
  'card-twice',
  'over-build',
  'spawn-place',
  'spawn-twice',
  'spawn-kind',
  'spawn-count',
  'spawn-empty',
  'token-count',
  'token-place',
  'role-count',
  'role-holder',
  'victory-not-held',
] as const;
export type MissionProblemCode = (typeof MISSION_PROBLEM_CODES)[number];

export interface MissionProblem {
  readonly code: MissionProblemCode;
  /** The id of the step that it belongs to. */
  readonly step: string;
  readonly team: TeamName | null;
  /** A character, card, square or number, ready to be shown after the sentence of the code. */
  readonly detail: string;
  readonly cite: Citation;
}

/** A plan as one team may see it; null for what is hidden from it. */
export interface SeenPlan extends Omit<MissionPlan, 'scenarios' | 'teams' | 'roles'> {
  readonly scenarios: readonly (string | null)[];
  readonly teams: Readonly<Record<TeamName, readonly SeenMember[]>>;
  readonly roles: readonly SeenRole[];
}

export type SeenMember = Omit<MissionPlan['teams'][TeamName][number], 'loadout'> & {
  readonly level: number;
  readonly cards: readonly string[] | null;
};

export type SeenRole = Omit<MissionPlan['roles'][number], 'characters'> & {
  readonly characters: readonly string[] | null;
};

/** How far a mission has come, which decides what is shown. */
export interface Seeing {
  /** The stage being played; 0 before the first round. */
  readonly stage: 0 | Stage;
  /** Whether both teams have laid their action cards open. */
  readonly cardsShown: boolean;
  /** Secret parts that were turned up, as `scenario/role`. */
  readonly turnedUp: readonly string[];
}

/** What follows from a step of a campaign. The facts are there even if the book forbids it: the players decide. */
export interface CampaignRuling {
  readonly problems: readonly (MissionProblem | LevelUpProblem)[];
  readonly facts: readonly CampaignFact[];
}

/** What a mission to learn the game by is set up with: one scenario of one stage, everybody with the starting cards. */
export interface TutorialLaw {
  readonly level: number;
  /** Figures of its one group of henchmen. */
  readonly henchmen: number;
  /** How many villains there are beside them. */
  readonly villains: (heroes: number) => number;
  readonly cite: Citation;
}

/** How missions are set up and become a campaign. */
export interface CampaignLaw {
  readonly steps: readonly MissionStep[];
  readonly tutorial: TutorialLaw;
  readonly unitLevels: (teams: UnitLevelsQuestion) => UnitLevelsAnswer;
  readonly levelUp: (question: LevelUpQuestion) => LevelUpAnswer;
  /** Every problem of a plan, in the order of the steps; `campaign` null for a mission by itself. */
  readonly problems: (
    plan: MissionPlan,
    cardCatalog: CardCatalog,
    campaign: Campaign | null,
  ) => readonly MissionProblem[];
  readonly seenBy: (plan: MissionPlan, cardCatalog: CardCatalog, team: TeamName, seeing: Seeing) => SeenPlan;
  readonly beginMission: (
    campaign: Campaign,
    plan: MissionPlan,
    cardCatalog: CardCatalog,
    game: string | null,
  ) => CampaignRuling;
  readonly endMission: (
    campaign: Campaign,
    points: Readonly<Record<TeamName, number>>,
    setAside: boolean,
  ) => CampaignRuling;
  readonly level: (campaign: Campaign, team: TeamName, character: string, cardCatalog: CardCatalog) => CampaignRuling;
  readonly reserve: (campaign: Campaign, team: TeamName, cardCatalog: CardCatalog) => CampaignRuling;
  /** After a drawn last mission: play one more, or accept the draw. */
  readonly afterDraw: (campaign: Campaign, playOn: boolean) => CampaignRuling;
}
