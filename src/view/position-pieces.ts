import type { Position } from '../table/position';
import { makeInitials, makeInitialsDistinct } from './initials';
import type { BoardPiece } from './types';

const SIDE_COLOURS = ['red', 'blue', 'green', 'violet'] as const;

export function makePositionPieces(position: Position): BoardPiece[] {
  return position.pieces.map((piece) => {
    const side = Math.max(0, position.order.indexOf(piece.side));
    const colour = SIDE_COLOURS.find((known) => known === piece.side) ?? SIDE_COLOURS[side % SIDE_COLOURS.length];
    return {
      id: piece.id,
      name: `${piece.name ?? piece.id}, ${piece.side}`,
      initials: piece.id.slice(0, 3),
      squares: piece.squares,
      colour: `var(--side-${colour})`,
      ring: side,
      tokens: piece.tokens,
      selected: false,
      dimmed: false,
      movable: false,
      badge: null,
    };
  });
}

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
