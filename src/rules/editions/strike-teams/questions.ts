import { editionName } from '../..';
import type { KnockBackAnswer } from '../../answer';
import type { MissionQuestions, QuestionRules } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { note, onPiece } from '../../shared/cite';
import { knownPiece, rangeAnswer, spotOf } from '../../shared/places';
import { breakthrough } from './breakthrough';
import { cite, ID } from './citations';
import { hit } from './combat';
import { destroy } from './destroy';
import { NEIGHBOURS, onTheFlat } from './ground';
import { interact } from './interact';
import { LAW, type StrikeLaw } from './law';
import { levelUp, unitLevels } from './levels';
import { see, sight } from './line-of-sight';
import { carry, move, reach } from './movement';
import { cost } from './prices';
import { ATTACKS } from './shot';
import { slam } from './slam';

export function questions(law: StrikeLaw): QuestionRules & { readonly mission: MissionQuestions } {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    // Characters have no standard powers: their abilities are on cards.
    powers: [],
    adjacent: (position, a, b) =>
      adjacentAnswer(onTheFlat(position), NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Combat')),
    see,
    sight,
    move,
    reach,
    carry,
    // Attacks slam in this game. There is no knock back.
    knockBack: (position, question): KnockBackAnswer => {
      const { id, squares } = knownPiece(position, question.target);
      const stays = note('never-knocked-back', cite('Slamming Characters', 'reading'), [onPiece(id)]);
      return { legal: true, reasons: [], to: squares, damage: 0, path: [squares[0]!], notes: [stays] };
    },
    destroy,
    hit: (position, question) => hit(law, position, question),
    mission: {
      slam,
      breakthrough: (position, question) => breakthrough(law, position, question),
      interact,
      cost,
      campaign: { unitLevels, levelUp },
    },
  };
}

/** Answers of the Strike Teams rulebook, without the code for deeds. */
export const strikeTeamsQuestions = /* @__PURE__ */ questions(LAW);
