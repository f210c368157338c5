import { has } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { KnockBackAnswer } from '../../answer';
import type { KnockBackQuestion } from '../../ruleset';
import { reductionOf } from '../../shared/attack';
import { knockBackAnswer } from '../../shared/knock-back';
import { neverKnockedBack } from './abilities';
import { cite } from './citations';
import { LAW } from './combat';

const STOPPED = cite('Knock Back: Knock back damage');

/** "Knock Back": straight away from the blow, a square for each click taken. */
export function knockBack(position: Position, question: KnockBackQuestion): KnockBackAnswer {
  return knockBackAnswer(position, question, {
    never: neverKnockedBack,
    citeNever: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size'),
    squares: (taken) => taken,
    damage: { obstacle: 1, figure: 0, fall: (piece) => (has(piece, 'flight') ? 0 : 2), noRoomBelow: 1 },
    reduction: (piece) => reductionOf(LAW, piece),
    citeStop: STOPPED,
    citeFall: cite('Knock Back: Knock back off elevated terrain'),
    citePath: cite('Knock Back'),
  });
}
