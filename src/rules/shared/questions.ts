import type { QuestionRules } from '../ruleset';
import { answerAdjacency } from './adjacency';
import { answerDestroy } from './destroy';
import { answerSee, computeSight } from './dial-lines';
import { answerCarry, answerDialMove, answerDialReach } from './dial-moves';
import type { DialRules } from './dial-rules';
import { answerHit } from './hit';
import { answerKnockBack } from './knock-back';
import { answerRange, requirePiece, resolvePlace } from './places';
import { hasEffect } from './powers';
import { TELEKINESIS } from './telekinesis';
import { answerTelekinesisHit } from './telekinesis-attack';

/** Returns the answers of a dial game about a position, without the code for deeds. */
export function makeQuestionRules(rules: DialRules): Omit<QuestionRules, 'mission'> {
  const { attacks, explode, formats, id, lift, name, passages, powers } = rules;
  return {
    id,
    name,
    attacks,
    powers,
    ...(formats ? { formats } : {}),
    adjacent: (position, a, b) =>
      answerAdjacency(position, rules.neighbours, resolvePlace(position, a), resolvePlace(position, b)),
    range: (position, a, b) => answerRange(resolvePlace(position, a), resolvePlace(position, b), passages.range),
    see: (position, a, b) => answerSee(rules, position, a, b),
    sight: (position, place) => computeSight(rules, position, place),
    move: (position, question) => answerDialMove(rules, position, question),
    reach: (position, question) => answerDialReach(rules, position, question),
    carry: (position, question) => answerCarry(rules, position, question),
    knockBack: (position, question) => answerKnockBack(position, question, rules),
    destroy: (position, question) => answerDestroy(position, question, rules),
    hit: (position, question) => {
      if (lift && question.attack === TELEKINESIS) return answerTelekinesisHit(rules, lift, position, question);
      const answer = answerHit(position, question, rules);
      const explodes =
        explode !== undefined &&
        question.attack === 'ranged' &&
        hasEffect(powers, requirePiece(position, question.attacker), 'explode');
      return explodes ? explode(rules, position, question, answer) : answer;
    },
  };
}
