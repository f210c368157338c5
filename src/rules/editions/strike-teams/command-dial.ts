import { getOwnProperty } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';

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
