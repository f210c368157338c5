import { editionName } from '../..';
import type { QuestionRules } from '../../ruleset';
import { answerAdjacency } from '../adjacency';
import { answerRange, resolvePlace } from '../places';
import { neighbourRules } from './adjacency';
import { hit } from './attacks';
import { ATTACKS } from './combat';
import { destroy } from './destroy';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import type { YearRules } from './year-rules';

export function makeQuestionRules(year: YearRules): Omit<QuestionRules, 'mission'> {
  return {
    id: year.id,
    name: editionName(year.id),
    attacks: ATTACKS,
    powers: year.powers,
    adjacent: (position, a, b) =>
      answerAdjacency(position, neighbourRules(year), resolvePlace(position, a), resolvePlace(position, b)),
    range: (position, a, b) => answerRange(resolvePlace(position, a), resolvePlace(position, b), year.passages.range),
    see: (position, a, b) => see(year, position, a, b),
    sight: (position, place) => sight(year, position, place),
    move: (position, question) => move(year, position, question),
    reach: (position, question) => reach(year, position, question),
    carry: (position, question) => carry(year, position, question),
    knockBack: (position, question) => knockBack(year, position, question),
    destroy: (position, question) => destroy(year, position, question),
    hit: (position, question) => hit(year, position, question),
  };
}
