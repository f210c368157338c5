import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { answerKnockBack } from '../../shared/knock-back';
import { cite } from './citations';

const PASSAGE = cite('Resolving Combat: Resolve Knockback');
const STRAIGHT = cite('Resolving Combat: Resolve Knockback', 'reading');
const FARTHEST = 3;

/**
 * Answers "Resolve Knockback": moves the target up to 3 squares directly away (our reading). Obstacles end the
 * knockback without damage.
 */
export function knockBack(position: Position, question: KnockBackQuestion): KnockBackAnswer {
  return answerKnockBack(position, question, {
    never: () => false,
    citeNever: PASSAGE,
    squares: () => FARTHEST,
    damage: { obstacle: 0, figure: 0, fall: () => 0, noRoomBelow: 0 },
    goesOnBelow: true,
    reduction: () => null,
    citeStop: PASSAGE,
    citeFall: STRAIGHT,
    citePath: STRAIGHT,
  });
}
