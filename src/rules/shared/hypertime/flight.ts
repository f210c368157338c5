import { BLOCKING, INDOORS } from '../../../board/terrain';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import { hasEffect, listEffects } from '../powers';
import type { YearRules } from './year-rules';

/** Whether a piece can fly. A flying mode recorded for a piece that cannot fly is ignored. */
export function isFlier({ powers }: YearRules, piece: Piece): boolean {
  return hasEffect(powers, piece, 'fly');
}

export function isSoaring(year: YearRules, piece: Piece): boolean {
  return isFlier(year, piece) && piece.mode === 'soaring';
}

export function isHovering(year: YearRules, piece: Piece): boolean {
  return isFlier(year, piece) && piece.mode === 'hovering';
}

/** Whether a piece does not soar: on the ground, on a roof or hovering. */
export function isNotSoaring(year: YearRules, piece: Piece): boolean {
  return !isSoaring(year, piece);
}

export function isOutdoors(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & INDOORS) === 0;
}

export function isBlocking(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & BLOCKING) !== 0;
}

/**
 * Whether a piece may end on top of outdoor blocking terrain. True for hovering figures and leapers, but leapers may
 * not end on a barrier ("Barrier, General").
 */
export function mayStandOnTop({ powers }: YearRules, position: Position, piece: Piece, square: Square): boolean {
  const onBarrier = position.barriers?.includes(square) ?? false;
  return (
    isOutdoors(position, square) &&
    listEffects(powers, piece, 'stand-on-top').some(({ effect }) => !onBarrier || effect.barriers !== false)
  );
}

/** Whether a figure is on top of blocking terrain. */
export function isOnBlockingTerrain(year: YearRules, position: Position, piece: Piece): boolean {
  return isNotSoaring(year, piece) && piece.squares.some((square) => isBlocking(position, square));
}
