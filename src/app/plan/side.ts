import type { PlannerGoal } from '../../plan/plan';
import type { Table } from '../../table/table';
import type { MapContext } from '../map/map-context';

/** The side whose turn or activation can be planned; null where nobody acts. */
export function sideToPlan({ ended, phase, figures, turn }: Table): string | null {
  if (ended !== null) return null;
  return figures.get(phase?.piece ?? '')?.side ?? turn;
}

/** Whether the players agreed that nobody plans in this game. */
export function isPlannerOff(table: Pick<Table, 'planner'>): boolean {
  return table.planner === false;
}

/** What the planner is asked about a game as it stands. */
export interface Asked {
  readonly edition: string;
  readonly table: Table;
  readonly side: string;
  readonly goal: PlannerGoal;
  readonly piece?: string;
}

/** The question about the game as it stands; null where nothing can be planned, or nobody is to plan. */
export function askedNow({ ruleset, table }: Pick<MapContext, 'ruleset' | 'table'>, goal: PlannerGoal): Asked | null {
  const side = sideToPlan(table);
  if (!ruleset || side === null || isPlannerOff(table)) return null;
  const acting = ruleset.mission ? (table.phase?.piece ?? '') : '';
  const piece = table.figures.has(acting) ? { piece: acting } : {};
  return { edition: ruleset.id, table, side, goal, ...piece };
}
