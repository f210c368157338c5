import type { Board } from '../../board/board';
import { hasSquare } from '../../board/board';
import { parseSquare, type Square } from '../../grid/square';
import { err, ok, type Result } from '../../plain/result';
import type { Fact } from '../facts';
import type { Figure, Table } from '../table';

export const FACT_FAULT_CODES = [
  'malformed',
  'unknown-piece',
  'known-piece',
  'unknown-card',
  'unknown-side',
  'repeated-side',
  'bad-map',
  'no-map',
  'off-board',
  'off-dial',
  'defeated',
  'captive',
] as const;
export type FactFaultCode = (typeof FACT_FAULT_CODES)[number];

/** Reason why a fact cannot be applied. `detail` names the place or object, for people who read the record. */
export interface FactFault {
  readonly code: FactFaultCode;
  readonly detail: string;
}

/** Fact that could not be applied, with its index in the folded list. */
export interface RejectedFact extends FactFault {
  readonly index: number;
}

/**
 * Map of figures that a fold owns and may write to. If each fact copied the map, copying would take most of the time of
 * folding.
 */
export interface FoldScratch {
  figures: Map<string, Figure> | null;
}

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { readonly fact: Name }>;

export function rejectFact(code: FactFaultCode, detail: string): { readonly ok: false; readonly fault: FactFault } {
  return err({ code, detail });
}

export function hasSide(table: Table, side: string): boolean {
  return table.players.some((player) => player.side === side);
}

export function updateFigure(
  table: Table,
  hand: FoldScratch,
  piece: string,
  change: Partial<Figure> | ((figure: Figure) => Partial<Figure>),
): Result<Table, FactFault> {
  const figure = table.figures.get(piece);
  if (!figure) return rejectFact('unknown-piece', piece);
  const after = { ...figure, ...(typeof change === 'function' ? change(figure) : change) };
  return ok({ ...table, figures: writableFigures(table, hand).set(piece, after) });
}

export function writableFigures(table: Table, hand: FoldScratch): Map<string, Figure> {
  if (hand.figures === null || hand.figures !== table.figures) hand.figures = new Map(table.figures);
  return hand.figures;
}

export function parseBoardSquares(board: Board, names: readonly string[]): Result<readonly Square[], FactFault> {
  const squares: Square[] = [];
  for (const name of names) {
    const square = parseSquare(name);
    if (square === null || !hasSquare(board, square) || squares.includes(square)) return rejectFact('off-board', name);
    squares.push(square);
  }
  return ok(squares);
}
