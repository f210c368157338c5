import type { Fraction } from '../plain/fraction';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { HitAnswer, RangeAnswer, Reason, SeeAnswer, TargetAnswer } from './answer';
import { isBetterAttack, listPlainAttacks } from './attack-fields';
import { computeExpectedClicks } from './odds';
import { makePlainHitQuestion, type Ruleset } from './ruleset';

/**
 * Best plain attack of one figure on another. `answer` is null if no attack is legal, and `reasons` give the causes.
 */
export interface BestAttack {
  readonly attack: string | null;
  readonly answer: TargetAnswer | null;
  readonly reasons: readonly Reason[];
  /** Average clicks, or wounds, of one attack. Null if no attack is legal. */
  readonly expected: Fraction | null;
}

export interface DuelSide {
  readonly piece: Piece;
  readonly sees: SeeAnswer;
  readonly bestAttack: BestAttack;
}

/** Comparison of two figures of one position, each from its present square. */
export interface Duel {
  readonly range: RangeAnswer;
  readonly first: DuelSide;
  readonly second: DuelSide;
}

/** Returns the attack with the best chance to hit, among the attacks that need no power. */
export function findBestAttack(ruleset: Ruleset, position: Position, attacker: Piece, target: string): BestAttack {
  let best: { readonly attack: string; readonly answer: TargetAnswer } | null = null;
  let refused: HitAnswer | null = null;
  for (const attack of listPlainAttacks(ruleset, attacker)) {
    const answer = ruleset.hit(position, makePlainHitQuestion(attacker.id, [target], attack));
    const [told] = answer.targets;
    if (!answer.legal || !told) refused ??= answer;
    else if (isBetterAttack(told, best?.answer ?? null)) best = { attack, answer: told };
  }
  if (!best) return { attack: null, answer: null, reasons: refused?.reasons ?? [], expected: null };
  return { ...best, reasons: [], expected: computeExpectedClicks(best.answer.clicks) };
}

/** Compares two pieces of the position. Throws a RangeError if either is not in the position. */
export function evaluateDuel(ruleset: Ruleset, position: Position, first: string, second: string): Duel {
  const side = (id: string, other: string): DuelSide => {
    const piece = findPiece(position, id);
    if (!piece) throw new RangeError(`no piece ${id} in this position`);
    const sees = ruleset.see(position, { piece: id }, { piece: other });
    return { piece, sees, bestAttack: findBestAttack(ruleset, position, piece, other) };
  };
  const range = ruleset.range(position, { piece: first }, { piece: second });
  return { range, first: side(first, second), second: side(second, first) };
}
