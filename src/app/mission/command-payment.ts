import { countActionPoints } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { ruleset } from '../game/open-game';

/** Returns the points on the command dial of a side. 0 if the edition has no command dials. */
export function getCommandPoints(table: Table, side: string): number {
  const dials = ruleset()?.counters(table) ?? [];
  return dials.find((each) => each.id === 'command-dial' && each.side === side)?.value ?? 0;
}

/**
 * Returns the part of a cost that exceeds the action points of a figure. The result is limited to the points on the
 * command dial of its side.
 */
export function computeCommandShare(table: Table, figure: Figure, cost: number): number {
  return Math.min(getCommandPoints(table, figure.side), Math.max(0, cost - countActionPoints(table, figure)));
}
