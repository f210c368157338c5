import type { Position } from '../table/position';
import { makeInitials, makeInitialsDistinct } from './figures';
import { makePositionPieces } from './position-pieces';
import type { BoardPiece } from './types';

/** Makes the board pieces of a position, with distinct initials. */
export function makePiecesWithDistinctInitials(position: Position): BoardPiece[] {
  const initials = makeInitialsDistinct(
    position.pieces.map(({ id, name }) => (name === null ? id.slice(0, 3) : makeInitials(name))),
  );
  return makePositionPieces(position).map((piece, index) => ({
    ...piece,
    initials: initials[index] ?? piece.initials,
  }));
}
