import { hasSquare } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import { type LaidOutMap, listStartingZones } from '../../../catalog/cards/lay-map';
import type { TeamName } from '../../../catalog/cards/scenario-card';
import { parseSquare } from '../../../grid/square';
import { getSpawnKind, groupSpawnPoints, type MissionPlan } from '../../../table/campaign';
import type { ReportProblem } from './mission-plan';

const SPAWN_STEPS = { mastermind: 'mastermind-spawns', heroes: 'hero-spawns' } as const;
const FIGURE_STEPS = { mastermind: 'mastermind-figures', heroes: 'hero-figures' } as const;
/** Stage whose scenario card is face down during setup. */
const FACE_DOWN = 3;
const OBJECTIVE_STEPS = { mastermind: 'mastermind-objectives', heroes: 'hero-objectives' } as const;

/** "Place Spawn Points", "Place Character Figures": finds spawn points that are missing, misplaced or unused. */
export function checkSpawnPoints(plan: MissionPlan, laid: LaidOutMap, tell: ReportProblem): void {
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
export function checkTokens(plan: MissionPlan, cardCatalog: CardCatalog, laid: LaidOutMap, tell: ReportProblem): void {
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
export function checkRoles(plan: MissionPlan, cardCatalog: CardCatalog, tell: ReportProblem): void {
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
