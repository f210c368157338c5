import type { Question } from '../../notation/case';
import { printAnswerLine } from '../../text/answer/answer-lines';
import { printAnswerHeadline } from '../../text/answer/describe-answer';
import { say } from '../../text/say';
import { describeQuestion } from '../../text/screens/question-text';
import { game } from '../game/open-game';
import { type Desk, judge, namingOfDesk } from '../rules/desk';
import { selfSeat } from './self';
import { together } from './state';

/** Whether the open game is played on several phones, so that others read what is written into its log. */
export function hasSharedLog(): boolean {
  const open = game();
  return !!open && together()?.game === open.id;
}

/** What the rules of the desk answer to one question, with its reasons and their passages, as a note for everybody at the table. */
export function rulingNote(desk: Desk, question: Question): string {
  const [ruled] = judge(desk, question);
  const asked = describeQuestion(question, namingOfDesk(desk));
  const answer = ruled?.answer ? printAnswerHeadline(ruled.answer) : (ruled?.lack ?? '');
  const reasons = ruled?.answer?.lines.map(printAnswerLine).join('; ') ?? '';
  const words = { question: asked, answer, reasons };
  if (selfSeat()?.role === 'judge')
    return reasons === ''
      ? say('The judge: {question} {answer}', words)
      : say('The judge: {question} {answer}. {reasons}', words);
  return reasons === ''
    ? say('From the judge’s desk: {question} {answer}', words)
    : say('From the judge’s desk: {question} {answer}. {reasons}', words);
}

/** Writes it into the log of the shared game. False where the game or the disk refused. */
export async function writeRuling(desk: Desk, question: Question): Promise<boolean> {
  if (!hasSharedLog()) return false;
  const { recordStep } = await import('../game/session');
  return recordStep('note', [{ fact: 'noted', text: rulingNote(desk, question) }]);
}
