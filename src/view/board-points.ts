import { type Board, isOnBoard } from '../board/board';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { type BoardPoint, CELL, getMeanCentre } from './geometry';
import type { BoardPiece } from './types';

/** Returns the square at a drawing point. Null if the point is off the map. */
export function squareAtPoint(board: Board, point: BoardPoint): Square | null {
  const x = Math.floor(point.x / CELL);
  const y = Math.floor(point.y / CELL);
  return isOnBoard(board, x, y) ? squareAt(x, y) : null;
}

/**
 * Returns the figure at a drawing point: the figure on that square or, if there is none, the nearest figure with its
 * centre within `reach` drawing units. Null if there is no such figure.
 */
export function pieceAtPoint(
  board: Board,
  pieces: readonly BoardPiece[],
  point: BoardPoint,
  reach: number,
): BoardPiece | null {
  const square = squareAtPoint(board, point);
  const standing = pieces.find((piece) => square !== null && piece.squares.includes(square));
  if (standing) return standing;
  let nearest: BoardPiece | null = null;
  let least = reach;
  for (const piece of pieces) {
    const middle = getMeanCentre(piece.squares);
    const away = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (away <= least) {
      nearest = piece;
      least = away;
    }
  }
  return nearest;
}

/** Moves a base by whole squares. Null if a square of the base would leave the map. */
export function shiftBase(board: Board, squares: readonly Square[], dx: number, dy: number): Square[] | null {
  const moved: Square[] = [];
  for (const square of squares) {
    const x = xOf(square) + dx;
    const y = yOf(square) + dy;
    if (!isOnBoard(board, x, y)) return null;
    moved.push(squareAt(x, y));
  }
  return moved;
}

/** Returns the squares of a base after a drag between two drawing points. Null if a square would leave the map. */
export function dragBase(board: Board, squares: readonly Square[], from: BoardPoint, to: BoardPoint): Square[] | null {
  const dx = Math.floor(to.x / CELL) - Math.floor(from.x / CELL);
  const dy = Math.floor(to.y / CELL) - Math.floor(from.y / CELL);
  return shiftBase(board, squares, dx, dy);
}
