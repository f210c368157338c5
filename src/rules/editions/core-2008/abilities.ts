import { has, type Piece } from '../../../table/piece';
import { hasEffect } from '../../shared/powers';
import { POWERS } from './powers';

/** A reversed speed symbol gives Carry and Move and Attack ("Reversed speed symbols"). */
export function isTransporter(piece: Piece): boolean {
  return has(piece, 'transporter') || has(piece, 'move-and-attack');
}

/** A giant may carry when it has no token as its move action is given ("Giant Stride"). */
export function mayCarry(piece: Piece): boolean {
  return has(piece, 'carry') || isTransporter(piece) || (has(piece, 'giant') && piece.tokens === 0);
}

/** Only the boot and the dolphin, on a base of ordinary size, can be carried ("Carry"). */
export function mayBeCarried(piece: Piece): boolean {
  return !(
    has(piece, 'flight') ||
    isTransporter(piece) ||
    has(piece, 'duo') ||
    has(piece, 'giant') ||
    has(piece, 'colossal')
  );
}

/** Giants, colossals and whoever takes more than one square stand fast ("Giant Size", "Colossal Size", "Double-Base Characters"). */
export function neverKnockedBack(piece: Piece): boolean {
  return hasEffect(POWERS, piece, 'stand-fast') || piece.squares.length > 1;
}
