import type { CardCatalog } from '../catalog/cards/card-catalog';
import type { Stage, TeamName } from '../catalog/cards/scenario-card';
import type { Campaign, CampaignFact, MissionPlan } from '../table/campaign';
import type { Citation, Reason } from './answer';
import type { QuestionByName } from './question-fields';

/** Recruited units with their levels, by side. */
export type UnitLevelsQuestion = QuestionByName<'unit_levels'>;
export type LevelUpQuestion = QuestionByName<'level_up'>;

/** Unit level and initial command points, by side. */
export type UnitLevelsAnswer = Readonly<Record<string, { readonly level: number; readonly command: number }>>;

export const LEVEL_UP_PROBLEM_CODES = ['too-dear', 'lowered', 'not-there', 'can-still-level', 'past-last'] as const;

export interface LevelUpProblem {
  readonly code: (typeof LEVEL_UP_PROBLEM_CODES)[number];
  /** Id of the character with the problem. Null if the whole team has the problem. */
  readonly character: string | null;
}

export interface LevelUpAnswer {
  readonly legal: boolean;
  /** Problems that also have a code in the notation. */
  readonly reasons: readonly Reason[];
  readonly problems: readonly LevelUpProblem[];
  /** Cost in objective points. */
  readonly cost: number;
  /** Objective points left for later missions; null if there are too few points. */
  readonly left: number | null;
  readonly cite: Citation;
}

/**
 * Players from whom a choice is hidden: `no` for none, `foe` for the other team until a card reveals it, `both` for
 * both teams until both have chosen.
 */
export const HIDDEN_FROM_OPTIONS = ['no', 'foe', 'both'] as const;

/**
 * Parts of a mission plan. Each step of the setup fills one part. `aloud`: players do the step at the table. `levels`:
 * the step shows results of the plan.
 */
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

/** One step of a mission's setup, in the order of the book. */
export interface MissionStep {
  /** Id of the step, which must not change because stored games refer to it. */
  readonly id: string;
  readonly part: PlanPart;
  /** Team that does the step. Null if both teams do it. */
  readonly by: TeamName | null;
  readonly hidden: (typeof HIDDEN_FROM_OPTIONS)[number];
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
  /** Id of the step that the problem belongs to. */
  readonly step: string;
  readonly team: TeamName | null;
  /** Character, card, square or number, displayed after the sentence for the code. */
  readonly detail: string;
  readonly cite: Citation;
}

/** Mission plan as one team may see it. Hidden parts are null. */
export interface VisiblePlan extends Omit<MissionPlan, 'scenarios' | 'teams' | 'roles'> {
  readonly scenarios: readonly (string | null)[];
  readonly teams: Readonly<Record<TeamName, readonly VisibleMember[]>>;
  readonly roles: readonly VisibleRole[];
}

export type VisibleMember = Omit<MissionPlan['teams'][TeamName][number], 'loadout'> & {
  readonly level: number;
  readonly cards: readonly string[] | null;
};

export type VisibleRole = Omit<MissionPlan['roles'][number], 'characters'> & {
  readonly characters: readonly string[] | null;
};

/** Progress of a mission, which decides what each team may see. */
export interface MissionVisibility {
  /** Current stage of the mission; 0 before the first round. */
  readonly stage: 0 | Stage;
  /** Whether both teams have revealed their action cards. */
  readonly cardsShown: boolean;
  /** Secret roles that are revealed, each in the form `scenario/role`. */
  readonly turnedUp: readonly string[];
}

/**
 * Result of a step of a campaign. The facts are present even if the book forbids the step, because the players may
 * continue.
 */
export interface CampaignRuling {
  readonly problems: readonly (MissionProblem | LevelUpProblem)[];
  readonly facts: readonly CampaignFact[];
}

/** Setup of a tutorial mission: one scenario of one stage, with starting cards for everyone. */
export interface TutorialRules {
  readonly level: number;
  /** Number of figures in the only henchman group. */
  readonly henchmen: number;
  /** Number of villains in addition to the henchmen. */
  readonly villains: (heroes: number) => number;
  readonly cite: Citation;
}

export interface CampaignRules {
  readonly steps: readonly MissionStep[];
  readonly tutorial: TutorialRules;
  readonly unitLevels: (teams: UnitLevelsQuestion) => UnitLevelsAnswer;
  readonly levelUp: (question: LevelUpQuestion) => LevelUpAnswer;
  /** Lists every problem of a plan, in the order of the steps. `campaign` is null for a single mission. */
  readonly problems: (
    plan: MissionPlan,
    cardCatalog: CardCatalog,
    campaign: Campaign | null,
  ) => readonly MissionProblem[];
  readonly seenBy: (
    plan: MissionPlan,
    cardCatalog: CardCatalog,
    team: TeamName,
    seeing: MissionVisibility,
  ) => VisiblePlan;
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
  /** Resolves a drawn last mission: the teams play one more mission or accept the draw. */
  readonly afterDraw: (campaign: Campaign, playOn: boolean) => CampaignRuling;
}
