import type { Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { requirePiece } from '../places';
import { hasEffect } from '../powers';
import { TELEKINESIS } from '../telekinesis';
import { plainHit } from './combat';
import { answerExplosion } from './explosion';
import { answerTelekinesisHit } from './telekinesis';
import type { YearRules } from './year-rules';

/** Answers whether any kind of attack is legal, and the roll against each target. */
export function hit(year: YearRules, position: Position, question: HitQuestion): HitAnswer {
  if (question.attack === TELEKINESIS) return answerTelekinesisHit(year, position, question);
  const answer = plainHit(year, position, question);
  const attacker = requirePiece(position, question.attacker);
  const explodes = question.attack === 'ranged' && hasEffect(year.powers, attacker, 'explode');
  return explodes ? answerExplosion(year, position, question, answer) : answer;
}
