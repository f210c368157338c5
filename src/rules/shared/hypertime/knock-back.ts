import { areFriendly } from '../../../table/allies';
import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../adjacency';
import { findDamageReduction } from '../attack';
import { pieceMark, reason } from '../cite';
import { answerKnockBack } from '../knock-back';
import { hasEffect } from '../powers';
import { neighbourRules } from './adjacency';
import { attackRules } from './combat';
import { isFlier } from './flight';
import type { YearRules } from './year-rules';

/** Answers knock back: directly away from the attacker, one square for each click taken. Fliers do not fall. */
export function knockBack(year: YearRules, position: Position, question: KnockBackQuestion): KnockBackAnswer {
  const { passages } = year;
  return answerKnockBack(position, question, {
    never: (piece) => hasEffect(year.powers, piece, 'stand-fast') || piece.squares.length > 1,
    citeNever: passages['knock-back-never'],
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (isFlier(year, piece) ? 0 : 2), noRoomBelow: 1 },
    // A figure that takes damage without an attack is not a target.
    reduction: (piece, blasted) => findDamageReduction(attackRules(year), piece, !blasted),
    blast: {
      powers: year.powers,
      // Charge prevents knock back by attacks, but not by a blast.
      ignores: (piece) => piece.squares.length > 1,
      reasons: (where, attacker, target) => [
        ...(attacker.tokens >= 2 ? [reason('two-tokens', passages.pushing, [pieceMark(attacker.id)])] : []),
        ...(areFriendly(position, attacker.side, target.side)
          ? [reason('ally', passages['blast-target'], [pieceMark(target.id)])]
          : []),
        ...listNonAdjacencyReasons(
          where,
          { ...neighbourRules(year), citeSeparation: () => passages['blast-target'] },
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
