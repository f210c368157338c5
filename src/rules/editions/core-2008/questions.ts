import { editionName } from '../..';
import type { QuestionRules } from '../../ruleset';
import { answerAdjacency } from '../../shared/adjacency';
import { answerRange, resolvePlace } from '../../shared/places';
import { withPowerNotes } from '../../shared/power-notes';
import { TELEKINESIS } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite, ID } from './citations';
import { ATTACKS, plainHit } from './combat';
import { destroy } from './destroy';
import { FORMATS } from './formats';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import { POWERS } from './powers';
import { type CoreRules, RULES } from './rules';
import { hitByTelekinesis } from './telekinesis';

export function questions(rules: CoreRules): Omit<QuestionRules, 'mission'> {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    powers: POWERS,
    formats: FORMATS,
    adjacent: (position, a, b) =>
      answerAdjacency(position, NEIGHBOURS, resolvePlace(position, a), resolvePlace(position, b)),
    range: (position, a, b) =>
      answerRange(resolvePlace(position, a), resolvePlace(position, b), cite('Ranged Combat: Line of fire')),
    see: (position, a, b) => see(rules, position, a, b),
    sight: (position, place) => sight(rules, position, place),
    move: (position, question) => move(rules, position, question),
    reach: (position, question) => reach(rules, position, question),
    carry,
    knockBack: (position, question) => knockBack(rules, position, question),
    destroy: (position, question) => destroy(rules, position, question),
    hit: (position, question) =>
      (question.attack === TELEKINESIS ? hitByTelekinesis : plainHit)(rules, position, question),
  };
}

/** Answers of the core rulebook of 2008, without the code for deeds. */
export const core2008Questions = /* @__PURE__ */ withPowerNotes(questions(RULES));
