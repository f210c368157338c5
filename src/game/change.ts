import type { Board } from '../board/board';
import { hasSquare } from '../board/board';
import { parseSquare, type Square } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import type { Fact } from '../table/facts';
import type { Figure, Table } from '../table/table';

export const STRANGE_CODES = [
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
export type StrangeCode = (typeof STRANGE_CODES)[number];

/** The reason why a fact cannot be applied. `detail` names the place or thing, for people who read the record. */
export interface Strange {
  readonly code: StrangeCode;
  readonly detail: string;
}

/** A fact that could not be applied, with its index in the folded list. */
export interface StrangeFact extends Strange {
  readonly index: number;
}

/**
 * The figure map that a fold owns and may write to. Copying the map for each fact would be most of the cost of folding.
 */
export interface Hand {
  figures: Map<string, Figure> | null;
}

export type Of<Name extends Fact['fact']> = Extract<Fact, { readonly fact: Name }>;

export function strange(code: StrangeCode, detail: string): { readonly ok: false; readonly fault: Strange } {
  return err({ code, detail });
}

export function hasSide(table: Table, side: string): boolean {
  return table.players.some((player) => player.side === side);
}

export function changed(
  table: Table,
  hand: Hand,
  piece: string,
  change: Partial<Figure> | ((figure: Figure) => Partial<Figure>),
): Result<Table, Strange> {
  const figure = table.figures.get(piece);
  if (!figure) return strange('unknown-piece', piece);
  const after = { ...figure, ...(typeof change === 'function' ? change(figure) : change) };
  return ok({ ...table, figures: writable(table, hand).set(piece, after) });
}

export function writable(table: Table, hand: Hand): Map<string, Figure> {
  if (hand.figures === null || hand.figures !== table.figures) hand.figures = new Map(table.figures);
  return hand.figures;
}

export function squaresNamed(board: Board, names: readonly string[]): Result<readonly Square[], Strange> {
  const squares: Square[] = [];
  for (const name of names) {
    const square = parseSquare(name);
    if (square === null || !hasSquare(board, square) || squares.includes(square)) return strange('off-board', name);
    squares.push(square);
  }
  return ok(squares);
}
