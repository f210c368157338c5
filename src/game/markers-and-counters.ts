import type { Square } from '../grid/square';
import { own } from '../plain/own';
import { ok, type Result } from '../plain/result';
import type { Marker, Table } from '../table/table';
import { hasSide, type Of, type Strange, squaresNamed, strange } from './change';

export function marked(table: Table, fact: Of<'marker'>): Result<Table, Strange> {
  const { marker: id, kind, owner, until } = fact;
  const others = table.markers.filter((marker) => marker.id !== id);
  if (fact.square === null) return ok({ ...table, markers: others });
  if (!table.board) return strange('no-map', id);
  const squares = squaresNamed(table.board, [fact.square]);
  if (!squares.ok) return squares;
  const from = fact.from === undefined ? {} : { from: fact.from };
  const at = squares.value[0] as Square;
  const marker: Marker = { id, kind, at, owner, until, name: fact.name ?? null, ...from };
  return ok({ ...table, markers: [...others, marker] });
}

export function counted(table: Table, fact: Of<'counted'>): Result<Table, Strange> {
  return ok({ ...table, counters: plus(table.counters, fact.counter, fact.by) });
}

export function uncounted(table: Table, fact: Of<'uncounted'>): Result<Table, Strange> {
  const { [fact.counter]: _, ...counters } = table.counters;
  return ok({ ...table, counters });
}

export function clocked(table: Table, fact: Of<'clocked'>): Result<Table, Strange> {
  if (!hasSide(table, fact.side)) return strange('unknown-side', fact.side);
  return ok({ ...table, clock: plus(table.clock, fact.side, fact.ms) });
}

export function stepped(table: Table, { step, state }: Of<'set-up'>): Result<Table, Strange> {
  const others = Object.entries(table.setup).filter(([id]) => id !== step);
  return ok({ ...table, setup: Object.fromEntries(state === 'open' ? others : [...others, [step, state]]) });
}

export function plus(sums: Readonly<Record<string, number>>, key: string, by: number): Record<string, number> {
  return { ...sums, [key]: (own(sums, key) ?? 0) + by };
}
