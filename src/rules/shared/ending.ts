import { type Fraction, lessThan, sameFraction, ZERO } from '../../plain/fraction';
import { own } from '../../plain/own';
import type { Fact, Until } from '../../table/facts';
import { liftMarker } from '../../table/markers';
import type { Figure, Table } from '../../table/table';

/** How an edition finds the winner. */
export const ENDINGS = ['last-standing', 'last-standing-or-points', 'points-and-survivors', 'most-points'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Not defeated; and nobody's captive, for a captive is no survivor. */
export function survivors(table: Table): Figure[] {
  return [...table.figures.values()].filter((figure) => !figure.defeated && figure.captor === null);
}

/** What is scored at the end, then the winner; null for a tie that the edition does not break by counting. Nothing where the game has ended. */
export function endGame(table: Table, ending: Ending): Fact[] {
  if (table.ended !== null) return [];
  if (ending === 'points-and-survivors') return endByPoints(table);
  const standing = [...new Set(survivors(table).map((figure) => figure.side))];
  const only = standing.length === 1 ? (standing[0] as string) : null;
  if (ending === 'last-standing' || (only !== null && ending !== 'most-points'))
    return [{ fact: 'ended', winner: only }];
  const best = mostPoints(table, table.points);
  return [{ fact: 'ended', winner: best.length === 1 ? (best[0] as string) : null }];
}

/** Survivors score for their own side; of those with the most points the lowest build total wins. */
function endByPoints(table: Table): Fact[] {
  let { points } = table;
  const facts: Fact[] = [];
  for (const { side, piece, points: worth } of survivors(table)) {
    const before = pointsOf(points, side);
    points = { ...points, [side]: { over: before.over + worth * before.under, under: before.under } };
    facts.push({ fact: 'scored', side, points: worth, survived: true, piece });
  }
  const best = mostPoints(table, points);
  const built = (side: string) => table.players.find((player) => player.side === side)?.buildTotal ?? table.buildTotal;
  const least = Math.min(...best.map(built));
  const first = best.filter((side) => built(side) === least);
  return [...facts, { fact: 'ended', winner: first.length === 1 ? (first[0] as string) : null }];
}

function pointsOf(points: Readonly<Record<string, Fraction>>, side: string): Fraction {
  return own(points, side) ?? ZERO;
}

/** Every side that nobody has more points than. */
export function mostPoints(table: Table, points: Readonly<Record<string, Fraction>>): string[] {
  const of = (side: string) => pointsOf(points, side);
  const sides = table.players.map((player) => player.side);
  const most = sides.map(of).reduce((best, each) => (lessThan(best, each) ? each : best), of(sides[0] ?? ''));
  return sides.filter((side) => sameFraction(of(side), most));
}

/** What lasts until now: powers that count again, values as printed, markers off the map. */
export function whatEnds(table: Table, side: string, when: Until['when']): Fact[] {
  const now = (until: Until | null): until is Until => until !== null && until.side === side && until.when === when;
  const facts: Fact[] = [];
  for (const { piece, switchedOff, altered } of table.figures.values()) {
    for (const { power, until } of switchedOff)
      if (now(until)) facts.push({ fact: 'switched', piece, power, off: false, until: null });
    const ending = altered.filter(({ until }) => now(until));
    for (const value of new Set(ending.map((each) => each.value)))
      facts.push({ fact: 'altered', piece, value, by: 0, until: { side, when } });
  }
  for (const marker of table.markers) if (now(marker.until)) facts.push(liftMarker(marker));
  return facts;
}
