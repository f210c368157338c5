import { areFriendly } from '../../table/allies';
import { formatOmits } from '../../table/formats';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Reason } from '../answer';
import { pieceMark, reason } from './cite';
import type { DialRules } from './dial-rules';

/**
 * Whether the game uses only "PART 1: THE BASICS". Positions already omit what the Basics leave out, so only rules
 * outside the position need this check.
 */
export function isBasicGame({ formats }: DialRules, { playedIn }: Pick<Position, 'playedIn'>): boolean {
  return formats !== undefined && formatOmits({ format: playedIn }, 'core');
}

/** Whether a piece cannot be targeted because its player's first turn has not begun ("First-round immunity"). */
export function isBeforeFirstTurn({ round, order, turn }: Position, target: Piece): boolean {
  return round === 1 && turn !== null && order.indexOf(target.side) > order.indexOf(turn);
}

/**
 * Whether a piece has "First-round immunity". Every piece is immune before its player's first turn. In round 1 a piece
 * is also immune in its starting area, which means the square where it was placed.
 */
function isImmune(position: Position, actingSide: string, target: Piece): boolean {
  if (position.round !== 1 || target.side === actingSide) return false;
  const turn = position.order.indexOf(position.turn ?? actingSide);
  // Before a player's first turn not even friends may target the piece. Later only opponents may not.
  if (position.order.indexOf(target.side) > turn) return true;
  if (areFriendly(position, target.side, actingSide)) return false;
  const starts = position.board.starts.get(target.side) ?? [];
  return target.squares.every((square) => starts.includes(square));
}

export function listFirstRoundReasons(
  rules: DialRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
): Reason[] {
  if (!rules.firstRoundImmunity || isBasicGame(rules, position)) return [];
  const safe = targets.filter((target) => isImmune(position, attacker.side, target)).map(({ id }) => pieceMark(id));
  return safe.length > 0 ? [reason('first-round', rules.passages['first-round'], safe)] : [];
}
