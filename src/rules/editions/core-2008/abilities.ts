import type { Piece } from '../../../table/piece';
import { hasEffect, listEffects } from '../../shared/powers';
import { POWERS } from './powers';

/**
 * Whether a piece may carry. A giant may carry if it has no token when its move action is given ("Giant Stride").
 * Others may carry in any action that moves them.
 */
export function mayCarry(piece: Piece, action: string): boolean {
  return listEffects(POWERS, piece, 'carry').some(
    ({ effect }) => (!effect.unlessTokens || piece.tokens === 0) && (effect.actions?.includes(action) ?? true),
  );
}

/**
 * Whether a piece is never knocked back: giants, colossals and bases of several squares ("Giant Size", "Colossal Size",
 * "Double-Base Characters").
 */
export function isNeverKnockedBack(piece: Piece): boolean {
  return hasEffect(POWERS, piece, 'stand-fast') || piece.squares.length > 1;
}
