import type { Fact } from '../../table/facts';
import type { Figure, Table } from '../../table/table';
import type { Note, Reason } from '../answer';
import type { DeedRuling } from '../table-deed';

/** Returns a figure of the game. Throws a RangeError for an unknown id, because screens only offer existing figures. */
export function requireTableFigure(table: Table, piece: string): Figure {
  const figure = table.figures.get(piece);
  if (!figure) throw new RangeError(`no figure ${piece} in this game`);
  return figure;
}

export function makeRuling(
  reasons: readonly Reason[],
  facts: readonly Fact[],
  notes: readonly Note[] = [],
): DeedRuling {
  return { legal: reasons.length === 0, reasons, notes, facts };
}
