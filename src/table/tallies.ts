import { getOwn } from '../plain/get-own';
import type { Tally } from './facts';

/** Returns the key of a tally: `points`, `wounds attack`, `duration Stand Fast`. */
export function tallyKey(tally: Tally, of: string | null): string {
  return of === null ? tally : `${tally} ${of}`;
}

export function tallyOf(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
  of: string | null = null,
): number {
  return getOwn(tallies, tallyKey(tally, of)) ?? 0;
}

/** Lists each `of` that a figure has for a tally, with its count. */
export function listTallies(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
): readonly (readonly [of: string, count: number])[] {
  const start = tallyKey(tally, '');
  return Object.entries(tallies).flatMap(([key, count]) =>
    key.startsWith(start) && count > 0 ? [[key.slice(start.length), count] as const] : [],
  );
}

/** Names the game counter that holds the points of figures that share an action track. */
export function groupPointsCounter(group: string): string {
  return `Action points of ${group}`;
}
