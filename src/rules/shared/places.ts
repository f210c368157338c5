import { distance, type Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { Citation, RangeAnswer } from '../answer';
import type { Place } from '../ruleset';

/** A place of a question, looked up: its squares, and the piece if it is one. */
export interface Spot {
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

/** Throws a RangeError where the position has no such piece: the border has checked that. */
export function knownPiece(position: Position, id: string): Piece {
  const piece = findPiece(position, id);
  if (!piece) throw new RangeError(`no piece ${id} in this position`);
  return piece;
}

export function spotOf(position: Position, place: Place): Spot {
  if ('square' in place) return { squares: [place.square], piece: null };
  const piece = knownPiece(position, place.piece);
  return { squares: piece.squares, piece };
}

/** Squares between the nearest two of two places, the first not counted. */
export function distanceBetween(a: readonly Square[], b: readonly Square[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const from of a) for (const to of b) least = Math.min(least, distance(from, to));
  return least;
}

/** The nearest pair of squares of two places. */
export function nearestPair(a: readonly Square[], b: readonly Square[]): readonly [from: Square, to: Square] {
  let best: readonly [Square, Square] = [a[0]!, b[0]!];
  for (const from of a) for (const to of b) if (distance(from, to) < distance(best[0], best[1])) best = [from, to];
  return best;
}

/** Squares counted between the nearest two of two places, the first not counted. */
export function rangeAnswer(a: Spot, b: Spot, cite: Citation): RangeAnswer {
  const [from, to] = nearestPair(a.squares, b.squares);
  return { squares: distance(from, to), line: { from, to }, cite };
}

/** Two squares corner to corner. */
export function onDiagonal(piece: Piece): boolean {
  const [a, b] = piece.squares;
  return piece.squares.length === 2 && (a! & 63) !== (b! & 63) && a! >> 6 !== b! >> 6;
}
