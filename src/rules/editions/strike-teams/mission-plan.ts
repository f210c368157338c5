import { hasSquare } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import { computeBuildPoints, faceOf, listTakenCards } from '../../../catalog/cards/character-card';
import { type LaidOutMap, listStartingZones } from '../../../catalog/cards/lay-map';
import { STAGES, type TeamName } from '../../../catalog/cards/scenario-card';
import { parseSquare } from '../../../grid/square';
import {
  type Campaign,
  getCharacterLevel,
  getSpawnKind,
  groupSpawnPoints,
  type MissionPlan,
  type TeamMember,
} from '../../../table/campaign';
import type { MissionProblem, MissionProblemCode, MissionStep } from '../../campaign';
import { cite } from './citations';
import { excessBuildCost, excessUnitPoints, MAX_HEROES, MIN_HEROES, UNIT_TOTALS } from './force';

/** Reports a problem of a mission plan with its setup step. */
type ReportProblem = (code: MissionProblemCode, step: string, team: TeamName | null, detail: string | number) => void;

/**
 * Lists all problems of a plan, in the order of the setup steps. Unfinished steps always have problems, so callers only
 * use the problems of finished steps. `campaign` is null for a single mission, with all characters at the same level.
 */
export function findMissionProblems(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
): MissionProblem[] {
  const problems: MissionProblem[] = [];
  const tell: ReportProblem = (code, step, team, detail) => {
    problems.push({ code, step, team, detail: String(detail), cite: findMissionStep(step).cite });
  };
  const laid = cardCatalog.map(plan.map);
  if (!laid) tell('unknown-map', 'map', null, plan.map);
  if (campaign?.aside.maps.includes(plan.map)) tell('map-aside', 'map', null, plan.map);
  problemsOfScenarios(plan, cardCatalog, campaign, tell);
  checkTeams(plan, cardCatalog, tell);
  checkRequiredFigures(plan, cardCatalog, tell);
  checkLoadouts(plan, cardCatalog, campaign, tell);
  if (laid) {
    checkSpawnPoints(plan, laid, tell);
    checkTokens(plan, cardCatalog, laid, tell);
  }
  checkRoles(plan, cardCatalog, tell);
  const held = campaign?.victory ?? null;
  if (plan.victory !== null && plan.victory.team !== held) {
    problems.push({
      code: 'victory-not-held',
      step: 'unit-levels',
      team: plan.victory.team,
      detail: '',
      cite: cite('Winning the Mission'),
    });
  }
  const place = new Map(MISSION_STEPS.map(({ id }, index) => [id, index]));
  return problems.sort((a, b) => (place.get(a.step) ?? 0) - (place.get(b.step) ?? 0));
}

/**
 * "Determine Scenario Cards": checks for one card of each stage, none played before. A single mission may have only the
 * card of stage 1 ("Replaying the Tutorial").
 */
function problemsOfScenarios(
  { scenarios }: MissionPlan,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
  tell: ReportProblem,
): void {
  const tutorial = campaign === null && scenarios.length === 1;
  if (scenarios.length !== STAGES.length && !tutorial) tell('scenario-count', 'scenarios', null, scenarios.length);
  for (const [index, id] of scenarios.entries()) {
    const card = cardCatalog.scenario(id);
    if (!card) tell('unknown-scenario', 'scenarios', null, id);
    else if (card.stage !== index + 1) tell('wrong-stage', 'scenarios', null, id);
    if (campaign?.aside.scenarios.includes(id)) tell('scenario-aside', 'scenarios', null, id);
  }
}

const STEPS = { mastermind: 'mastermind-characters', heroes: 'hero-characters' } as const;

/** "Choose Characters": checks the agreed unit points, uniqueness, side and card of the characters. */
function checkTeams(plan: MissionPlan, cardCatalog: CardCatalog, tell: ReportProblem): void {
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
function checkRequiredFigures({ scenarios, teams }: MissionPlan, cardCatalog: CardCatalog, tell: ReportProblem): void {
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
function checkLoadouts(
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

const SPAWN_STEPS = { mastermind: 'mastermind-spawns', heroes: 'hero-spawns' } as const;
const FIGURE_STEPS = { mastermind: 'mastermind-figures', heroes: 'hero-figures' } as const;
/** Number of the stage with a scenario card that is face down during setup. */
const FACE_DOWN = 3;
const OBJECTIVE_STEPS = { mastermind: 'mastermind-objectives', heroes: 'hero-objectives' } as const;

/** "Place Spawn Points", "Place Character Figures": finds spawn points that are missing, misplaced or unused. */
function checkSpawnPoints(plan: MissionPlan, laid: LaidOutMap, tell: ReportProblem): void {
  const taken = new Set<string>();
  for (const { at, kind } of plan.spawns) {
    const team: TeamName = kind === 'hero' ? 'heroes' : 'mastermind';
    const square = parseSquare(at);
    const places = [...laid.spawns[kind], ...(kind === 'hero' ? [] : laid.spawns.hybrid)];
    if (square === null || !places.includes(square)) tell('spawn-place', SPAWN_STEPS[team], team, at);
    if (taken.has(at)) tell('spawn-twice', SPAWN_STEPS[team], team, at);
    taken.add(at);
  }
  for (const team of ['mastermind', 'heroes'] as const) {
    for (const member of plan.teams[team]) {
      const own = plan.spawns.filter(({ character }) => character === member.character);
      const fitting = own.filter(({ kind }) => kind === getSpawnKind(member.kind)).length;
      if (fitting < own.length) tell('spawn-kind', FIGURE_STEPS[team], team, member.character);
      if (own.length !== member.figures) {
        tell('spawn-count', SPAWN_STEPS[team], team, `${member.character}: ${own.length}/${member.figures}`);
      }
    }
  }
  const known = new Set([...plan.teams.mastermind, ...plan.teams.heroes].map(({ character }) => character));
  for (const { at, kind, character } of plan.spawns) {
    const team: TeamName = kind === 'hero' ? 'heroes' : 'mastermind';
    if (!known.has(character)) tell('spawn-empty', FIGURE_STEPS[team], team, at);
  }
}

/**
 * "Place Objective Tokens": checks the tokens of the first two stages, which must be in the battle zone. Later tokens
 * are not placed yet.
 */
function checkTokens(plan: MissionPlan, cardCatalog: CardCatalog, laid: LaidOutMap, tell: ReportProblem): void {
  const zones = listStartingZones(laid, groupSpawnPoints(plan.spawns));
  const closed = new Set([...zones.heroes, ...zones.mastermind]);
  const battle = (at: string): boolean => {
    const square = parseSquare(at);
    if (square === null || !hasSquare(laid.board, square) || closed.has(square)) return false;
    return ((laid.board.terrain[square] ?? 0) & BLOCKING) === 0;
  };
  for (const id of plan.scenarios) {
    const card = cardCatalog.scenario(id);
    for (const { name, count, placedBy, when } of card?.tokens ?? []) {
      const own = plan.tokens.filter(({ scenario, token }) => scenario === id && token === name);
      const due = when === 'setup' && card?.stage !== FACE_DOWN ? count : 0;
      const step = OBJECTIVE_STEPS[placedBy];
      if (own.length !== due) tell('token-count', step, placedBy, `${name}: ${own.length}/${due}`);
      for (const { at } of own) if (!battle(at)) tell('token-place', step, placedBy, `${name}: ${at}`);
    }
  }
}

/**
 * Checks the roles that scenarios assign: their number and team. Roles of the face-down card may be open until it is
 * revealed.
 */
function checkRoles(plan: MissionPlan, cardCatalog: CardCatalog, tell: ReportProblem): void {
  for (const id of plan.scenarios) {
    const card = cardCatalog.scenario(id);
    for (const { name, count, chosenBy, of } of card?.roles ?? []) {
      const step = OBJECTIVE_STEPS[chosenBy];
      const play = plan.roles.find(({ scenario, role }) => scenario === id && role === name);
      const chosen = new Set(play?.characters ?? []);
      if (card?.stage === FACE_DOWN && chosen.size === 0) continue;
      if (chosen.size !== count) tell('role-count', step, chosenBy, `${name}: ${chosen.size}/${count}`);
      for (const character of chosen) {
        const fits = plan.teams[of].some((member) => member.character === character && member.kind !== 'henchman');
        if (!fits) tell('role-holder', step, chosenBy, `${name}: ${character}`);
      }
    }
  }
}

const step = (
  id: string,
  part: MissionStep['part'],
  by: MissionStep['by'],
  passage: string,
  hidden: MissionStep['hidden'] = 'no',
): MissionStep => ({ id, part, by, hidden, cite: cite(`Mission Set Up: ${passage}`) });

/**
 * The sixteen steps of "Mission Set Up". Order matters, because each team benefits from seeing the other team's
 * choices.
 */
export const MISSION_STEPS: readonly MissionStep[] = [
  step('map', 'map', null, 'Create Mission Map'),
  step('scenarios', 'scenarios', 'mastermind', 'Determine Scenario Cards', 'foe'),
  step('mastermind-characters', 'team', 'mastermind', 'Choose Characters (Mastermind)'),
  step('hero-characters', 'team', 'heroes', 'Choose Characters (Heroes)'),
  step('action-cards', 'cards', null, 'Choose Action Cards (Simultaneous)', 'both'),
  step('action-tokens', 'aloud', null, 'Place Action Tokens'),
  step('command-dials', 'aloud', null, 'Receive Command Dials'),
  step('mastermind-spawns', 'spawns', 'mastermind', 'Place Spawn Points (Mastermind)'),
  step('mastermind-figures', 'figures', 'mastermind', 'Place Character Figures (Mastermind)'),
  step('mastermind-objectives', 'objectives', 'mastermind', 'Place Objective Tokens (Mastermind)', 'foe'),
  step('hero-spawns', 'spawns', 'heroes', 'Place Spawn Points (Heroes)'),
  step('hero-figures', 'figures', 'heroes', 'Place Character Figures (Heroes)'),
  step('hero-objectives', 'objectives', 'heroes', 'Place Objective Tokens (Heroes)'),
  step('character-tokens', 'aloud', null, 'Prepare Character Tokens'),
  step('components', 'aloud', null, 'Place Remaining Components'),
  step('unit-levels', 'levels', null, 'Compare Unit Levels'),
];

/** Returns the step with this id. Throws a RangeError if the id is unknown. */
export function findMissionStep(id: string): MissionStep {
  const step = MISSION_STEPS.find((each) => each.id === id);
  if (!step) throw new RangeError(`no step ${id}`);
  return step;
}
