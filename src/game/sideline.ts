import { ok, type Result } from '../plain/result';
import type { Figure, Sidelined, Table } from '../table/table';
import { type Hand, hasSide, type Of, type Strange, strange, writable } from './change';
import { freedBy } from './status';

/** "Play Areas: Sideline": moves a piece to the sideline, even if it was in play. */
export function sidelined(table: Table, hand: Hand, fact: Of<'sidelined'>): Result<Table, Strange> {
  const { fact: _kind, ...waiting } = fact;
  if (!hasSide(table, fact.side)) return strange('unknown-side', fact.side);
  const last = fact.character.dial.length;
  if (fact.click > last || (fact.showing ?? 1) > last) return strange('off-dial', fact.piece);
  const now = withoutFigure(table, hand, fact.piece);
  return ok({ ...now, sideline: [...withoutWaiting(now.sideline, fact.piece), waiting] });
}

/** Removes a piece from its sideline, into play or out of the game. */
export function offSideline(table: Table, piece: string): Table {
  return table.sideline ? { ...table, sideline: withoutWaiting(table.sideline, piece) } : table;
}

export function waits(table: Table, piece: string): boolean {
  return table.sideline?.some((each) => each.piece === piece) ?? false;
}

function withoutWaiting(sideline: readonly Sidelined[] = [], piece: string): readonly Sidelined[] {
  return sideline.filter((each) => each.piece !== piece);
}

/** Frees the figure's captives; pieces that it generated stay in play. */
function withoutFigure(table: Table, hand: Hand, piece: string): Table {
  if (!table.figures.has(piece)) return table;
  const figures: Map<string, Figure> = writable(table, hand);
  figures.delete(piece);
  freedBy(figures, piece);
  return { ...table, figures };
}
