import { ok, type Result } from '../../plain/result';
import type { Figure, SidelinedFigure, Table } from '../table';
import { type FactFault, type FactOf, type FoldScratch, hasSide, rejectFact, writableFigures } from './fact-helpers';
import { freeCaptives } from './status-facts';

/** "Play Areas: Sideline": moves a piece to the sideline, even if the piece was in play. */
export function applyPieceSidelined(
  table: Table,
  hand: FoldScratch,
  fact: FactOf<'sidelined'>,
): Result<Table, FactFault> {
  const { fact: _kind, ...waiting } = fact;
  if (!hasSide(table, fact.side)) return rejectFact('unknown-side', fact.side);
  const last = fact.character.dial.length;
  if (fact.click > last || (fact.showing ?? 1) > last) return rejectFact('off-dial', fact.piece);
  const now = withoutFigure(table, hand, fact.piece);
  return ok({ ...now, sideline: [...withoutWaiting(now.sideline, fact.piece), waiting] });
}

/** Removes a piece from its sideline, into play or out of the game. */
export function removeFromSideline(table: Table, piece: string): Table {
  return table.sideline ? { ...table, sideline: withoutWaiting(table.sideline, piece) } : table;
}

export function isOnSideline(table: Table, piece: string): boolean {
  return table.sideline?.some((each) => each.piece === piece) ?? false;
}

function withoutWaiting(sideline: readonly SidelinedFigure[] = [], piece: string): readonly SidelinedFigure[] {
  return sideline.filter((each) => each.piece !== piece);
}

/** Removes a figure and frees its captives. Pieces that the figure generated stay in play. */
function withoutFigure(table: Table, hand: FoldScratch, piece: string): Table {
  if (!table.figures.has(piece)) return table;
  const figures: Map<string, Figure> = writableFigures(table, hand);
  figures.delete(piece);
  freeCaptives(figures, piece);
  return { ...table, figures };
}
