import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DeedContext } from './deed-context';

/** Returns the clicks of damage that is not from an attack, after the figure's reduction. */
export function reduceDamage(now: DeedContext, position: Position, piece: Piece, clicks: number): number {
  return Math.max(0, clicks - (now.law.takesOff?.(position, piece) ?? 0));
}
