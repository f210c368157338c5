import type { PowerEntry } from '../rules/power-entry';
import type { Ruleset } from '../rules/ruleset';
import { listPiecePowers } from '../rules/shared/power-notes';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { IgnoredPower } from './question-terms';

/** A power or ability that a figure shows, and how the engine treats it. */
export interface ShownPower extends IgnoredPower {
  /** How the engine treats the power; `unknown` if the edition's sources do not name it. */
  readonly standing: PowerEntry['standing'] | 'unknown';
}

export function listShownPowersForPiece(ruleset: Ruleset, piece: Piece): readonly ShownPower[] {
  return listPiecePowers(ruleset.powers, piece).map(({ power, entry }) => ({
    piece: piece.id,
    power,
    standing: entry?.standing ?? 'unknown',
  }));
}

export function isPowerIgnored({ standing }: ShownPower): boolean {
  return standing === 'unknown' || standing === 'player-rules';
}

/**
 * Lists the powers that no answer takes into account, without duplicates. Covers the powers of the figure and, if
 * `opponents` is set, the powers of its opponents.
 */
export function listIgnoredPowers(
  ruleset: Ruleset,
  position: Position,
  id: string,
  opponents: boolean,
): readonly string[] {
  const own = findPiece(position, id);
  const isOpponent = ({ side }: Piece) => own === null || !areFriendly(position, side, own.side);
  const about = position.pieces.filter((piece) => piece.id === id || (opponents && isOpponent(piece)));
  const all = about.flatMap((piece) => listShownPowersForPiece(ruleset, piece).filter(isPowerIgnored));
  return [...new Set(all.map(({ power }) => power))];
}

/** Lists every power and ability that a figure shows; empty if the figure is not on the map. */
export function listShownPowers(ruleset: Ruleset, position: Position, id: string): readonly ShownPower[] {
  const piece = findPiece(position, id);
  return piece ? listShownPowersForPiece(ruleset, piece) : [];
}
