import { MOVE_FORMS } from '../../../catalog/cards/effects';
import { getOwnProperty } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import { cardMoveKind, countActionPoints } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { getTally, listTallies, makeActionPointsFact, raiseTally } from '../../../table/tallies';
import type { Tally } from '../../../table/tally-kinds';
import type { Reason } from '../../answer';
import { pieceMark, reason } from '../../shared/cite';
import { cite } from './citations';
import type { MissionTeam } from './rules';

/** Unit that is activated together: one figure, or a group of henchmen that share their action points. */
export interface ActivationUnit {
  readonly id: string;
  readonly group: string | null;
  readonly side: string;
  /** Figures of the unit, including defeated figures. Never empty. */
  readonly members: readonly Figure[];
}

/** Tallies that are reset with each activation. */
const PASSING: readonly Tally[] = ['attacked', 'rolled', 'advanced', 'marched', 'ran', 'busy', 'mobilized'];

/** Finds a unit by a figure's id or a group's name. Throws a RangeError if the game has no match. */
export function findUnit(table: Table, id: string): ActivationUnit {
  const figure = table.figures.get(id);
  const group = figure ? (figure.card?.group ?? null) : id;
  if (figure && group === null) return { id, group, side: figure.side, members: [figure] };
  const members = [...table.figures.values()].filter(({ card }) => card !== null && card.group === group);
  const [first] = members;
  if (!first || group === null) throw new RangeError(`no figure or group ${id} in this game`);
  return { id: group, group, side: first.side, members };
}

/**
 * Returns the team of a side, by its name or else by the cards of its figures. Without cards, the first player is the
 * mastermind.
 */
export function teamOfSide(table: Table, side: string): MissionTeam {
  if (side === 'heroes' || side === 'mastermind') return side;
  const kind = [...table.figures.values()].find((figure) => figure.side === side && figure.card)?.card?.kind;
  if (kind) return kind === 'hero' ? 'heroes' : 'mastermind';
  return table.players[0]?.side === side ? 'mastermind' : 'heroes';
}

/** Returns the side that plays a team. Null if no player has the team. */
export function sideOfTeam(table: Table, team: MissionTeam): string | null {
  return table.players.find(({ side }) => teamOfSide(table, side) === team)?.side ?? null;
}

/** Returns the opponent's side. Null if the side has no opponent. */
export function opposingSide(table: Table, side: string): string | null {
  return sideOfTeam(table, teamOfSide(table, side) === 'heroes' ? 'mastermind' : 'heroes');
}

export function isUnitActive(table: Table, unit: ActivationUnit): boolean {
  return table.phase?.piece === unit.id;
}

export function hasUnitActed(table: Table, { members }: ActivationUnit): boolean {
  return table.round > 0 && members.some(({ actedRound }) => actedRound === table.round);
}

export function unitPoints(table: Table, { members }: ActivationUnit): number {
  return members[0] ? countActionPoints(table, members[0]) : 0;
}

/** Returns the points that the command dial adds to pay a cost that exceeds the unit's action points. */
export function pointsFromDial(table: Table, unit: ActivationUnit, cost: number): number {
  return Math.min(readCommandDial(table, unit.side), Math.max(0, cost - unitPoints(table, unit)));
}

/** Adds action points to a unit, or removes action points if `by` is negative. */
function addActionPoints({ members }: ActivationUnit, by: number): Fact[] {
  return members.slice(0, by === 0 ? 0 : 1).map((figure) => makeActionPointsFact(figure, by));
}

/**
 * Whether a unit is in its side's starting zone. All figures of a group on the map must be in the zone (our reading).
 * False without a map.
 */
function isInStartingZone(table: Table, { side, members }: ActivationUnit): boolean {
  const zone = table.board?.starts.get(side) ?? [];
  const standing = members.filter(({ squares }) => squares.length > 0);
  return standing.length > 0 && standing.every(({ squares }) => squares.every((square) => zone.includes(square)));
}

/**
 * "Maximum Action Points": the limit is the track's red space in the starting zone, and its last space elsewhere.
 * Points already above the limit are not lost.
 */
export function gainPoints(table: Table, unit: ActivationUnit, by: number): Fact[] {
  const card = unit.members[0]?.card;
  const last = card?.last ?? 12;
  const most = isInStartingZone(table, unit) ? Math.min(card?.red ?? last, last) : last;
  const held = unitPoints(table, unit);
  return addActionPoints(unit, Math.max(0, Math.min(by, most - held)));
}

/**
 * Pays `cost` points, including `command` points from the side's command dial. Never takes more points than available.
 */
export function payPoints(
  table: Table,
  unit: ActivationUnit,
  cost: number,
  command: number,
): { readonly reasons: Reason[]; readonly facts: Fact[] } {
  const fromDial = Math.min(cost, command);
  const fromTrack = cost - fromDial;
  const [dial, track] = [readCommandDial(table, unit.side), unitPoints(table, unit)];
  const short = fromDial > dial || fromTrack > track;
  const marks = unit.members.map(({ piece }) => pieceMark(piece));
  return {
    reasons: short ? [reason('no-points', cite('Character Activation: Spend Action Points'), marks)] : [],
    facts: [
      ...addActionPoints(unit, -Math.min(fromTrack, track)),
      ...turnCommandDial(table, unit.side, -Math.min(fromDial, dial)),
    ],
  };
}

/** Returns the fact that sets one tally of a figure to 0. Empty if the tally is already 0. */
export function clearTally(figure: Figure, tally: Tally, of: string | null = null): Fact[] {
  const held = getTally(figure, tally, of);
  return held === 0 ? [] : [raiseTally(figure, tally, -held, of)];
}

/** Lists facts that reset the tallies that only last for one activation. */
export function listTallyResetFacts({ members }: Pick<ActivationUnit, 'members'>): Fact[] {
  return members.flatMap((figure) => [
    ...PASSING.flatMap((tally) => clearTally(figure, tally)),
    ...MOVE_FORMS.flatMap((line) => clearTally(figure, 'spaces', cardMoveKind(line))),
    ...Object.keys(figure.card?.cards ?? {}).flatMap((card) => clearTally(figure, 'volley', card)),
    ...listTallies(figure, 'struck').flatMap(([target]) => clearTally(figure, 'struck', target)),
  ]);
}

/** "Command Phase": maximum of a dial. Points beyond it are lost. */
export const COMMAND_DIAL_MAX = 12;

/** Returns the name of the counter for a side's Command Dial. */
export function commandDialCounter(side: string): string {
  return `Command Dial of ${side}`;
}

export function readCommandDial(table: Table, side: string): number {
  const dial = commandDialCounter(side);
  return getOwnProperty(table.counters, dial) ?? 0;
}

/** Turns a Command Dial within its range. Points beyond the maximum are lost. */
export function turnCommandDial(table: Table, side: string, by: number): Fact[] {
  const now = readCommandDial(table, side);
  const then = Math.max(0, Math.min(COMMAND_DIAL_MAX, now + by));
  return then === now ? [] : [{ fact: 'counted', counter: commandDialCounter(side), by: then - now }];
}
