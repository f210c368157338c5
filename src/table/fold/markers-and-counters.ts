import type { Square } from '../../grid/square';
import { addFractions, type Fraction, fraction, ZERO } from '../../plain/fraction';
import { getOwnProperty } from '../../plain/get-own';
import { ok, type Result } from '../../plain/result';
import type { Marker, Table } from '../table';
import { setCardWon } from './card-facts';
import { type FactFault, type FactOf, hasSide, parseBoardSquares, rejectFact } from './fact-helpers';

export function applyMarker(table: Table, fact: FactOf<'marker'>): Result<Table, FactFault> {
  const { marker: id, kind, owner, until } = fact;
  const others = table.markers.filter((marker) => marker.id !== id);
  if (fact.square === null) return ok({ ...table, markers: others });
  if (!table.board) return rejectFact('no-map', id);
  const squares = parseBoardSquares(table.board, [fact.square]);
  if (!squares.ok) return squares;
  const from = fact.from === undefined ? {} : { from: fact.from };
  const at = squares.value[0] as Square;
  const marker: Marker = { id, kind, at, owner, until, name: fact.name ?? null, ...from };
  return ok({ ...table, markers: [...others, marker] });
}

export function applyCounter(table: Table, fact: FactOf<'counted'>): Result<Table, FactFault> {
  return ok({ ...table, counters: addToTotal(table.counters, fact.counter, fact.by) });
}

export function applyCounterRemoved(table: Table, fact: FactOf<'uncounted'>): Result<Table, FactFault> {
  const { [fact.counter]: _, ...counters } = table.counters;
  return ok({ ...table, counters });
}

export function applyClockTime(table: Table, fact: FactOf<'clocked'>): Result<Table, FactFault> {
  if (!hasSide(table, fact.side)) return rejectFact('unknown-side', fact.side);
  return ok({ ...table, clock: addToTotal(table.clock, fact.side, fact.ms) });
}

export function applySetUpStep(table: Table, { step, state }: FactOf<'set-up'>): Result<Table, FactFault> {
  const others = Object.entries(table.setup).filter(([id]) => id !== step);
  return ok({ ...table, setup: Object.fromEntries(state === 'open' ? others : [...others, [step, state]]) });
}

export function addToTotal(sums: Readonly<Record<string, number>>, key: string, by: number): Record<string, number> {
  return { ...sums, [key]: (getOwnProperty(sums, key) ?? 0) + by };
}

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
