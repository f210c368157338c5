import { areFriendly } from '../../../table/allies';
import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { partingReasons } from '../adjacency';
import { reductionOf } from '../attack';
import { onPiece, reason } from '../cite';
import { knockBackAnswer } from '../knock-back';
import { hasEffect } from '../powers';
import { neighbours } from './adjacency';
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
    damage: { obstacle: 1, figure: 0, fall: (piece) => (isFlier(year, piece) ? 0 : 2), noRoomBelow: 1 },
    // What no attack brought was not aimed at anybody.
    reduction: (piece, blasted) => reductionOf(attackLaw(year), piece, !blasted),
    blast: {
      powers: year.powers,
      // Who charges stands fast against blows, not against this.
      ignores: (piece) => piece.squares.length > 1,
      reasons: (where, attacker, target) => [
        ...(attacker.tokens >= 2 ? [reason('two-tokens', passages.pushing, [onPiece(attacker.id)])] : []),
        ...(areFriendly(position, attacker.side, target.side)
          ? [reason('ally', passages['blast-target'], [onPiece(target.id)])]
          : []),
        ...partingReasons(
          where,
          { ...neighbours(year), citeParting: () => passages['blast-target'] },
          { squares: attacker.squares, piece: attacker },
          { squares: target.squares, piece: target },
        ),
      ],
      cite: passages['knock-back-never'],
    },
    citeStop: passages['knock-back-stop'],
    citeFall: passages['knock-back-fall'],
    citePath: passages['knock-back'],
  });
}
