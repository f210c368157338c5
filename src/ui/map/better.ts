import { distance, type Square } from '../../grid/square';
import { type Fraction, lessThan, ZERO } from '../../plain/fraction';
import type { HitAnswer } from '../../rules/answer';
import type { Ruleset } from '../../rules/ruleset';
import { type Position, pieceOf } from '../../table/position';
import { askHit, askReach } from './ask';

/** A square near by from which the same attack is better. */
export interface BetterSquare {
  readonly square: Square;
  readonly needs: number | null;
  readonly chance: Fraction;
  readonly steps: number;
}

/** Further away nobody would think of it as the same place. */
const NEAR = 2;

/**
 * The square nearest by from which the same attack is legal with a better chance; null where there is none. Looks at the
 * squares that a move of two ends on; a larger base is not looked at.
 */
export function betterSquare(
  ruleset: Ruleset,
  position: Position,
  question: { readonly attacker: string; readonly target: string; readonly attack: string },
  now: HitAnswer,
): BetterSquare | null {
  const attacker = pieceOf(position, question.attacker);
  const from = attacker?.squares[0];
  if (!attacker || from === undefined || attacker.squares.length > 1) return null;
  let best: BetterSquare | null = null;
  const chanceNow = now.legal ? (now.targets[0]?.chance ?? ZERO) : ZERO;
  for (const end of askReach(ruleset, position, attacker.id, 'move').ends) {
    const square = end.squares[0];
    if (square === undefined || end.cost > NEAR || (best && end.cost > best.steps)) continue;
    const there = withPieceAt(position, attacker.id, [square]);
    const hit = askHit(ruleset, there, question.attacker, question.target, question.attack);
    const chance = hit.targets[0]?.chance ?? ZERO;
    if (!hit.legal || !lessThan(chanceNow, chance)) continue;
    if (best && (end.cost > best.steps || (end.cost === best.steps && !lessThan(best.chance, chance)))) continue;
    best = { square, chance, needs: hit.targets[0]?.needs ?? null, steps: Math.max(1, distance(from, square)) };
  }
  return best;
}

/** The position with one figure somewhere else. */
export function withPieceAt(position: Position, piece: string, squares: readonly Square[]): Position {
  return { ...position, pieces: position.pieces.map((each) => (each.id === piece ? { ...each, squares } : each)) };
}
