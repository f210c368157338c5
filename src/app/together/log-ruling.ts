import type { Question } from '../../notation/case';
import { printAnswerLine } from '../../text/answer/answer-lines';
import { printAnswerHeadline } from '../../text/answer/describe-answer';
import { say } from '../../text/say';
import { describeQuestion } from '../../text/screens/question-text';
import { game } from '../game/open-game';
import { recordStep } from '../game/perform';
import { answerByEditions, type Desk, deskNaming } from '../rules/desk';
import { findOwnSeat, together } from './together-state';

/** Whether the open game is shared, so other devices show its log. */
export function hasSharedLog(): boolean {
  const open = game();
  return !!open && together()?.game === open.id;
}

/** Describes the answer to a rules question, with reasons and passages, as a note for the shared log. */
export function describeRulingNote(desk: Desk, question: Question): string {
  const [ruled] = answerByEditions(desk, question);
  const asked = describeQuestion(question, deskNaming(desk));
  const answer = ruled?.answer ? printAnswerHeadline(ruled.answer) : (ruled?.missingReason ?? '');
  const reasons = ruled?.answer?.lines.map(printAnswerLine).join('; ') ?? '';
  const words = { question: asked, answer, reasons };
  if (findOwnSeat()?.role === 'judge')
    return reasons === ''
      ? say('The judge: {question} {answer}', words)
      : say('The judge: {question} {answer}. {reasons}', words);
  return reasons === ''
    ? say('From the judge’s desk: {question} {answer}', words)
    : say('From the judge’s desk: {question} {answer}. {reasons}', words);
}

/** Writes a ruling into the log of the shared game. False if the game is not shared or the write failed. */
export async function logRuling(desk: Desk, question: Question): Promise<boolean> {
  if (!hasSharedLog()) return false;
  return recordStep('note', [{ fact: 'noted', text: describeRulingNote(desk, question) }]);
}
