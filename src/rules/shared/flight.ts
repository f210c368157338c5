import { BLOCKING, INDOORS } from '../../board/terrain';
import type { Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { PowerEntry } from '../power-entry';
import { hasEffect, listEffects } from './powers';

/** Rules of an edition for fliers. */
export interface FlightRules {
  readonly powers: readonly PowerEntry[];
  /** Whether fliers can hover or soar. Figures can then also be on top of blocking terrain. */
  readonly fliersSoar: boolean;
}

export function isFlier({ powers }: Pick<FlightRules, 'powers'>, piece: Piece): boolean {
  return hasEffect(powers, piece, 'fly');
}

/** Whether a piece soars. A flying mode recorded for a piece that cannot fly is ignored. */
export function isSoaring(rules: FlightRules, piece: Piece): boolean {
  return rules.fliersSoar && piece.mode === 'soaring' && isFlier(rules, piece);
}

export function isHovering(rules: FlightRules, piece: Piece): boolean {
  return rules.fliersSoar && piece.mode === 'hovering' && isFlier(rules, piece);
}

export function isOutdoors({ board }: Pick<Position, 'board'>, square: Square): boolean {
  return (board.terrain[square]! & INDOORS) === 0;
}

export function isBlocking({ board }: Pick<Position, 'board'>, square: Square): boolean {
  return (board.terrain[square]! & BLOCKING) !== 0;
}

/**
 * Whether a piece may end on top of outdoor blocking terrain. True for hovering figures and leapers, but leapers may
 * not end on a barrier ("Barrier, General").
 */
export function mayStandOnTop({ powers }: FlightRules, position: Position, piece: Piece, square: Square): boolean {
  const onBarrier = position.barriers?.includes(square) ?? false;
  return (
    isOutdoors(position, square) &&
    listEffects(powers, piece, 'stand-on-top').some(({ effect }) => !onBarrier || effect.barriers !== false)
  );
}

/** Whether a figure is on top of blocking terrain. */
export function isOnBlockingTerrain(rules: FlightRules, position: Position, piece: Piece): boolean {
  return !isSoaring(rules, piece) && piece.squares.some((square) => isBlocking(position, square));
}
