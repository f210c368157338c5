import type { Piece } from '../../../table/piece';
import { effectsOf, hasEffect } from '../../shared/powers';
import { POWERS } from './powers';

/** A giant may carry when it has no token as its move action is given ("Giant Stride"); others by any action that moves them. */
export function mayCarry(piece: Piece, action: string): boolean {
  return effectsOf(POWERS, piece, 'carry').some(
    ({ effect }) => (!effect.unlessTokens || piece.tokens === 0) && (effect.actions?.includes(action) ?? true),
  );
}

/** Giants, colossals and whoever takes more than one square stand fast ("Giant Size", "Colossal Size", "Double-Base Characters"). */
export function neverKnockedBack(piece: Piece): boolean {
  return hasEffect(POWERS, piece, 'stand-fast') || piece.squares.length > 1;
}
