import type { Position } from '../table/position';
import { initialsOf } from './figures';
import { piecesOf } from './standing';
import type { BoardPiece } from './types';

/** The figures of a position with the initials of their names; equal initials are numbered. */
export function deskPieces(position: Position): BoardPiece[] {
  const initials = position.pieces.map(({ id, name }) => (name === null ? id.slice(0, 3) : initialsOf(name)));
  const seen = new Map<string, number>();
  return piecesOf(position).map((piece, index) => {
    const own = initials[index] ?? piece.initials;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    const alone = initials.filter((other) => other === own).length === 1;
    return { ...piece, initials: alone ? own : `${own.slice(0, 2)}${count}` };
  });
}
