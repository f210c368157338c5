import { actionPointsOf } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { ruleset } from '../game/session';

/** Points on the dial of a side; 0 where the edition counts none. */
export function dialOf(table: Table, side: string): number {
  const dials = ruleset()?.counters(table) ?? [];
  return dials.find((each) => each.id === 'command-dial' && each.side === side)?.value ?? 0;
}

/** What a figure's own track lacks for a cost, as far as the dial of its side can give it. */
export function fromDial(table: Table, figure: Figure, cost: number): number {
  return Math.min(dialOf(table, figure.side), Math.max(0, cost - actionPointsOf(table, figure)));
}
