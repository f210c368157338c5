import { MISSION_TEAMS, type TeamName } from '../../catalog/cards/scenario-card';
import { listRequiredRoles, listRequiredTokens, teamOfSpawn } from '../../game/mission-choices';
import type { MissionStep } from '../../rules/campaign';
import type { SpawnPlace } from '../../table/campaign';
import { MISSION_PAGE_TITLES, MISSION_STEP_TEXT } from '../../text/mission';
import { PLACE_TEXT } from '../../text/names/places';
import { say, sayMany } from '../../text/say';
import { findCardName } from './mission-cards';
import { compareLevels } from './mission-facts';
import type { MissionPage, MissionPageItem } from './mission-pages';
import { areActionCardsRevealed, filterVisiblePlan, type MissionContext } from './mission-steps';
import { teamLabel } from './mission-teams';

/** Returns the title of a page: that of its only step, or a common title. */
export function pageTitle({ id }: MissionPage): string {
  return MISSION_PAGE_TITLES[id] ?? MISSION_STEP_TEXT[id]?.title ?? id;
}

/** Describes a page of the mission setup in the list, without secret information. */
export function describeMissionPage(context: MissionContext, { page, state }: MissionPageItem): string {
  const words = page.steps.map((step) => describeMissionStep(context, step));
  return [...new Set([state === 'automatic' ? say('done for you') : '', ...words])].filter(Boolean).join(' · ');
}

function describeMissionStep(context: MissionContext, { part, by, id }: MissionStep): string {
  const { draft, cards } = context;
  const seen = filterVisiblePlan(context, null);
  switch (part) {
    case 'map':
      return draft.plan.map === '' ? '' : findCardName(cards, draft.plan.map);
    case 'scenarios':
      return seen.scenarios
        .map((scenario) => (scenario === null ? say('face down') : findCardName(cards, scenario)))
        .join(' · ');
    case 'team':
      return by === null ? '' : describeTeam(context, by);
    case 'cards':
      return cardWords(context);
    case 'spawns':
    case 'figures':
      return by === null ? '' : spawnWords(context, by);
    case 'objectives':
      return by === null ? '' : objectiveWords(context, by);
    case 'levels':
      return draft.steps[id] === undefined ? '' : describeLevels(context);
    default:
      return '';
  }
}

/** Describes the unit points of a team: `3 of 4 points`. '' if the team is empty. */
export function describeUnitPoints({ draft }: MissionContext, team: TeamName): string {
  const units = draft.plan.teams[team].reduce((sum, { unit }) => sum + unit, 0);
  return draft.plan.teams[team].length === 0
    ? ''
    : say('{units} of {unitPoints} points', { units, unitPoints: draft.plan.unitPoints });
}

function describeTeam(context: MissionContext, team: TeamName): string {
  const points = describeUnitPoints(context, team);
  return points === '' ? '' : say('{team}: {points}', { team: teamLabel(context.draft, team), points });
}

function cardWords(context: MissionContext): string {
  const { teams } = context.draft.plan;
  const of = (team: TeamName) => teams[team].reduce((sum, { loadout }) => sum + loadout.cards.length, 0);
  if (areActionCardsRevealed(context)) return sayMany(of('heroes') + of('mastermind'), '1 card', '{n} cards');
  const chosen = MISSION_TEAMS.filter((team) => of(team) > 0).map((team) => teamLabel(context.draft, team));
  return chosen.length === 0 ? '' : say('chosen by {teams}', { teams: PLACE_TEXT.list(chosen) });
}

function spawnWords({ draft }: MissionContext, team: TeamName): string {
  const { spawns, teams } = draft.plan;
  const laid = spawns.filter((each) => teamOfSpawn(each) === team).length;
  const figures = teams[team].reduce((sum, each) => sum + each.figures, 0);
  return figures === 0 ? '' : say('{placed} of {figures} placed', { placed: laid, figures });
}

function objectiveWords({ draft, cards }: MissionContext, team: TeamName): string {
  const { plan } = draft;
  if (plan.scenarios.length === 0) return '';
  const due = listRequiredTokens(plan, cards.cardCatalog, team);
  const of = due.reduce((sum, { count }) => sum + count, 0);
  const laid = plan.tokens.filter((each) =>
    due.some(({ token, scenario }) => token === each.token && scenario === each.scenario),
  );
  const roles = listRequiredRoles(plan, cards.cardCatalog, team).length;
  const words = [
    of > 0 ? say('{placed} of {tokens} tokens', { placed: laid.length, tokens: of }) : '',
    roles > 0 ? sayMany(roles, '1 role', '{n} roles') : '',
  ];
  return words.filter(Boolean).join(' · ');
}

/** Describes the difference between the levels of the teams: `Heroes +2`, or `equal`. */
function describeLevels({ draft, rules }: MissionContext): string {
  const levels = compareLevels(draft, rules);
  const ahead = MISSION_TEAMS.find((team) => (levels[team]?.command ?? 0) > 0);
  return ahead ? `${teamLabel(draft, ahead)} +${levels[ahead]?.command}` : say('equal');
}

/** Names of the spawn points of each kind, by their colour. */
export const SPAWN_POINT_NAMES: Readonly<
  Record<SpawnPlace['kind'], { readonly all: string; readonly at: (square: string) => string }>
> = {
  hero: { all: say('Green spawn points'), at: (square) => say('Green spawn point {square}', { square }) },
  villain: { all: say('Red spawn points'), at: (square) => say('Red spawn point {square}', { square }) },
  henchman: { all: say('White spawn points'), at: (square) => say('White spawn point {square}', { square }) },
};
