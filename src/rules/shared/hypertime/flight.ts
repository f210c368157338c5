import { BLOCKING, INDOORS } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import { has, type Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';

/** Only fliers have a mode; whatever a walker's says does not count. */
export function isFlier(piece: Piece): boolean {
  return has(piece, 'flight');
}

export function isSoaring(piece: Piece): boolean {
  return isFlier(piece) && piece.mode === 'soaring';
}

export function isHovering(piece: Piece): boolean {
  return isFlier(piece) && piece.mode === 'hovering';
}

/** On the ground or a roof, hovering included: whoever does not soar. */
export function isBelow(piece: Piece): boolean {
  return !isSoaring(piece);
}

export function isOutdoors(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & INDOORS) === 0;
}

export function isBlocking(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & BLOCKING) !== 0;
}

/** Hovering figures and leapers may end on top of outdoor blocking terrain. */
export function mayStandOnTop(piece: Piece): boolean {
  return isFlier(piece) || has(piece, 'leap-climb');
}

/** Whether a figure stands on top of blocking terrain. */
export function isOnTop(position: Position, piece: Piece): boolean {
  return isBelow(piece) && piece.squares.some((square) => isBlocking(position, square));
}
