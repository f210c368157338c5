import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';

/** "Command Phase": as far as a dial goes; what is gained past that is lost. */
export const DIAL_MOST = 12;

/** The counter that a side's Command Dial is. */
export function commandDial(side: string): string {
  return `Command Dial of ${side}`;
}

export function dialOf(table: Table, side: string): number {
  const dial = commandDial(side);
  return getOwn(table.counters, dial) ?? 0;
}

/** Points past the last are lost, and none is taken that is not there. */
export function turnDial(table: Table, side: string, by: number): Fact[] {
  const now = dialOf(table, side);
  const then = Math.max(0, Math.min(DIAL_MOST, now + by));
  return then === now ? [] : [{ fact: 'counted', counter: commandDial(side), by: then - now }];
}
