import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import { computeBuildPoints, faceOf, listTakenCards } from '../../../catalog/cards/character-card';
import type { TeamName } from '../../../catalog/cards/scenario-card';
import { type Campaign, getCharacterLevel, type MissionPlan, type TeamMember } from '../../../table/campaign';
import type { ReportProblem } from './mission-plan';
import { excessBuildCost, excessUnitPoints, MAX_HEROES, MIN_HEROES, UNIT_TOTALS } from './team-rules';

const STEPS = { mastermind: 'mastermind-characters', heroes: 'hero-characters' } as const;

/** "Choose Characters": checks the agreed unit points, uniqueness, side and card of the characters. */
export function checkTeams(plan: MissionPlan, cardCatalog: CardCatalog, tell: ReportProblem): void {
  const { unitPoints, teams } = plan;
  if (!UNIT_TOTALS.includes(unitPoints)) tell('unit-points', STEPS.mastermind, null, unitPoints);
  for (const team of ['mastermind', 'heroes'] as const) {
    const units = teams[team].map(({ unit }) => unit);
    const past = excessUnitPoints(units, unitPoints);
    if (past !== 0) tell('units-unequal', STEPS[team], team, `${unitPoints + past}/${unitPoints}`);
    const seen = new Set<string>();
    for (const member of teams[team]) {
      if (seen.has(member.character)) tell('character-twice', STEPS[team], team, member.character);
      seen.add(member.character);
      if ((member.kind === 'hero') !== (team === 'heroes')) tell('wrong-team', STEPS[team], team, member.character);
      if (!isAsPrinted(member, cardCatalog)) tell('not-its-card', STEPS[team], team, member.character);
    }
  }
  const heroes = teams.heroes.length;
  if (heroes < MIN_HEROES || heroes > MAX_HEROES) tell('hero-count', STEPS.heroes, 'heroes', heroes);
  const masterminds = teams.mastermind.filter(({ kind }) => kind === 'mastermind').length;
  if (masterminds > 1) tell('one-mastermind', STEPS.mastermind, 'mastermind', masterminds);
}

function isAsPrinted({ character, kind, unit, figures, loadout }: TeamMember, cardCatalog: CardCatalog): boolean {
  const card = cardCatalog.card(character);
  if (!card || !card.faces[loadout.face]) return false;
  const face = faceOf(card, loadout.face);
  return card.kind === kind && face.unit === unit && face.figures === figures;
}

/** Checks the figures that scenarios require of the mastermind, including the face-down scenario. */
export function checkRequiredFigures(
  { scenarios, teams }: MissionPlan,
  cardCatalog: CardCatalog,
  tell: ReportProblem,
): void {
  for (const id of scenarios) {
    for (const { kind, figures } of cardCatalog.scenario(id)?.needs ?? []) {
      const members = [...teams.mastermind, ...teams.heroes].filter((member) => member.kind === kind);
      const there = members.reduce((sum, member) => sum + member.figures, 0);
      if (there < figures) tell('scenario-needs', STEPS.mastermind, 'mastermind', `${id}: ${there}/${figures} ${kind}`);
    }
  }
}

/**
 * "Choose Action Cards": checks that cards belong to the character, are unique and fit the build points of its level.
 * The level must be that of the campaign.
 */
export function checkLoadouts(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
  tell: ReportProblem,
): void {
  const all = [...plan.teams.mastermind, ...plan.teams.heroes];
  const levels = new Set(all.map(({ loadout }) => loadout.level));
  if (!campaign && levels.size > 1) tell('levels-differ', 'action-cards', null, [...levels].sort().join(', '));
  for (const team of ['mastermind', 'heroes'] as const) {
    for (const member of plan.teams[team]) problemsOfLoadout(team, member, cardCatalog, campaign, tell);
  }
}

function problemsOfLoadout(
  team: TeamName,
  { character, loadout }: TeamMember,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
  tell: ReportProblem,
): void {
  const card = cardCatalog.card(character);
  if (!card) return;
  const { level, cards } = loadout;
  const due = campaign ? getCharacterLevel(campaign, team, character) : level;
  if (level !== due) tell('wrong-level', 'action-cards', team, `${character}: ${level}/${due}`);
  if (new Set(cards).size < cards.length) tell('card-twice', 'action-cards', team, character);
  const strange = cards.find((id) => card.actions.every((each) => each.id !== id));
  if (strange !== undefined) tell('not-its-card', 'action-cards', team, `${character}: ${strange}`);
  const costs = listTakenCards(card, loadout).map(({ build }) => build);
  const most = computeBuildPoints(card, level);
  const past = excessBuildCost(costs, most);
  if (past > 0) tell('over-build', 'action-cards', team, `${character}: ${most + past}/${most}`);
}
