import type { PlayedCard } from '../catalog/cards/played-card';
import { getOwnProperty } from '../plain/get-own';
import type { Fact } from './facts';
import type { Tally } from './tally-kinds';

/** Returns the key of a tally, such as `points`, `wounds attack` or `duration Stand Fast`. */
export function tallyKey(tally: Tally, of: string | null): string {
  return of === null ? tally : `${tally} ${of}`;
}

export function getTally(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
  of: string | null = null,
): number {
  return getOwnProperty(tallies, tallyKey(tally, of)) ?? 0;
}

/** Lists the counts of a tally on a figure, each with its `of`: a box, card or status. */
export function listTallies(
  { tallies }: { readonly tallies: Readonly<Record<string, number>> },
  tally: Tally,
): readonly (readonly [of: string, count: number])[] {
  const start = tallyKey(tally, '');
  return Object.entries(tallies).flatMap(([key, count]) =>
    key.startsWith(start) && count > 0 ? [[key.slice(start.length), count] as const] : [],
  );
}

/** Returns the name of the game counter that holds the action points of a group of figures. */
export function getGroupActionPointsCounterName(group: string): string {
  return `Action points of ${group}`;
}

/** Makes the fact that changes a tally of a figure by an amount. */
export function raiseTally(
  { piece }: { readonly piece: string },
  tally: Tally,
  by = 1,
  of: string | null = null,
): Fact {
  return { fact: 'tallied', piece, tally, of, by };
}

/** Makes the fact that changes the action points of a figure. The henchmen of a group share one action track. */
export function makeActionPointsFact(
  figure: { readonly piece: string; readonly card: Pick<PlayedCard, 'group'> | null },
  by: number,
): Fact {
  const group = figure.card?.group ?? null;
  if (group === null) return raiseTally(figure, 'points', by);
  return { fact: 'counted', counter: getGroupActionPointsCounterName(group), by };
}
