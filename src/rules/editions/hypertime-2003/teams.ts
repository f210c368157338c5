import { areFriendly } from '../../../table/allies';
import { has, type Piece } from '../../../table/piece';
import { type Position, pieceOf } from '../../../table/position';
import { positionOf, type Table } from '../../../table/table';
import type { PowerEntry } from '../../power-entry';
import type { Ruleset } from '../../ruleset';
import { distanceBetween } from '../../shared/places';
import { applied } from '../../shared/powers';
import { faq } from './passages';
import { HIDDEN, LEND_ATTACK, LEND_DEFENSE, PLOTTERS, SPOTTERS, WILD_CARDS } from './team-names';

const HIDDEN_BY = 'stealth';

/** What a spotter is known by to the powers below; no dial shows it. */
const SPOTS = 'team spotter';
const MOST_BACKERS = 9;
const RANGED = ['ranged', 'throw', 'telekinesis'];

/** What an attacker shows whom so many comrades back. */
export function backing(count: number): string {
  return `team backing ${Math.min(count, MOST_BACKERS)}`;
}

/** What teams do in an attack, told as powers are. */
export const TEAM_POWERS: readonly PowerEntry[] = [
  applied(SPOTS, faq('Team Ability, helping a shot'), {
    effect: 'modify',
    value: 'attack',
    by: 1,
    when: { holder: 'beside-attacker', attacks: RANGED, sees: true },
  }),
  ...Array.from({ length: MOST_BACKERS }, (_, index) =>
    applied(backing(index + 1), faq('Team Ability, adding to damage'), {
      effect: 'modify',
      value: 'damage',
      by: index + 1,
      when: { holder: 'attacker', attacks: RANGED, overDealt: true, team: true },
    }),
  ),
];

/** A piece with what its team lends it where it stands. */
export function withTeam(ruleset: Ruleset, table: Table, piece: Piece): Piece {
  const teams = teamsOf(table, piece);
  if (teams.length === 0) return piece;
  const position = positionOf(table);
  if (!position || !pieceOf(position, piece.id)) return piece;
  let now = piece;
  const showing = (ability: string) => {
    if (!has(now, ability)) now = { ...now, abilities: [...now.abilities, ability] };
  };
  if (teams.includes(HIDDEN)) showing(HIDDEN_BY);
  if (teams.some((team) => SPOTTERS.includes(team))) showing(SPOTS);
  // This one is granted as a power, and may be cancelled like any other.
  if (teams.includes(PLOTTERS) && !isOff(table, piece, 'outwit') && plots(ruleset, table, piece) && !has(now, 'outwit'))
    now = { ...now, powers: [...now.powers, 'outwit'] };
  const lent = (lenders: readonly string[], value: 'attack' | 'defense') => {
    for (const team of lenders.filter((each) => teams.includes(each)))
      for (const other of chain(ruleset, table, piece, team))
        now = { ...now, [value]: Math.max(now[value], other[value]) };
  };
  lent(LEND_DEFENSE, 'defense');
  lent(LEND_ATTACK, 'attack');
  return now;
}

function isOff(table: Table, piece: Piece, power: string): boolean {
  return table.figures.get(piece.id)?.switchedOff.some((each) => each.power === power) ?? false;
}

/** The teams of a figure, and for a wild card those of its friends as well. */
export function teamsOf(table: Table, piece: Pick<Piece, 'id' | 'side' | 'team'>): readonly string[] {
  const teams = teamsOpenTo(table, piece);
  const copied = copiedNow(table, piece.id);
  const own = table.figures.get(piece.id)?.character.teams ?? [];
  return copied === null ? teams : teams.filter((team) => own.includes(team) || team === copied);
}

/** The same whatever a wild card was said to count as: it may count as another in its next action. */
export function teamsOpenTo(table: Table, piece: Pick<Piece, 'id' | 'side' | 'team'>): readonly string[] {
  const own = table.figures.get(piece.id)?.character.teams ?? (piece.team === null ? [] : [piece.team]);
  if (!own.some((team) => WILD_CARDS.includes(team))) return own;
  const friends = [...table.figures.values()].filter(
    ({ side, defeated }) => areFriendly(table, side, piece.side) && !defeated,
  );
  return [...new Set([...own, ...friends.flatMap(({ character }) => character.teams)])];
}

const COPIES = 'counts as';

/** What notes that a wild card counts as one team and no other, until the next action but one of its turn begins. */
export function copying(table: Table, team: string): string {
  return `${COPIES} ${table.actionsSpent} ${team}`;
}

export function isWild(table: Table, id: string): boolean {
  return table.figures.get(id)?.character.teams.some((team) => WILD_CARDS.includes(team)) ?? false;
}

/** The team that a wild card was said to count as in this action; null where nobody said one. */
function copiedNow(table: Table, id: string): string | null {
  const said = table.figures.get(id)?.used?.findLast((each) => each.startsWith(`${COPIES} `));
  const [, at, team] = said?.match(/^counts as (\d+) (.+)$/) ?? [];
  return team !== undefined && table.actionsSpent <= Number(at) + 1 ? team : null;
}

/** Teams whose ability holds by itself: a wild card says that it counts as one of them, and nothing else happens. */
export const ALWAYS_ON: readonly string[] = [...LEND_DEFENSE, ...LEND_ATTACK, ...SPOTTERS, HIDDEN];

/** Members of a team along a chain of neighbours. */
function chain(ruleset: Ruleset, table: Table, piece: Piece, member: string): Piece[] {
  const position = positionOf(table);
  if (!position) return [];
  const isFellow = (each: Piece) => areFriendly(table, each.side, piece.side) && teamsOf(table, each).includes(member);
  const found = [position.pieces.find(({ id }) => id === piece.id) ?? piece];
  for (const link of found)
    for (const next of neighbours(ruleset, position, link))
      if (!found.includes(next) && isFellow(next)) found.push(next);
  return found;
}

/** Who stands beside whom is asked for every piece of a position, once for each team that lends something. */
const known = new WeakMap<Position, Map<Piece, readonly Piece[]>>();

function neighbours(ruleset: Ruleset, position: Position, piece: Piece): readonly Piece[] {
  const all = known.get(position) ?? new Map<Piece, readonly Piece[]>();
  known.set(position, all);
  const found =
    all.get(piece) ??
    position.pieces.filter(
      (other) =>
        other !== piece &&
        distanceBetween(piece.squares, other.squares) <= 1 &&
        ruleset.adjacent(position, { piece: piece.id }, { piece: other.id }).adjacent,
    );
  all.set(piece, found);
  return found;
}

/** "Superman Enemy Team Ability": of each pair of neighbours the dearer one outwits; of equals either, as long as the other has not. */
function plots(ruleset: Ruleset, table: Table, piece: Piece): boolean {
  const position = positionOf(table);
  if (!position) return false;
  const own = pieceOf(position, piece.id);
  if (!own) return false;
  return neighbours(ruleset, position, own).some((other) => {
    if (!areFriendly(table, other.side, piece.side) || !teamsOf(table, other).includes(PLOTTERS)) return false;
    return other.points < piece.points || (other.points === piece.points && !hasPlotted(table, other.id));
  });
}

/** Whether something that it cancelled does not count now. */
function hasPlotted(table: Table, id: string): boolean {
  return [...table.figures.values()].some(({ switchedOff }) => switchedOff.some(({ by }) => by === id));
}
