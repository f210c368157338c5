import { onBoard } from '../board/board';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { MoveAnswer, Sight } from './answer';
import { type BestAttack, bestAttack } from './duel';
import type { Ruleset } from './ruleset';

/** What one figure and one opponent can do to each other. */
export interface Terms {
  readonly sees: Sight;
  /** What the figure does to the opponent. */
  readonly hits: BestAttack;
  /** What the opponent does to it. */
  readonly hitBy: BestAttack;
}

/** One opponent, as things are now and as they would be. */
export interface Change {
  readonly opponent: string;
  readonly now: Terms;
  readonly there: Terms;
}

/** What changes if a figure stands somewhere else. */
export interface Preview {
  /** All squares of its base there. */
  readonly squares: readonly Square[];
  /** How it gets there by a plain move. */
  readonly move: MoveAnswer;
  /** Every opponent, in the order of the position. */
  readonly changes: readonly Change[];
}

/** The base of a figure with its first square somewhere else; null where it does not fit on the map. */
export function baseOn({ board }: Position, piece: Piece, square: Square): readonly Square[] | null {
  const [first = square] = piece.squares;
  const [dx, dy] = [xOf(square) - xOf(first), yOf(square) - yOf(first)];
  const places = piece.squares.map((own) => [xOf(own) + dx, yOf(own) + dy] as const);
  return places.every(([x, y]) => onBoard(board, x, y)) ? places.map(([x, y]) => squareAt(x, y)) : null;
}

/**
 * What a figure would see and hit from `squares`, and who could hit it there, beside what is so now. Its tokens and what it did
 * this turn are as they are. Throws a RangeError where it is not in the position.
 */
export function previewAt(ruleset: Ruleset, position: Position, id: string, squares: readonly Square[]): Preview {
  const piece = findPiece(position, id);
  if (!piece) throw new RangeError(`no piece ${id} in this position`);
  const moved = { ...piece, squares };
  const there = { ...position, pieces: position.pieces.map((each) => (each === piece ? moved : each)) };
  const question = {
    piece: id,
    to: squares,
    action: 'move',
    carrying: null,
    mode: null,
    actionPoints: null,
    run: false,
  };
  const opponents = position.pieces.filter(({ side }) => !areFriendly(position, side, piece.side));
  return {
    squares,
    move: ruleset.move(position, question),
    changes: opponents.map((opponent) => ({
      opponent: opponent.id,
      now: termsOf(ruleset, position, piece, opponent),
      there: termsOf(ruleset, there, moved, opponent),
    })),
  };
}

function termsOf(ruleset: Ruleset, position: Position, piece: Piece, opponent: Piece): Terms {
  return {
    sees: ruleset.see(position, { piece: piece.id }, { piece: opponent.id }).see,
    hits: bestAttack(ruleset, position, piece, opponent.id),
    hitBy: bestAttack(ruleset, position, opponent, piece.id),
  };
}
