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

/** Answers knock back: directly away from the attacker, one square for each click taken. Fliers do not fall. */
export function knockBack(year: YearLaw, position: Position, question: KnockBackQuestion): KnockBackAnswer {
  const { passages } = year;
  return knockBackAnswer(position, question, {
    never: (piece) => hasEffect(year.powers, piece, 'stand-fast') || piece.squares.length > 1,
    citeNever: passages['knock-back-never'],
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (isFlier(year, piece) ? 0 : 2), noRoomBelow: 1 },
    // Damage without an attack does not target the figure.
    reduction: (piece, blasted) => reductionOf(attackLaw(year), piece, !blasted),
    blast: {
      powers: year.powers,
      // Charge prevents knock back by attacks, but not by this power.
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
