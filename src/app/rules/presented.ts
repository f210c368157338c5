import type { Question } from '../../notation/case';
import { answerQuestion } from '../../query/answered';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import type { FormattedAnswer } from '../../text/answer/answer-lines';
import { describeAnswer } from '../../text/answer/describe-answer';
import type { Naming } from '../../text/names/naming';
import { makeAnswerLines, makeAnswerOverlay } from '../../view/answer-lines';
import type { BoardLine, BoardOverlay } from '../../view/types';

/** An answer made ready for a screen: its words and what to draw. */
export interface PresentedAnswer extends FormattedAnswer {
  readonly drawn: readonly BoardLine[];
  readonly overlay: BoardOverlay | null;
}

/** Null for questions that the edition has no answer to, and for those that are not about a map: `force`, `play` and the like. */
export function presentAnswer(
  rules: Ruleset,
  position: Position,
  question: Question,
  naming: Naming,
): PresentedAnswer | null {
  const answered = answerQuestion(rules, position, question);
  if (!answered) return null;
  return {
    ...describeAnswer(answered, naming),
    drawn: makeAnswerLines(position, answered),
    overlay: makeAnswerOverlay(answered),
  };
}
