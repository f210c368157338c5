import type { LaidOutMap } from '../../catalog/cards/lay-map';
import { MISSION_TEAMS, STAGES, type TeamName } from '../../catalog/cards/scenario-card';
import {
  chooseRoles,
  chooseSpawns,
  listRequiredRoles,
  listRequiredTokens,
  listSpawnSquares,
} from '../../game/mission-choices';
import type { MissionDraft } from '../../game/mission-draft';
import type { CampaignRules, MissionStep } from '../../rules/campaign';
import { getSpawnKind, type MissionPlan } from '../../table/campaign';
import type { SetupStepState } from '../game/setup-progress';
import { type MissionContext, makeStepChoices } from './mission-steps';
import { isAppTeam } from './mission-teams';

/** Steps of the mission setup that players do together on one page. */
export interface MissionPage {
  /** Id of the first step. */
  readonly id: string;
  readonly steps: readonly MissionStep[];
}

/** State of a page. `automatic`: the only possible choice was made for the players. */
export type MissionPageState = SetupStepState | 'automatic';

export interface MissionPageItem {
  readonly page: MissionPage;
  readonly state: MissionPageState;
}

const LAST_PAGE = 'table';

/** Steps with the same key are on the same page. */
function pageKey({ part, by }: MissionStep): string {
  if (part === 'spawns' || part === 'figures' || part === 'objectives') return `placement-${by}`;
  return part === 'aloud' || part === 'levels' ? LAST_PAGE : part;
}

/** Whether a page only has steps that players do at the table. The mission starts from it. */
export function isLastPage({ steps }: MissionPage): boolean {
  return steps.every((step) => pageKey(step) === LAST_PAGE);
}

/**
 * Groups the steps of the book into pages. Choices stay in the order of the book. Steps without a choice are on the
 * last page, because no team gains anything from their order.
 */
export function listMissionPages({ steps }: CampaignRules): MissionPage[] {
  const keys = [...new Set(steps.map(pageKey))].filter((key) => key !== LAST_PAGE);
  return [...keys, LAST_PAGE].flatMap((key) => {
    const own = steps.filter((step) => pageKey(step) === key);
    return own[0] ? [{ id: own[0].id, steps: own }] : [];
  });
}

/** Returns the page that contains a step. Undefined if the step is unknown. */
export function findMissionPage(rules: CampaignRules, step: string | undefined): MissionPage | undefined {
  return listMissionPages(rules).find(({ steps }) => steps.some(({ id }) => id === step));
}

/** Whether the players still have to finish a page. */
export function isPageOpen({ steps }: MissionDraft, page: MissionPage): boolean {
  return page.steps.some(({ id }) => steps[id] === undefined);
}

export function listMissionPageItems({ draft, rules }: MissionContext): MissionPageItem[] {
  const pages = listMissionPages(rules);
  const next = pages.find((page) => isPageOpen(draft, page));
  return pages.map((page) => {
    if (isPageOpen(draft, page)) return { page, state: page === next ? 'next' : 'open' };
    const states = new Set(page.steps.map(({ id }) => draft.steps[id] ?? 'done'));
    const [only = 'done'] = states;
    return { page, state: states.size === 1 ? only : 'done' };
  });
}

/** Returns the first page that the players still have to finish. Null if there is none. */
export function findNextPage({ draft, rules }: MissionContext): MissionPage | null {
  return listMissionPages(rules).find((page) => isPageOpen(draft, page)) ?? null;
}

/** Marks a page as done or skipped, and makes the choices of the following pages that have one possible answer. */
export function finishMissionPage(context: MissionContext, page: MissionPage, state: 'done' | 'skipped'): MissionDraft {
  const { draft } = context;
  const open = page.steps.filter(({ id }) => state === 'done' || draft.steps[id] === undefined);
  const steps = { ...draft.steps, ...Object.fromEntries(open.map(({ id }) => [id, state])) };
  return completeAutomaticSteps({ ...context, draft: { ...draft, steps } });
}

/**
 * Makes the choices that have one possible answer and those of teams that the app plays, up to the first page where
 * players choose. Each character without action cards gets those recommended to new players. Returns the same draft if
 * there is nothing to do.
 */
export function completeAutomaticSteps(context: MissionContext): MissionDraft {
  let { draft } = context;
  for (const page of listMissionPages(context.rules)) {
    for (const step of page.steps) {
      const state = draft.steps[step.id];
      if (state === 'done' || state === 'skipped') continue;
      const now = { ...context, draft };
      if (step.part === 'cards' && lacksCards(draft)) draft = { ...draft, plan: makeStepChoices(now, step) };
      const forced = findAppChoice(now, step) ?? findForcedChoice(now, step);
      if (forced) {
        // Players may have exchanged figures since.
        const plan = state === 'automatic' && isStepComplete(now, step.id) ? draft.plan : forced;
        if (plan !== draft.plan || state !== 'automatic')
          draft = { ...draft, plan, steps: { ...draft.steps, [step.id]: 'automatic' } };
      } else if (state === 'automatic') {
        const { [step.id]: _, ...others } = draft.steps;
        draft = { ...draft, steps: others };
      }
    }
    if (isPageOpen(draft, page)) break;
  }
  return draft;
}

/** Whether the choices of a step are complete and follow the rules. */
export function isStepComplete({ draft, rules, cards, campaign }: MissionContext, id: string): boolean {
  return rules.problems(draft.plan, cards.cardCatalog, campaign).every(({ step }) => step !== id);
}

/** Whether a character of a team has no action cards yet. */
function lacksCards({ plan }: MissionDraft): boolean {
  return MISSION_TEAMS.some((team) => plan.teams[team].some(({ loadout }) => loadout.cards.length === 0));
}

/** Returns the plan with the app's choice of a step for a team that it plays. Null if the players choose. */
function findAppChoice(context: MissionContext, step: MissionStep): MissionPlan | null {
  if (step.by === null || !isAppTeam(context.draft, step.by)) return null;
  const plan = makeStepChoices(context, step);
  return isStepComplete({ ...context, draft: { ...context.draft, plan } }, step.id) ? plan : null;
}

/** There is one possible answer, so nothing is drawn. */
const first = () => 0;

/** Returns the plan with the only possible choice of a step. Null if players have to choose. */
function findForcedChoice({ draft, cards, campaign }: MissionContext, { part, by }: MissionStep): MissionPlan | null {
  const { plan } = draft;
  const { cardCatalog } = cards;
  const laid = cardCatalog.map(plan.map);
  switch (part) {
    case 'map': {
      const [map, ...others] = cards.maps.filter(({ id }) => !campaign?.aside.maps.includes(id));
      return map && others.length === 0 ? { ...plan, map: map.id } : null;
    }
    case 'scenarios': {
      const left = cards.scenarios.filter(({ id }) => !campaign?.aside.scenarios.includes(id));
      const stages = STAGES.map((stage) => left.filter((each) => each.stage === stage));
      if (stages.some(({ length }) => length !== 1)) return null;
      return { ...plan, scenarios: stages.flat().map(({ id }) => id) };
    }
    case 'spawns':
      if (by === null || !laid || !areSpawnsForced(plan, laid, by)) return null;
      return { ...plan, spawns: chooseSpawns(plan, laid, by, first) };
    case 'figures':
      return by !== null && laid && areSpawnsForced(plan, laid, by) ? plan : null;
    case 'objectives': {
      if (by === null || plan.scenarios.length === 0) return null;
      const roles = listRequiredRoles(plan, cardCatalog, by);
      const isOpen = roles.some(({ among, count }) => among.length !== count);
      if (isOpen || listRequiredTokens(plan, cardCatalog, by).length > 0) return null;
      return { ...plan, roles: chooseRoles(plan, cardCatalog, by, first) };
    }
    default:
      return null;
  }
}

/** Whether a team has exactly as many figures of each kind as the map has spawn points for them. */
function areSpawnsForced({ teams }: MissionPlan, laid: LaidOutMap, team: TeamName): boolean {
  const kinds = new Set(teams[team].map(({ kind }) => getSpawnKind(kind)));
  if (kinds.size === 0) return false;
  return [...kinds].every((kind) => {
    const own = teams[team].filter((each) => getSpawnKind(each.kind) === kind);
    return listSpawnSquares(laid, kind).length === own.reduce((sum, { figures }) => sum + figures, 0);
  });
}
