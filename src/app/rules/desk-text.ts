import { printAnswer, printAnswerHeadline } from '../../text/answer/describe-answer';

import { say } from '../../text/say';
import { describeQuestion } from '../../text/screens/question-text';
import { answerByEditions, type Desk, deskNaming, deskRules, printDesk } from './desk';

/**
 * Prints the ruling as plain text: each question with its answer, reasons and passages, answers of other editions, and
 * the notation.
 */
export function printRuling(desk: Desk): string {
  const rules = deskRules(desk);
  const house = rules.house.inForce.map(({ name }) => say(name));
  const head = [
    desk.name || say('Ruling'),
    house.length === 0
      ? say('Rules: {edition}', { edition: rules.name })
      : say('Rules: {edition}, with house rules: {house}', { edition: rules.name, house: house.join('; ') }),
    ...(desk.note === '' ? [] : [desk.note]),
  ];
  const asked = desk.questions.map((question, index) => {
    const [here, ...others] = answerByEditions(desk, question);
    const title = `${index + 1}. ${describeQuestion(question, deskNaming(desk))}`;
    const answer = here?.answer ? printAnswer(here.answer) : (here?.missingReason ?? '');
    const rest = others.map(({ name, answer, missingReason, differs }) => {
      const text = answer ? printAnswerHeadline(answer) : (missingReason ?? '');
      return `  ${differs ? '≠' : '='} ${name}: ${text}`;
    });
    return [title, answer, ...rest].join('\n');
  });
  return [head.join('\n'), ...asked, printDesk(desk).trimEnd()].join('\n\n');
}
