import type { Piece } from '../../../table/piece';
import { hasEffect, listEffects } from '../../shared/powers';
import { POWERS } from './powers';

/**
 * Whether a piece may carry a passenger in this action. A giant may carry if it has no action token when its move
 * action is given ("Giant Stride"). Any other carrier may carry in every action that moves the carrier.
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
