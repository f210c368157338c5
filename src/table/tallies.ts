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

/** Each `of` that a figure has of a tally, with its number. */
export function eachOf(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
): readonly (readonly [of: string, count: number])[] {
  const start = tallyKey(tally, '');
  return Object.entries(tallies).flatMap(([key, count]) =>
    key.startsWith(start) && count > 0 ? [[key.slice(start.length), count] as const] : [],
  );
}

/** Figures that share one action track keep it as a counter of the game. */
export function groupPoints(group: string): string {
  return `Action points of ${group}`;
}
