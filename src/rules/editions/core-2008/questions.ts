import { editionName } from '../..';
import type { QuestionRules } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { rangeAnswer, spotOf } from '../../shared/places';
import { LIFT } from '../../shared/telekinesis';
import { tellingPowers } from '../../shared/uncounted';
import { NEIGHBOURS } from './adjacency';
import { cite, ID } from './citations';
import { ATTACKS, plainHit } from './combat';
import { destroy } from './destroy';
import { FORMATS } from './formats';
import { knockBack } from './knock-back';
import { type CoreLaw, LAW } from './law';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import { POWERS } from './powers';
import { fling } from './telekinesis';

export function questions(law: CoreLaw): Omit<QuestionRules, 'mission'> {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    powers: POWERS,
    formats: FORMATS,
    adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) =>
      rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Ranged Combat: Line of fire')),
    see: (position, a, b) => see(law, position, a, b),
    sight: (position, place) => sight(law, position, place),
    move: (position, question) => move(law, position, question),
    reach: (position, question) => reach(law, position, question),
    carry,
    knockBack: (position, question) => knockBack(law, position, question),
    destroy: (position, question) => destroy(law, position, question),
    hit: (position, question) => (question.attack === LIFT ? fling : plainHit)(law, position, question),
  };
}

/** Answers of the core rulebook of 2008, without the code for deeds. */
export const core2008Questions = /* @__PURE__ */ tellingPowers(questions(LAW));
