import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Doing } from './doing';

/** Returns damage without an attack, after the victim's reduction. */
export function lessened(now: Doing, position: Position, piece: Piece, clicks: number): number {
  return Math.max(0, clicks - (now.law.takesOff?.(position, piece) ?? 0));
}
