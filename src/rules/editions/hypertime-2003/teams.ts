import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import type { PowerEntry } from '../../power-entry';
import type { Ruleset } from '../../ruleset';
import { distanceBetween } from '../../shared/places';
import { makeAppliedPower } from '../../shared/powers';
import { citeFaq } from './passages';
import {
  ATTACK_LENDERS,
  DEFENSE_LENDERS,
  OUTWIT_TEAM,
  SPOTTER_TEAMS,
  STEALTH_TEAM,
  WILD_CARD_TEAMS,
} from './team-names';

const HIDDEN_BY = 'stealth';

/** Internal power of attackers that have the help of a spotter's team. No dial shows this power. */
const SPOTS = 'team spotter';
const MOST_BACKERS = 9;
const RANGED = ['ranged', 'throw', 'telekinesis'];

/** Returns the internal power of an attacker with `count` backers. */
export function backingPower(count: number): string {
  return `team backing ${Math.min(count, MOST_BACKERS)}`;
}

/** Effects of teams on an attack, in the form of powers. */
export const TEAM_POWERS: readonly PowerEntry[] = [
  makeAppliedPower(SPOTS, citeFaq('Team Ability, helping a shot'), {
    effect: 'modify',
    value: 'attack',
    by: 1,
    when: { holder: 'beside-attacker', attacks: RANGED, sees: true },
  }),
  ...Array.from({ length: MOST_BACKERS }, (_, index) =>
    makeAppliedPower(backingPower(index + 1), citeFaq('Team Ability, adding to damage'), {
      effect: 'modify',
      value: 'damage',
      by: index + 1,
      when: { holder: 'attacker', attacks: RANGED, overDealt: true, team: true },
    }),
  ),
];

/**
 * Returns a function that adds the effects of a piece's teams at its present location. Results that members share are
 * cached for the table.
 */
export function withTeamAbilities(ruleset: Ruleset, table: Table): (piece: Piece) => Piece {
  const position = getTablePosition(table);
  if (!position) return (piece) => piece;
  const standing: TeamCache = { ruleset, table, position, teams: new Map(), chains: new Map() };
  return (piece) => withTeam(standing, piece);
}

/** Cache of team results for one table. */
interface TeamCache {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly position: Position;
  /** Active teams of each piece, by piece id. */
  readonly teams: Map<string, readonly string[]>;
  /** Groups of members connected by adjacency, by team and then by the id of each member. */
  readonly chains: Map<string, Map<string, readonly Piece[]>>;
}

function withTeam(standing: TeamCache, piece: Piece): Piece {
  const { table, position } = standing;
  const teams = teamsNow(standing, piece);
  if (teams.length === 0 || !findPiece(position, piece.id)) return piece;
  const abilities = [...piece.abilities];
  if (teams.includes(STEALTH_TEAM) && !hasAbilityOrPower(piece, HIDDEN_BY)) abilities.push(HIDDEN_BY);
  if (teams.some((team) => SPOTTER_TEAMS.includes(team)) && !hasAbilityOrPower(piece, SPOTS)) abilities.push(SPOTS);
  // The plotters' ability grants Outwit as a power, which can be cancelled like any other power.
  const granted =
    teams.includes(OUTWIT_TEAM) &&
    !hasAbilityOrPower(piece, 'outwit') &&
    !isOff(table, piece, 'outwit') &&
    plots(standing, piece);
  return {
    ...piece,
    abilities,
    powers: granted ? [...piece.powers, 'outwit'] : piece.powers,
    attack: lent(standing, piece, teams, ATTACK_LENDERS, 'attack'),
    defense: lent(standing, piece, teams, DEFENSE_LENDERS, 'defense'),
  };
}

/** Returns the best value in a piece's groups of adjacent members, among the teams that lend the value. */
function lent(
  standing: TeamCache,
  piece: Piece,
  teams: readonly string[],
  lenders: readonly string[],
  value: 'attack' | 'defense',
): number {
  let best = piece[value];
  for (const team of lenders)
    if (teams.includes(team)) for (const other of chain(standing, piece, team)) best = Math.max(best, other[value]);
  return best;
}

function teamsNow({ table, teams }: TeamCache, piece: Piece): readonly string[] {
  const known = teams.get(piece.id);
  if (known) return known;
  const asked = listActiveTeams(table, piece);
  teams.set(piece.id, asked);
  return asked;
}

function isOff(table: Table, piece: Pick<Piece, 'id'>, power: string): boolean {
  return table.figures.get(piece.id)?.switchedOff.some((each) => each.power === power) ?? false;
}

/** Lists the teams of a figure. For a wild card, the list includes the teams of its friends. */
export function listActiveTeams(table: Table, piece: Pick<Piece, 'id' | 'side' | 'team'>): readonly string[] {
  const teams = listPossibleTeams(table, piece);
  const copied = copiedNow(table, piece.id);
  const own = table.figures.get(piece.id)?.character.teams ?? [];
  return copied === null ? teams : teams.filter((team) => own.includes(team) || team === copied);
}

/**
 * Lists the teams that a figure may use in its next action. A wild card may choose a different team for each action.
 */
export function listPossibleTeams(table: Table, piece: Pick<Piece, 'id' | 'side' | 'team'>): readonly string[] {
  const own = (table.figures.get(piece.id)?.character.teams ?? (piece.team === null ? [] : [piece.team])).filter(
    // "Team Abilities": every team ability is optional.
    (team) => !isOff(table, piece, team),
  );
  if (!own.some((team) => WILD_CARD_TEAMS.includes(team))) return own;
  const friends = [...table.figures.values()].filter(
    ({ side, defeated }) => areFriendly(table, side, piece.side) && !defeated,
  );
  return [...new Set([...own, ...friends.flatMap(({ character }) => character.teams)])];
}

const COPIES = 'counts as';

/**
 * Returns the marker for a wild card that counts as a single team. It is valid until the action after the next one
 * begins.
 */
export function wildCardMarker(table: Table, team: string): string {
  return `${COPIES} ${table.actionsSpent} ${team}`;
}

export function isWildCard(table: Table, id: string): boolean {
  return table.figures.get(id)?.character.teams.some((team) => WILD_CARD_TEAMS.includes(team)) ?? false;
}

/** Returns the team that a wild card copies in this action. Null if the wild card has declared no team. */
function copiedNow(table: Table, id: string): string | null {
  const said = table.figures.get(id)?.used?.findLast((each) => each.startsWith(`${COPIES} `));
  const [, at, team] = said?.match(/^counts as (\d+) (.+)$/) ?? [];
  return team !== undefined && table.actionsSpent <= Number(at) + 1 ? team : null;
}

/** Teams with passive abilities. To use a passive ability, a wild card only declares that it counts as a member. */
export const PASSIVE_TEAMS: readonly string[] = [...DEFENSE_LENDERS, ...ATTACK_LENDERS, ...SPOTTER_TEAMS, STEALTH_TEAM];

/**
 * Returns the members of a team that are connected to a piece by adjacency. All members share the group, so it is
 * computed once.
 */
function chain(standing: TeamCache, piece: Piece, team: string): readonly Piece[] {
  const known = standing.chains.get(team) ?? chainsOf(standing, team);
  standing.chains.set(team, known);
  return known.get(piece.id) ?? [];
}

function chainsOf(standing: TeamCache, team: string): Map<string, readonly Piece[]> {
  const chains = new Map<string, readonly Piece[]>();
  const members = standing.position.pieces.filter((each) => teamsNow(standing, each).includes(team));
  for (const first of members) {
    if (chains.has(first.id)) continue;
    const pieces = [first];
    chains.set(first.id, pieces);
    for (const link of pieces)
      for (const next of members) {
        if (
          !areFriendly(standing.table, next.side, first.side) ||
          chains.has(next.id) ||
          !areBeside(standing, link, next)
        )
          continue;
        pieces.push(next);
        chains.set(next.id, pieces);
      }
  }
  return chains;
}

function areBeside({ ruleset, position }: TeamCache, piece: Piece, other: Piece): boolean {
  return (
    distanceBetween(piece.squares, other.squares) <= 1 &&
    ruleset.adjacent(position, { piece: piece.id }, { piece: other.id }).adjacent
  );
}

/**
 * Whether a plotter has Outwit ("Team Abilities"): of two neighbours the figure with more points has Outwit. With equal
 * points either figure has Outwit until the other uses it.
 */
function plots(standing: TeamCache, piece: Piece): boolean {
  const { table, position } = standing;
  return position.pieces.some((other) => {
    if (
      other.id === piece.id ||
      !areFriendly(table, other.side, piece.side) ||
      !teamsNow(standing, other).includes(OUTWIT_TEAM)
    )
      return false;
    const mayPlot = other.points < piece.points || (other.points === piece.points && !hasPlotted(table, other.id));
    return mayPlot && areBeside(standing, piece, other);
  });
}

/** Whether the figure has switched off a power that is still off. */
function hasPlotted(table: Table, id: string): boolean {
  return [...table.figures.values()].some(({ switchedOff }) => switchedOff.some(({ by }) => by === id));
}
