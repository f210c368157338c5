import { MISSION_TEAMS, type TeamName } from '../../catalog/cards/scenario-card';
import {
  chooseCards,
  chooseRoles,
  chooseSpawns,
  chooseTeam,
  chooseTokens,
  drawMap,
  drawScenarios,
  removeExcessSpawns,
} from '../../game/mission-choices';
import type { MissionDraft } from '../../game/mission-draft';
import type { CampaignRules, MissionProblem, MissionStep, VisiblePlan } from '../../rules/campaign';
import { type Campaign, getCharacterLevel, type MissionPlan } from '../../table/campaign';
import { listMissionCandidates, type MissionCards } from './mission-cards';

/** Data for the setup screens of a mission. */
export interface MissionContext {
  readonly draft: MissionDraft;
  readonly cards: MissionCards;
  readonly rules: CampaignRules;
  /** Campaign of the mission. Null for a single mission. */
  readonly campaign: Campaign | null;
}

function stepOf({ rules }: Pick<MissionContext, 'rules'>, part: MissionStep['part']): MissionStep | undefined {
  return rules.steps.find((step) => step.part === part);
}

/** Whether both teams have chosen their action cards, which are public from then on. */
export function areActionCardsRevealed(context: MissionContext): boolean {
  const step = stepOf(context, 'cards');
  return step !== undefined && context.draft.steps[step.id] !== undefined;
}

/**
 * Returns the part of the plan that a team may see.
 * @param viewer team; null for the information that is public
 */
export function filterVisiblePlan(context: MissionContext, viewer: TeamName | null): VisiblePlan {
  const { draft, rules, cards } = context;
  const seeing = { stage: 0, cardsShown: areActionCardsRevealed(context), turnedUp: [] } as const;
  const by = (team: TeamName) => rules.seenBy(draft.plan, cards.cardCatalog, team, seeing);
  if (viewer !== null) return by(viewer);
  const [heroes, mastermind] = [by('heroes'), by('mastermind')];
  // Publicly, each team is shown as the other team may see it.
  return { ...heroes, teams: { heroes: mastermind.teams.heroes, mastermind: heroes.teams.mastermind } };
}

/** Lists the ids of scenarios that a team sees face down. */
export function listFaceDownScenarios(context: MissionContext, viewer: TeamName | null): string[] {
  const seen = filterVisiblePlan(context, viewer);
  return context.draft.plan.scenarios.filter((_, index) => seen.scenarios[index] === null);
}

/** Lists the problems of the plan that a team may know. */
export function listVisibleProblems(context: MissionContext, viewer: TeamName | null): MissionProblem[] {
  const { draft, rules, cards, campaign } = context;
  const hidden = listFaceDownScenarios(context, viewer);
  const open = areActionCardsRevealed(context);
  return rules.problems(draft.plan, cards.cardCatalog, campaign).filter(({ step: id, team, detail, code }) => {
    if (hidden.some((scenario) => detail.startsWith(scenario))) return false;
    const step = rules.steps.find((each) => each.id === id);
    if (step?.hidden === 'both' && !open) return team === null || team === viewer;
    return step?.hidden === 'foe' && code === 'role-holder' ? viewer === step.by : true;
  });
}

/**
 * Lists the problems of completed steps. Open steps are omitted, because their missing choices always cause problems.
 */
export function listProblemsOfDoneSteps(context: MissionContext): MissionProblem[] {
  const { steps } = context.draft;
  return listVisibleProblems(context, null).filter(({ step }) => steps[step] === 'done' || steps[step] === 'automatic');
}

/** Problems that each open step has until its choices are made. */
const MISSING_CODES: readonly MissionProblem['code'][] = [
  'unknown-map',
  'scenario-count',
  'hero-count',
  'spawn-count',
  'token-count',
  'role-count',
];

/** Whether a problem only says that players have not made all choices of a step yet. */
export function isMissingChoice({ plan }: MissionDraft, { code, team }: MissionProblem): boolean {
  if (code === 'units-unequal' || code === 'scenario-needs')
    return team !== null && plan.teams[team].reduce((sum, { unit }) => sum + unit, 0) < plan.unitPoints;
  return MISSING_CODES.includes(code);
}

/** Returns a random index from 0 to `below` − 1. */
export const randomIndex = (below: number): number => Math.floor(Math.random() * below);

/**
 * Makes the choices of a step: draws cards as in the book, or chooses as beginners would.
 * @param only team to choose for if both teams do the step; null for each team that has not chosen
 */
export function makeStepChoices(
  context: MissionContext,
  { part, by }: MissionStep,
  only: TeamName | null = null,
): MissionPlan {
  const { draft, cards, campaign } = context;
  const { plan } = draft;
  const laid = cards.cardCatalog.map(plan.map);
  switch (part) {
    case 'map':
      return withMissionMap(plan, drawMap(cards.maps, campaign?.aside.maps ?? [], randomIndex));
    case 'scenarios':
      return withScenarios(plan, drawScenarios(cards.scenarios, campaign?.aside.scenarios ?? [], randomIndex));
    case 'team':
      return by === null ? plan : chosenTeam(context, by);
    case 'cards':
      return MISSION_TEAMS.filter((team) => only === null || team === only).reduce(
        (now, team) => withChosenCards(context, now, team, only === null),
        plan,
      );
    case 'spawns':
      return laid && by !== null ? { ...plan, spawns: chooseSpawns(plan, laid, by, randomIndex) } : plan;
    case 'objectives': {
      if (by === null) return plan;
      const tokens = laid ? chooseTokens(plan, cards.cardCatalog, laid, by, randomIndex) : plan.tokens;
      return { ...plan, tokens, roles: chooseRoles(plan, cards.cardCatalog, by, randomIndex) };
    }
    default:
      return plan;
  }
}

/** Changes the map of a plan. Removes spawn points and tokens, because they are on squares of the old map. */
export function withMissionMap(plan: MissionPlan, map: string): MissionPlan {
  return map === plan.map ? plan : { ...plan, map, spawns: [], tokens: [] };
}

/** Changes the scenarios of a plan. Removes tokens and roles of scenarios that are no longer chosen. */
export function withScenarios(plan: MissionPlan, scenarios: readonly string[]): MissionPlan {
  const stays = ({ scenario }: { readonly scenario: string }) => scenarios.includes(scenario);
  return { ...plan, scenarios, tokens: plan.tokens.filter(stays), roles: plan.roles.filter(stays) };
}

export function findMissionLevel({ draft, campaign }: MissionContext, team: TeamName, character: string): number {
  return campaign ? getCharacterLevel(campaign, team, character) : draft.level;
}

function chosenTeam(context: MissionContext, team: TeamName): MissionPlan {
  const { draft, cards } = context;
  const needs =
    team === 'mastermind' ? draft.plan.scenarios.flatMap((id) => cards.cardCatalog.scenario(id)?.needs ?? []) : [];
  const level = (character: string) => findMissionLevel(context, team, character);
  const all = listMissionCandidates(cards, team);
  const { unitPoints } = draft.plan;
  const members =
    chooseTeam(all, unitPoints, needs, level, randomIndex) ?? chooseTeam(all, unitPoints, [], level, randomIndex);
  return members ? withTeamMembers(draft.plan, team, members) : draft.plan;
}

export function withTeamMembers(
  plan: MissionPlan,
  team: TeamName,
  members: MissionPlan['teams'][TeamName],
): MissionPlan {
  return removeExcessSpawns({ ...plan, teams: { ...plan.teams, [team]: members } });
}

function withChosenCards({ cards }: MissionContext, plan: MissionPlan, team: TeamName, keep: boolean): MissionPlan {
  const members = plan.teams[team].map((member) => {
    const card = cards.cardCatalog.card(member.character);
    if (!card || (keep && member.loadout.cards.length > 0)) return member;
    return { ...member, loadout: { ...member.loadout, cards: chooseCards(card, member.loadout.level) } };
  });
  return { ...plan, teams: { ...plan.teams, [team]: members } };
}

const ROLE_CODES: readonly MissionProblem['code'][] = ['role-count', 'role-holder'];

/** Makes the choices of all open steps. Existing choices stay if the rules allow them. */
export function makeOpenStepChoices(context: MissionContext): MissionDraft {
  let draft = context.draft;
  for (const step of context.rules.steps) {
    if (draft.steps[step.id] !== undefined) continue;
    const now = { ...context, draft };
    const wrong = context.rules
      .problems(draft.plan, context.cards.cardCatalog, context.campaign)
      .filter((problem) => problem.step === step.id);
    const chosen = wrong.length > 0 || step.part === 'cards' ? makeStepChoices(now, step) : draft.plan;
    // If only a role is missing, the tokens that players placed stay.
    const placed = step.part === 'objectives' && wrong.every(({ code }) => ROLE_CODES.includes(code));
    const plan = placed ? { ...chosen, tokens: draft.plan.tokens } : chosen;
    draft = { ...draft, plan, steps: { ...draft.steps, [step.id]: 'done' } };
  }
  return draft;
}
