import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';

/** "Command Phase": maximum of a dial. Points beyond it are lost. */
export const DIAL_MOST = 12;

/** Returns the name of the counter for a side's Command Dial. */
export function commandDial(side: string): string {
  return `Command Dial of ${side}`;
}

export function dialOf(table: Table, side: string): number {
  const dial = commandDial(side);
  return getOwn(table.counters, dial) ?? 0;
}

/** Turns a Command Dial within its range. Points beyond the maximum are lost. */
export function turnDial(table: Table, side: string, by: number): Fact[] {
  const now = dialOf(table, side);
  const then = Math.max(0, Math.min(DIAL_MOST, now + by));
  return then === now ? [] : [{ fact: 'counted', counter: commandDial(side), by: then - now }];
}
