import { add, type Fraction, fraction, ZERO } from '../plain/fraction';
import { own } from '../plain/own';
import { ok, type Result } from '../plain/result';
import type { Table } from '../table/table';
import { cardWon } from './cards';
import { hasSide, type Of, type Strange, strange } from './change';
import { plus } from './markers-and-counters';

/**
 * Adds victory points to a side. Points for surviving figures are also counted separately, because they can be taken
 * back.
 */
export function scored(table: Table, fact: Of<'scored'>): Result<Table, Strange> {
  const { side, points, among, survived } = fact;
  if (!hasSide(table, side)) return strange('unknown-side', side);
  const after = {
    ...table,
    points: { ...table.points, [side]: add(pointsOf(table, side), fraction(points, among ?? 1)) },
    cards: fact.card === undefined ? table.cards : cardWon(table.cards, fact.card, points > 0),
  };
  if (survived !== true) return ok(after);
  return ok({ ...after, survivorPoints: plus(table.survivorPoints, side, points) });
}

/** Takes back all points for survivors, because the game continues. */
export function unscored(table: Table): Table {
  let { points } = table;
  for (const [side, survived] of Object.entries(table.survivorPoints))
    points = { ...points, [side]: add(pointsOf(table, side), fraction(-survived)) };
  return { ...table, points, survivorPoints: {} };
}

export function pointsOf(table: Table, side: string): Fraction {
  return own(table.points, side) ?? ZERO;
}
