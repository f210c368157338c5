import type { Square } from '../grid/square';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { MoveAnswer, Sight } from './answer';
import { type BestAttack, findBestAttack } from './duel';
import { makePlainReachQuestion, type Ruleset } from './ruleset';

/** Attacks between one figure and one opponent, in both directions. */
export interface MutualAttacks {
  readonly sees: Sight;
  /** Best attack of the figure on the opponent. */
  readonly hits: BestAttack;
  /** Best attack of the opponent on the figure. */
  readonly hitBy: BestAttack;
}

/** Attacks between the figure and one opponent, before and after the move. */
export interface OpponentChange {
  readonly opponent: string;
  readonly now: MutualAttacks;
  readonly there: MutualAttacks;
}

/** Effect of placing a figure on other squares. */
export interface MovePreview {
  /** All squares of the figure's base after the move. */
  readonly squares: readonly Square[];
  /** Answer about a plain move to the new squares. */
  readonly move: MoveAnswer;
  /** Comparisons with all opponents, in the order of the position. */
  readonly changes: readonly OpponentChange[];
}

/**
 * Compares a figure's attacks and threats before and after a move to `squares`. Tokens and actions of the turn are
 * unchanged. Throws a RangeError if the figure is not in the position.
 */
export function previewMove(ruleset: Ruleset, position: Position, id: string, squares: readonly Square[]): MovePreview {
  const piece = findPiece(position, id);
  if (!piece) throw new RangeError(`no piece ${id} in this position`);
  const moved = { ...piece, squares };
  const there = { ...position, pieces: position.pieces.map((each) => (each === piece ? moved : each)) };
  const opponents = position.pieces.filter(({ side }) => !areFriendly(position, side, piece.side));
  return {
    squares,
    move: ruleset.move(position, { ...makePlainReachQuestion(id), to: squares }),
    changes: opponents.map((opponent) => ({
      opponent: opponent.id,
      now: termsOf(ruleset, position, piece, opponent),
      there: termsOf(ruleset, there, moved, opponent),
    })),
  };
}

function termsOf(ruleset: Ruleset, position: Position, piece: Piece, opponent: Piece): MutualAttacks {
  return {
    sees: ruleset.see(position, { piece: piece.id }, { piece: opponent.id }).see,
    hits: findBestAttack(ruleset, position, piece, opponent.id),
    hitBy: findBestAttack(ruleset, position, opponent, piece.id),
  };
}
