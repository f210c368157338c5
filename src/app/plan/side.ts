import type { Table } from '../../table/table';

/** The side whose turn or activation can be planned; null where nobody acts. */
export function sideToPlan({ ended, phase, figures, turn }: Table): string | null {
  if (ended !== null) return null;
  return figures.get(phase?.piece ?? '')?.side ?? turn;
}

/** Whether the players agreed that nobody plans in this game. */
export function isPlannerOff(table: Pick<Table, 'planner'>): boolean {
  return table.planner === false;
}
