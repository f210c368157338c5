import { editionName } from '../..';
import type { QuestionRules } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { rangeAnswer, spotOf } from '../../shared/places';
import { tellingPowers } from '../../shared/uncounted';
import { NEIGHBOURS } from './adjacency';
import { cite, ID } from './citations';
import { ATTACKS, hit } from './combat';
import { destroy } from './destroy';
import { knockBack } from './knock-back';
import { LAW, type SwordsLaw } from './law';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import { POWERS } from './powers';

export function questions(law: SwordsLaw): Omit<QuestionRules, 'mission'> {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    powers: POWERS,
    adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Attacking: Range Attacks')),
    see: (position, a, b) => see(law, position, a, b),
    sight: (position, place) => sight(law, position, place),
    move,
    reach,
    carry,
    knockBack,
    destroy: (position, question) => destroy(law, position, question),
    hit: (position, question) => hit(law, position, question),
  };
}

/** Answers of the X of Swords rules, without the code for deeds. */
export const xOfSwordsQuestions = /* @__PURE__ */ tellingPowers(questions(LAW));
