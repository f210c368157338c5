import type { Fraction } from '../plain/fraction';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { HitAnswer, RangeAnswer, Reason, SeeAnswer, TargetAnswer } from './answer';
import { isBetter, plainAttacks } from './fields';
import { expectedClicks } from './odds';
import type { HitQuestion, Ruleset } from './ruleset';

/** The best plain attack of one figure on another; `told` is null where none is legal, and `reasons` say why. */
export interface BestAttack {
  readonly attack: string | null;
  readonly told: TargetAnswer | null;
  readonly reasons: readonly Reason[];
  /** Clicks, or wounds, on average of one such attack; null where none is legal. */
  readonly expected: Fraction | null;
}

/** What one figure can do to the other. */
export interface DuelSide {
  readonly piece: Piece;
  readonly sees: SeeAnswer;
  readonly blow: BestAttack;
}

/** Two figures of one position held against each other, each from where it stands. */
export interface Duel {
  readonly range: RangeAnswer;
  readonly first: DuelSide;
  readonly second: DuelSide;
}

/** The attack that is likeliest to hit, of those that take nothing but the figure itself. */
export function bestAttack(ruleset: Ruleset, position: Position, attacker: Piece, target: string): BestAttack {
  let best: { readonly attack: string; readonly told: TargetAnswer } | null = null;
  let refused: HitAnswer | null = null;
  for (const attack of plainAttacks(ruleset, attacker)) {
    const answer = ruleset.hit(position, questionOf(attacker.id, target, attack));
    const [told] = answer.targets;
    if (!answer.legal || !told) refused ??= answer;
    else if (isBetter(told, best?.told ?? null)) best = { attack, told };
  }
  if (!best) return { attack: null, told: null, reasons: refused?.reasons ?? [], expected: null };
  return { ...best, reasons: [], expected: expectedClicks(best.told.clicks) };
}

function questionOf(attacker: string, target: string, attack: string): HitQuestion {
  return { attacker, targets: [target], attack, strength: null, aim: 0, defend: 0, from: null, object: null };
}

/** Throws a RangeError where either is not in the position. */
export function duel(ruleset: Ruleset, position: Position, first: string, second: string): Duel {
  const side = (id: string, other: string): DuelSide => {
    const piece = findPiece(position, id);
    if (!piece) throw new RangeError(`no piece ${id} in this position`);
    const sees = ruleset.see(position, { piece: id }, { piece: other });
    return { piece, sees, blow: bestAttack(ruleset, position, piece, other) };
  };
  const range = ruleset.range(position, { piece: first }, { piece: second });
  return { range, first: side(first, second), second: side(second, first) };
}
