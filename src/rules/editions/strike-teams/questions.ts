import type { KnockBackAnswer } from '../../answer';
import type { MissionQuestions, QuestionRules } from '../../ruleset';
import { answerAdjacency } from '../../shared/adjacency';
import { note, pieceMark } from '../../shared/cite';
import { answerRange, requirePiece, resolvePlace } from '../../shared/places';

import { ATTACKS } from './attack-strength';
import { breakthrough } from './breakthrough';
import { cite } from './citations';
import { hit } from './combat';
import { destroy, interact } from './destroy';
import { flattenPosition, NEIGHBOURS, see, sight } from './ground';
import { levelUp, unitLevels } from './levels';
import { carry, move, reach } from './movement';
import { ID, NAME } from './name';
import { cost } from './prices';
import { RULES, type StrikeTeamsRules } from './rules';
import { slam } from './slam';

export function questions(rules: StrikeTeamsRules): QuestionRules & { readonly mission: MissionQuestions } {
  return {
    id: ID,
    name: NAME,
    attacks: ATTACKS,
    // Characters have no standard powers: their abilities are on cards.
    powers: [],
    adjacent: (position, a, b) =>
      answerAdjacency(flattenPosition(position), NEIGHBOURS, resolvePlace(position, a), resolvePlace(position, b)),
    range: (position, a, b) => answerRange(resolvePlace(position, a), resolvePlace(position, b), cite('Combat')),
    see,
    sight,
    move,
    reach,
    carry,
    // This game has no knock back: attacks slam their targets instead.
    knockBack: (position, question): KnockBackAnswer => {
      const { id, squares } = requirePiece(position, question.target);
      const stays = note('never-knocked-back', cite('Slamming Characters', 'reading'), [pieceMark(id)]);
      return { legal: true, reasons: [], to: squares, damage: 0, path: [squares[0]!], notes: [stays] };
    },
    destroy,
    hit: (position, question) => hit(rules, position, question),
    mission: {
      slam,
      breakthrough: (position, question) => breakthrough(rules, position, question),
      interact,
      cost,
      campaign: { unitLevels, levelUp },
    },
  };
}

/** Answers of the Strike Teams rulebook, without the code for deeds. */
export const strikeTeamsQuestions = /* @__PURE__ */ questions(RULES);
