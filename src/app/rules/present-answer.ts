import type { Question } from '../../notation/case';
import { answerQuestion } from '../../query/answered';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import type { FormattedAnswer } from '../../text/answer/answer-lines';
import { describeAnswer } from '../../text/answer/describe-answer';
import type { Naming } from '../../text/names/naming';
import { makeAnswerLines, makeAnswerOverlay } from '../../view/answer-lines';
import type { BoardLine, BoardOverlay } from '../../view/types';

/** Answer with its texts and drawing, ready for a screen. */
export interface PresentedAnswer extends FormattedAnswer {
  readonly boardLines: readonly BoardLine[];
  readonly overlay: BoardOverlay | null;
}

/**
 * Returns an answer for the screen. Null if the edition cannot answer, or the question is not about a map (`force`,
 * `play` and others).
 */
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
    boardLines: makeAnswerLines(position, answered),
    overlay: makeAnswerOverlay(answered),
  };
}
