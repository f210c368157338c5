import { distance, type Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { Citation, RangeAnswer } from '../answer';
import type { PieceOrSquare } from '../ruleset';

/** Squares of a place in a question, with the piece if the place is a piece. */
export interface ResolvedPlace {
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

/** Finds a piece in the position. Throws a RangeError if it is missing, which parsers exclude beforehand. */
export function requirePiece(position: Position, id: string): Piece {
  const piece = findPiece(position, id);
  if (!piece) throw new RangeError(`no piece ${id} in this position`);
  return piece;
}

/** Returns the place that a piece occupies. */
export function pieceAsPlace(piece: Piece): ResolvedPlace {
  return { squares: piece.squares, piece };
}

export function resolvePlace(position: Position, place: PieceOrSquare): ResolvedPlace {
  if ('square' in place) return { squares: [place.square], piece: null };
  return pieceAsPlace(requirePiece(position, place.piece));
}

/** Returns the distance in squares between the nearest squares of two places. Adjacent squares have distance 1. */
export function distanceBetween(a: readonly Square[], b: readonly Square[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const from of a) for (const to of b) least = Math.min(least, distance(from, to));
  return least;
}

/** Returns the two squares, one of each place, that are nearest to each other. */
export function findNearestSquares(a: readonly Square[], b: readonly Square[]): readonly [from: Square, to: Square] {
  let best: readonly [Square, Square] = [a[0]!, b[0]!];
  for (const from of a) for (const to of b) if (distance(from, to) < distance(best[0], best[1])) best = [from, to];
  return best;
}

/** Answers the range between two places: the distance in squares between their nearest squares. */
export function answerRange(a: ResolvedPlace, b: ResolvedPlace, cite: Citation): RangeAnswer {
  const [from, to] = findNearestSquares(a.squares, b.squares);
  return { squares: distance(from, to), line: { from, to }, cite };
}

/** Whether a double base covers two squares that touch diagonally. */
export function isDiagonalBase(piece: Piece): boolean {
  const [a, b] = piece.squares;
  return piece.squares.length === 2 && (a! & 63) !== (b! & 63) && a! >> 6 !== b! >> 6;
}

const known = new WeakMap<Position, ReadonlySet<Square>>();

/**
 * Returns the squares of objects that no figure holds, which are hindering terrain. Cached by position, because
 * positions are immutable.
 */
export function objectSquares(position: Position): ReadonlySet<Square> {
  const squares = known.get(position) ?? new Set(position.objects.map((object) => object.at));
  known.set(position, squares);
  return squares;
}
