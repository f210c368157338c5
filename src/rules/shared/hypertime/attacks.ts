import type { Position } from '../../../table/position';
import type { HitAnswer } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { LIFT } from '../telekinesis';
import { plainHit } from './combat';
import { fling } from './telekinesis';
import type { YearLaw } from './year';

/** Whether an attack of any kind may be made, and what it takes to hit each target. */
export function hit(year: YearLaw, position: Position, question: HitQuestion): HitAnswer {
  return question.attack === LIFT ? fling(year, position, question) : plainHit(year, position, question);
}
