import { areFriendly } from '../../../table/allies';
import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { findDamageReduction } from '../../shared/attack';
import { pieceMark, reason } from '../../shared/cite';
import { answerKnockBack } from '../../shared/knock-back';
import { hasEffect } from '../../shared/powers';
import { isNeverKnockedBack } from './abilities';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACK_RULES } from './combat';
import { listFirstRoundReasons } from './first-round';
import { POWERS } from './powers';
import type { CoreRules } from './rules';

const PUSHING = cite('ROUNDS, TURNS, AND ACTIONS: Pushing');
/** Citation for the card, which says which characters Force Blast may move. The book says which are never moved. */
const BLAST = cite('Powers and Abilities Card: Force Blast', 'common');
const STOPPED = cite('Knock Back: Knock back damage');

/** Answers "Knock Back": directly away from the attacker, one square for each click taken. */
export function knockBack(rules: CoreRules, position: Position, question: KnockBackQuestion): KnockBackAnswer {
  return answerKnockBack(position, question, {
    never: isNeverKnockedBack,
    citeNever: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size'),
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (hasEffect(POWERS, piece, 'fly') ? 0 : 2), noRoomBelow: 1 },
    reduction: (piece) => findDamageReduction(ATTACK_RULES, piece),
    blast: {
      powers: ATTACK_RULES.powers,
      ignores: isNeverKnockedBack,
      reasons: (position, attacker, target) => [
        ...(attacker.tokens >= 2 ? [reason('two-tokens', PUSHING, [pieceMark(attacker.id)])] : []),
        ...(areFriendly(position, attacker.side, target.side) ? [reason('ally', BLAST, [pieceMark(target.id)])] : []),
        ...listNonAdjacencyReasons(
          position,
          { ...NEIGHBOURS, citeSeparation: () => BLAST },
          { squares: attacker.squares, piece: attacker },
          { squares: target.squares, piece: target },
        ),
        ...listFirstRoundReasons(rules, position, attacker, [target]),
      ],
      cite: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size'),
    },
    citeStop: STOPPED,
    citeFall: cite('Knock Back: Knock back off elevated terrain'),
    citePath: cite('Knock Back'),
  });
}
