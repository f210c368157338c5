import type { Position } from '../table/position';
import { distinctInitials, initialsOf } from './figures';
import { makePositionPieces } from './position-pieces';
import type { BoardPiece } from './types';

/** Makes the board pieces of a position, with distinct initials. */
export function makeDeskPieces(position: Position): BoardPiece[] {
  const initials = distinctInitials(
    position.pieces.map(({ id, name }) => (name === null ? id.slice(0, 3) : initialsOf(name))),
  );
  return makePositionPieces(position).map((piece, index) => ({
    ...piece,
    initials: initials[index] ?? piece.initials,
  }));
}
