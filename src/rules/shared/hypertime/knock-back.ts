import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { reductionOf } from '../attack';
import { knockBackAnswer } from '../knock-back';
import { hasEffect } from '../powers';
import { attackLaw } from './combat';
import { isFlier } from './flight';
import type { YearLaw } from './year';

/** Straight away from the blow, a square for each click taken; fliers do not fall. */
export function knockBack(year: YearLaw, position: Position, question: KnockBackQuestion): KnockBackAnswer {
  const { passages } = year;
  return knockBackAnswer(position, question, {
    never: (piece) => hasEffect(year.powers, piece, 'stand-fast') || piece.squares.length > 1,
    citeNever: passages['knock-back-never'],
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (isFlier(piece) ? 0 : 2), noRoomBelow: 1 },
    reduction: (piece) => reductionOf(attackLaw(year), piece),
    citeStop: passages['knock-back-stop'],
    citeFall: passages['knock-back-fall'],
    citePath: passages['knock-back'],
  });
}
