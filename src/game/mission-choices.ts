import { hasSquare } from '../board/board';
import { BLOCKING } from '../board/terrain';
import type { CardCatalog } from '../catalog/cards/card-catalog';
import {
  type CharacterCard,
  computeBuildPoints,
  type FigureKind,
  faceOf,
  listTakenCards,
} from '../catalog/cards/character-card';
import type { LaidOutMap } from '../catalog/cards/lay-map';
import { listStartingZones } from '../catalog/cards/lay-map';
import type { MapCard } from '../catalog/cards/map-card';
import { type ScenarioCard, STAGES, type TeamName } from '../catalog/cards/scenario-card';
import { parseSquare, type Square, squareName } from '../grid/square';
import {
  getSpawnKind,
  groupSpawnPoints,
  type MissionPlan,
  type RoleAssignment,
  type SpawnPlace,
  type TeamMember,
  type TokenPlace,
} from '../table/campaign';

/** Returns a random integer from 0 to `below` - 1. `below` is at least 1. */
export type RandomIndex = (below: number) => number;

function drawOne<Of>(list: readonly Of[], draw: RandomIndex): Of | null {
  return list.length === 0 ? null : (list[draw(list.length)] ?? null);
}

/** "Draw a random Map Card": draws a map that is not set aside. Returns '' if there is no map left. */
export function drawMap(maps: readonly MapCard[], aside: readonly string[], draw: RandomIndex): string {
  return (
    drawOne(
      maps.filter(({ id }) => !aside.includes(id)),
      draw,
    )?.id ?? ''
  );
}

/**
 * Draws one scenario for each stage, except scenarios that are set aside. The result is shorter if a stage has no
 * scenario left.
 */
export function drawScenarios(
  scenarios: readonly ScenarioCard[],
  aside: readonly string[],
  draw: RandomIndex,
): string[] {
  return STAGES.flatMap((stage) => {
    const left = scenarios.filter((each) => each.stage === stage && !aside.includes(each.id));
    return drawOne(left, draw)?.id ?? [];
  });
}

/** Character that a team can choose, with one side of its card. */
export interface TeamCandidate {
  readonly character: string;
  readonly card: CharacterCard;
  readonly face: number;
}

/** Makes a team member that has no action cards yet. */
export function makeTeamMember({ character, card, face }: TeamCandidate, level: number): TeamMember {
  const { unit, figures } = faceOf(card, face);
  return { character, kind: card.kind, unit, figures, loadout: { level, face, cards: [] } };
}

/** Lists every side of every card that fits a team as a candidate. */
export function listTeamCandidates(
  team: TeamName,
  cards: readonly Pick<TeamCandidate, 'character' | 'card'>[],
): TeamCandidate[] {
  return cards
    .filter(({ card }) => (card.kind === 'hero') === (team === 'heroes'))
    .flatMap((each) => each.card.faces.map((_, face) => ({ ...each, face })));
}

/**
 * Chooses a team of exactly these unit points, with the figures that the scenarios need and no character twice. Null if
 * there is no such team.
 */
export function chooseTeam(
  candidates: readonly TeamCandidate[],
  unitPoints: number,
  needs: ScenarioCard['needs'],
  levelOf: (character: string) => number,
  draw: RandomIndex,
): TeamMember[] | null {
  const order = shuffleList(candidates, draw);
  const fits = (team: readonly TeamMember[]): boolean =>
    needs.every(({ kind, figures }) => figuresOf(team, kind) >= figures);
  // Backtracking is cheap: a team has at most four unit points and one mastermind.
  const search = (from: number, team: readonly TeamMember[], left: number): readonly TeamMember[] | null => {
    if (left === 0) return fits(team) ? team : null;
    for (let index = from; index < order.length; index++) {
      const each = order[index] as TeamCandidate;
      const member = makeTeamMember(each, levelOf(each.character));
      const second = member.kind === 'mastermind' && team.some(({ kind }) => kind === 'mastermind');
      const twice = team.some(({ character }) => character === member.character);
      if (second || twice || member.unit > left || member.unit === 0) continue;
      const found = search(index + 1, [...team, member], left - member.unit);
      if (found) return found;
    }
    return null;
  };
  return search(0, [], unitPoints)?.slice() ?? null;
}

function figuresOf(team: readonly TeamMember[], kind: FigureKind): number {
  return team.reduce((sum, each) => sum + (each.kind === kind ? each.figures : 0), 0);
}

function shuffleList<Of>(list: readonly Of[], draw: RandomIndex): Of[] {
  const left = [...list];
  const order: Of[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/**
 * Chooses action cards: the starting cards first, as recommended to new players, then the most expensive cards that the
 * remaining build points pay for.
 */
export function chooseCards(card: CharacterCard, level: number): string[] {
  const cards: string[] = [];
  let left = computeBuildPoints(card, level);
  const order = [...card.actions].sort((a, b) => Number(b.starting) - Number(a.starting) || b.build - a.build);
  for (const { id, build } of order) {
    if (build > left) continue;
    cards.push(id);
    left -= build;
  }
  return cards;
}

/**
 * Returns the build points that a member's cards cost (`spent`), and the build points that the member's level gives
 * (`of`).
 */
export function sumBuildPoints(
  card: CharacterCard,
  { loadout }: TeamMember,
): { readonly spent: number; readonly of: number } {
  return {
    spent: listTakenCards(card, loadout).reduce((sum, { build }) => sum + build, 0),
    of: computeBuildPoints(card, loadout.level),
  };
}

export function teamOfSpawn({ kind }: Pick<SpawnPlace, 'kind'>): TeamName {
  return kind === 'hero' ? 'heroes' : 'mastermind';
}

/**
 * Lists the squares where spawn points of a kind may be placed. At a hybrid square the mastermind chooses between
 * villain and henchman.
 */
export function listSpawnSquares({ spawns }: LaidOutMap, kind: SpawnPlace['kind']): Square[] {
  return [...spawns[kind], ...(kind === 'hero' ? [] : spawns.hybrid)];
}

/**
 * Returns a character of the team that has fewer spawn points of this kind than figures. Null if all characters have
 * enough.
 */
export function findUnspawnedCharacter(plan: MissionPlan, team: TeamName, kind: SpawnPlace['kind']): string | null {
  const own = (character: string) => plan.spawns.filter((each) => each.character === character).length;
  const waits = plan.teams[team].find((each) => getSpawnKind(each.kind) === kind && own(each.character) < each.figures);
  return waits?.character ?? null;
}

/**
 * Places a spawn point for each figure of a team on random squares of its colour. Replaces the spawn points that the
 * team already has.
 */
export function chooseSpawns(plan: MissionPlan, laid: LaidOutMap, team: TeamName, draw: RandomIndex): SpawnPlace[] {
  let next: MissionPlan = { ...plan, spawns: plan.spawns.filter((each) => teamOfSpawn(each) !== team) };
  for (const kind of ['hero', 'villain', 'henchman'] as const) {
    for (const square of shuffleList(laid.spawns[kind], draw).concat(kind === 'hero' ? [] : laid.spawns.hybrid)) {
      const character = findUnspawnedCharacter(next, team, kind);
      const at = squareName(square);
      if (character === null) break;
      if (next.spawns.every((each) => each.at !== at))
        next = { ...next, spawns: [...next.spawns, { at, kind, character }] };
    }
  }
  return [...next.spawns];
}

/** Removes spawn points of figures that left the team, and spawn points in excess of a character's figures. */
export function removeExcessSpawns(plan: MissionPlan): MissionPlan {
  const members = [...plan.teams.heroes, ...plan.teams.mastermind];
  const seen = new Map<string, number>();
  const spawns = plan.spawns.filter(({ character }) => {
    const count = (seen.get(character) ?? 0) + 1;
    seen.set(character, count);
    return count <= (members.find((each) => each.character === character)?.figures ?? 0);
  });
  return { ...plan, spawns };
}

/**
 * Returns the squares where an objective token may be placed: outside the starting zones and without blocking terrain.
 * The mastermind places tokens before the heroes place spawn points. A team without spawn points is therefore assumed
 * to use all spawn points of the map card.
 */
export function listBattleZoneSquares({ spawns }: MissionPlan, laid: LaidOutMap): Square[] {
  const { hero, villain, henchman } = groupSpawnPoints(spawns);
  const zones = listStartingZones(laid, {
    hero: hero.length > 0 ? hero : laid.spawns.hero,
    villain: villain.length > 0 ? villain : laid.spawns.villain,
    henchman,
  });
  const closed = new Set([...zones.heroes, ...zones.mastermind]);
  const { board } = laid;
  return [...laid.tiles.values()]
    .flat()
    .filter((at) => hasSquare(board, at) && !closed.has(at) && ((board.terrain[at] ?? 0) & BLOCKING) === 0);
}

/** Token that a team must put on the map during set-up. */
export interface RequiredToken {
  readonly scenario: string;
  readonly token: string;
  readonly count: number;
}

/** Lists the tokens that open scenarios require a team to put on the map. */
export function listRequiredTokens(plan: MissionPlan, cardCatalog: CardCatalog, team: TeamName): RequiredToken[] {
  return openScenarios(plan, cardCatalog).flatMap(({ id, tokens }) =>
    tokens
      .filter(({ placedBy, when }) => placedBy === team && when === 'setup')
      .map(({ name, count }) => ({ scenario: id, token: name, count })),
  );
}

/** Role that a team must assign during set-up. */
export interface RequiredRole {
  readonly scenario: string;
  readonly role: string;
  readonly count: number;
  readonly secret: boolean;
  /** Ids of the characters that can have the role. */
  readonly among: readonly string[];
}

export function listRequiredRoles(plan: MissionPlan, cardCatalog: CardCatalog, team: TeamName): RequiredRole[] {
  return openScenarios(plan, cardCatalog).flatMap(({ id, roles }) =>
    roles
      .filter(({ chosenBy }) => chosenBy === team)
      .map(({ name, of, count, secret }) => {
        const among = plan.teams[of].filter(({ kind }) => kind !== 'henchman').map(({ character }) => character);
        return { scenario: id, role: name, count, secret, among };
      }),
  );
}

/** Lists the scenarios that are face up. The third scenario is face down and requires nothing until it is turned up. */
function openScenarios({ scenarios }: MissionPlan, cardCatalog: CardCatalog): ScenarioCard[] {
  return scenarios.flatMap((id) => cardCatalog.scenario(id) ?? []).filter(({ stage }) => stage < 3);
}

/** Places the tokens of one team on random squares of the battle zone. Tokens of the other team stay. */
export function chooseTokens(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  laid: LaidOutMap,
  team: TeamName,
  draw: RandomIndex,
): TokenPlace[] {
  const due = listRequiredTokens(plan, cardCatalog, team);
  const others = plan.tokens.filter((each) => due.every((own) => !isSameToken(each, own)));
  const taken = new Set([...others, ...plan.spawns].flatMap(({ at }) => parseSquare(at) ?? []));
  const free = shuffleList(
    listBattleZoneSquares(plan, laid).filter((square) => !taken.has(square)),
    draw,
  );
  const own = due.flatMap(({ scenario, token, count }) =>
    free.splice(0, count).map((square) => ({ scenario, token, at: squareName(square) })),
  );
  return [...others, ...own];
}

export function isSameToken(
  place: TokenPlace,
  { scenario, token }: Pick<RequiredToken, 'scenario' | 'token'>,
): boolean {
  return place.scenario === scenario && place.token === token;
}

/** Assigns the roles of one team at random among the characters that can have them. Roles of the other team stay. */
export function chooseRoles(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  team: TeamName,
  draw: RandomIndex,
): RoleAssignment[] {
  const due = listRequiredRoles(plan, cardCatalog, team);
  const others = plan.roles.filter((each) =>
    due.every((own) => own.scenario !== each.scenario || own.role !== each.role),
  );
  const own = due.map(({ scenario, role, count, among }) => {
    return { scenario, role, characters: shuffleList(among, draw).slice(0, count) };
  });
  return [...others, ...own];
}
