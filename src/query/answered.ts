import type { Question, QuestionArguments } from '../notation/case';
import type { MissionQuestions, MoveQuestion, QuestionRules } from '../rules/ruleset';
import { findPiece, type Position } from '../table/position';

type AnsweredBy<Ask extends keyof QuestionArguments, Answers extends (...given: never[]) => unknown> = {
  readonly ask: Ask;
  readonly of: QuestionArguments[Ask];
  readonly answer: ReturnType<Answers>;
};

/** How far a piece may move: by its speed value, a fixed number of squares, or action points. */
export interface MoveBudget {
  readonly unit: 'speed' | 'squares' | 'points';
  readonly of: number;
}

/** A question with an edition's answer, and the additional data needed to present the answer. */
export type Answered =
  | AnsweredBy<'adjacent', QuestionRules['adjacent']>
  | AnsweredBy<'range', QuestionRules['range']>
  | (AnsweredBy<'see', QuestionRules['see']> & { readonly squares: number })
  | AnsweredBy<'hit', QuestionRules['hit']>
  | (AnsweredBy<'move', QuestionRules['move']> & { readonly budget: MoveBudget })
  | AnsweredBy<'reach', QuestionRules['reach']>
  | AnsweredBy<'carry', QuestionRules['carry']>
  | AnsweredBy<'knockback', QuestionRules['knockBack']>
  | AnsweredBy<'destroy', QuestionRules['destroy']>
  | AnsweredBy<'slam', MissionQuestions['slam']>
  | AnsweredBy<'breakthrough', MissionQuestions['breakthrough']>
  | AnsweredBy<'interact', MissionQuestions['interact']>
  | AnsweredBy<'cost', MissionQuestions['cost']>;

/**
 * Answers a question by the rules of an edition. Null if the edition has no answer, or if the question is not about a
 * map (`force`, `play`).
 */
export function answerQuestion(rules: QuestionRules, position: Position, question: Question): Answered | null {
  switch (question.ask) {
    case 'adjacent':
      return { ...question, answer: rules.adjacent(position, ...question.of) };
    case 'range':
      return { ...question, answer: rules.range(position, ...question.of) };
    case 'see': {
      const { squares } = rules.range(position, ...question.of);
      return { ...question, answer: rules.see(position, ...question.of), squares };
    }
    case 'hit':
      return { ...question, answer: rules.hit(position, question.of) };
    case 'move': {
      const { total } = rules.reach(position, question.of).speed;
      return {
        ...question,
        answer: rules.move(position, question.of),
        budget: makeMoveBudget(position, question.of, total),
      };
    }
    case 'reach':
      return { ...question, answer: rules.reach(position, question.of) };
    case 'carry':
      return { ...question, answer: rules.carry(position, question.of) };
    case 'knockback':
      return { ...question, answer: rules.knockBack(position, question.of) };
    case 'destroy':
      return { ...question, answer: rules.destroy(position, question.of) };
    case 'slam':
      return rules.mission ? { ...question, answer: rules.mission.slam(position, question.of) } : null;
    case 'breakthrough':
      return rules.mission ? { ...question, answer: rules.mission.breakthrough(position, question.of) } : null;
    case 'interact':
      return rules.mission ? { ...question, answer: rules.mission.interact(position, question.of) } : null;
    case 'cost':
      return rules.mission ? { ...question, answer: rules.mission.cost(position, question.of) } : null;
    default:
      return null;
  }
}

/** Makes the budget of a move. The amount is in squares or points, after halving and carrying. */
export function makeMoveBudget(position: Position, question: MoveQuestion, of: number): MoveBudget {
  if (question.by !== undefined) return { unit: 'squares', of };
  const striker = findPiece(position, question.piece)?.striker ?? null;
  // Moves that a card allows are counted in spaces.
  const points = striker !== null && striker.spaces?.[question.action] === undefined;
  return { unit: points ? 'points' : 'speed', of };
}
