import { editionName } from '../..';
import type { QuestionRules } from '../../ruleset';
import { answerAdjacency } from '../../shared/adjacency';
import { answerRange, resolvePlace } from '../../shared/places';
import { withPowerNotes } from '../../shared/power-notes';
import { NEIGHBOURS } from './adjacency';
import { cite, ID } from './citations';
import { ATTACKS, hit } from './combat';
import { destroy } from './destroy';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import { POWERS } from './powers';
import { RULES, type XOfSwordsRules } from './rules';

export function questions(rules: XOfSwordsRules): Omit<QuestionRules, 'mission'> {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    powers: POWERS,
    adjacent: (position, a, b) =>
      answerAdjacency(position, NEIGHBOURS, resolvePlace(position, a), resolvePlace(position, b)),
    range: (position, a, b) =>
      answerRange(resolvePlace(position, a), resolvePlace(position, b), cite('Attacking: Range Attacks')),
    see: (position, a, b) => see(rules, position, a, b),
    sight: (position, place) => sight(rules, position, place),
    move,
    reach,
    carry,
    knockBack,
    destroy: (position, question) => destroy(rules, position, question),
    hit: (position, question) => hit(rules, position, question),
  };
}

/** Answers of the X of Swords rules, without the code for deeds. */
export const xOfSwordsQuestions = /* @__PURE__ */ withPowerNotes(questions(RULES));
