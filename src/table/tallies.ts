import { own } from '../plain/own';
import type { Tally } from './facts';

/** Where a tally is kept: `points`, `wounds attack`, `duration Stand Fast`. */
export function tallyKey(tally: Tally, of: string | null): string {
  return of === null ? tally : `${tally} ${of}`;
}

export function tallyOf(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
  of: string | null = null,
): number {
  return own(tallies, tallyKey(tally, of)) ?? 0;
}

/** Figures that share one action track keep it as a counter of the game. */
export function groupPoints(group: string): string {
  return `Action points of ${group}`;
}
