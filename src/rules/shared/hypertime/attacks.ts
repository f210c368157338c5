import type { Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { knownPiece } from '../places';
import { hasEffect } from '../powers';
import { LIFT } from '../telekinesis';
import { plainHit } from './combat';
import { explosion } from './explosion';
import { fling } from './telekinesis';
import type { YearLaw } from './year';

/** Answers whether any kind of attack is legal, and the roll against each target. */
export function hit(year: YearLaw, position: Position, question: HitQuestion): HitAnswer {
  if (question.attack === LIFT) return fling(year, position, question);
  const answer = plainHit(year, position, question);
  const attacker = knownPiece(position, question.attacker);
  const explodes = question.attack === 'ranged' && hasEffect(year.powers, attacker, 'explode');
  return explodes ? explosion(year, position, question, answer) : answer;
}
