import { areFriendly } from '../../../table/allies';
import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { partingReasons } from '../../shared/adjacency';
import { reductionOf } from '../../shared/attack';
import { onPiece, reason } from '../../shared/cite';
import { knockBackAnswer } from '../../shared/knock-back';
import { hasEffect } from '../../shared/powers';
import { neverKnockedBack } from './abilities';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACK_LAW } from './combat';
import { firstRoundReasons } from './first-round';
import type { CoreLaw } from './law';
import { POWERS } from './powers';

const PUSHING = cite('ROUNDS, TURNS, AND ACTIONS: Pushing');
/** The card says which characters Force Blast may move. The book says which are never moved. */
const BLAST = cite('Powers and Abilities Card: Force Blast', 'common');
const STOPPED = cite('Knock Back: Knock back damage');

/** Answers "Knock Back": directly away from the attacker, one square for each click taken. */
export function knockBack(law: CoreLaw, position: Position, question: KnockBackQuestion): KnockBackAnswer {
  return knockBackAnswer(position, question, {
    never: neverKnockedBack,
    citeNever: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size'),
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (hasEffect(POWERS, piece, 'fly') ? 0 : 2), noRoomBelow: 1 },
    reduction: (piece) => reductionOf(ATTACK_LAW, piece),
    blast: {
      powers: ATTACK_LAW.powers,
      ignores: neverKnockedBack,
      reasons: (position, attacker, target) => [
        ...(attacker.tokens >= 2 ? [reason('two-tokens', PUSHING, [onPiece(attacker.id)])] : []),
        ...(areFriendly(position, attacker.side, target.side) ? [reason('ally', BLAST, [onPiece(target.id)])] : []),
        ...partingReasons(
          position,
          { ...NEIGHBOURS, citeParting: () => BLAST },
          { squares: attacker.squares, piece: attacker },
          { squares: target.squares, piece: target },
        ),
        ...firstRoundReasons(law, position, attacker, [target]),
      ],
      cite: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size'),
    },
    citeStop: STOPPED,
    citeFall: cite('Knock Back: Knock back off elevated terrain'),
    citePath: cite('Knock Back'),
  });
}
