import type { Square } from '../grid/square';
import { own } from '../plain/own';
import { good, type Result } from '../plain/result';
import type { Figure, Table } from '../table/table';
import { tallyKey } from '../table/tallies';
import { type Of, type Strange, squaresNamed, strange } from './change';

/** No tally falls below 0. */
export function tallied({ tallies }: Figure, { tally, of, by }: Of<'tallied'>): Partial<Figure> {
  const key = tallyKey(tally, of);
  return { tallies: { ...tallies, [key]: Math.max(0, (own(tallies, key) ?? 0) + by) } };
}

export function tokenPut(table: Table, fact: Of<'token'>): Result<Table, Strange> {
  const { token: id, kind, square, holder, strength, wounds, times = null } = fact;
  const tokens = table.tokens.filter((token) => token.id !== id);
  if (square === null && holder === null) return good({ ...table, tokens });
  if (holder !== null && !table.figures.has(holder)) return strange('unknown-piece', holder);
  let at: Square | null = null;
  if (square !== null) {
    if (!table.board) return strange('no-map', id);
    const squares = squaresNamed(table.board, [square]);
    if (!squares.ok) return squares;
    at = squares.value[0] as Square;
  }
  return good({ ...table, tokens: [...tokens, { id, kind, at, holder, strength, wounds, times }] });
}
