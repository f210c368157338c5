import { addFractions, type Fraction, fraction, ZERO } from '../../plain/fraction';
import { getOwnProperty } from '../../plain/get-own';
import { ok, type Result } from '../../plain/result';
import type { Table } from '../table';
import { setCardWon } from './card-facts';
import { type FactFault, type FactOf, hasSide, rejectFact } from './fact-helpers';
import { addToTotal } from './markers-and-counters';

/**
 * Adds victory points to a side. Points for surviving figures are also counted separately, because they can be taken
 * back.
 */
export function applyPointsScored(table: Table, fact: FactOf<'scored'>): Result<Table, FactFault> {
  const { side, points, among, survived } = fact;
  if (!hasSide(table, side)) return rejectFact('unknown-side', side);
  const after = {
    ...table,
    points: { ...table.points, [side]: addFractions(victoryPointsOf(table, side), fraction(points, among ?? 1)) },
    cards: fact.card === undefined ? table.cards : setCardWon(table.cards, fact.card, points > 0),
  };
  if (survived !== true) return ok(after);
  return ok({ ...after, survivorPoints: addToTotal(table.survivorPoints, side, points) });
}

/** Takes back all points for survivors, because the game continues. */
export function withoutSurvivorPoints(table: Table): Table {
  let { points } = table;
  for (const [side, survived] of Object.entries(table.survivorPoints))
    points = { ...points, [side]: addFractions(victoryPointsOf(table, side), fraction(-survived)) };
  return { ...table, points, survivorPoints: {} };
}

export function victoryPointsOf(table: Table, side: string): Fraction {
  return getOwnProperty(table.points, side) ?? ZERO;
}
