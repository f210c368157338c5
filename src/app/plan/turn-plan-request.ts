import type { PlannerGoal } from '../../plan/plan';
import { findAppPlayer, type OpponentSettings } from '../../table/app-player';
import { hideDecks } from '../../table/hide-decks';
import type { Table } from '../../table/table';
import type { MapContext } from '../map/map-context';

/** Returns the side to make a plan for: the side that has its turn or activation. Null if no side is acting. */
export function findSideToPlan({ ended, phase, figures, turn }: Table): string | null {
  if (ended !== null) return null;
  return figures.get(phase?.piece ?? '')?.side ?? turn;
}

/** Whether it is the turn of a side that the app plays: in a mission, its phase. */
export function isAppTurn({ ruleset, table }: Pick<MapContext, 'ruleset' | 'table'>): boolean {
  if (table.ended !== null || !findAppPlayer(table, findSideToPlan(table))) return false;
  if (!ruleset?.mission) return true;
  // The first and the last phase of a round belong to no side.
  const phase = ruleset.phases.indexOf(table.phase?.phase ?? '');
  return phase > 0 && phase < ruleset.phases.length - 1;
}

/** Whether the players agreed not to use the planner in this game. */
export function isPlannerOff(table: Pick<Table, 'planner'>): boolean {
  return table.planner === false;
}

/** Request for a plan from the current state of a game. */
export interface TurnPlanRequest {
  readonly edition: string;
  readonly table: Table;
  readonly side: string;
  readonly goal: PlannerGoal;
  readonly piece?: string;
  /** How the app plays the side. Omitted if a person plays it. */
  readonly opponent?: OpponentSettings;
}

/** Makes a plan request for the current state. Null if nothing can be planned or the planner is off. */
export function makePlanRequest(
  { ruleset, table }: Pick<MapContext, 'ruleset' | 'table'>,
  goal: PlannerGoal,
): TurnPlanRequest | null {
  const side = findSideToPlan(table);
  const opponent = findAppPlayer(table, side);
  if (!ruleset || side === null || (isPlannerOff(table) && !opponent)) return null;
  const acting = ruleset.mission ? (table.phase?.piece ?? '') : '';
  const piece = table.figures.has(acting) ? { piece: acting } : {};
  return { edition: ruleset.id, table: hideDecks(table, side), side, goal, ...piece, ...(opponent && { opponent }) };
}

/**
 * Lists the sides that the app plays and that it can still place: they have figures beside the map, and before the
 * first turn or with no other figure on the map.
 */
export function listSidesToPlace({ appPlayers = [], figures, turn, round, ended }: Table): readonly string[] {
  if (appPlayers.length === 0 || ended !== null) return [];
  const own = [...figures.values()].filter(({ defeated }) => !defeated);
  return appPlayers.flatMap(({ side }) => {
    const [waits, stands] = [true, false].map((waiting) =>
      own.some((figure) => figure.side === side && (figure.squares.length === 0) === waiting),
    );
    return waits && (!stands || (turn === null && round === 0)) ? [side] : [];
  });
}
