import { printAnswer, printAnswerHeadline } from '../../text/answer/describe-answer';

import { say } from '../../text/say';
import { describeQuestion } from '../../text/screens/question-text';
import { type Desk, judge, namingOfDesk, rulesOfDesk, textOfDesk } from './desk';

/**
 * Prints the ruling as plain text: each question with its answer, reasons and passages, answers of other editions, and
 * the notation.
 */
export function rulingText(desk: Desk): string {
  const rules = rulesOfDesk(desk);
  const house = rules.house.inForce.map(({ name }) => say(name));
  const head = [
    desk.name || say('Ruling'),
    house.length === 0
      ? say('Rules: {edition}', { edition: rules.name })
      : say('Rules: {edition}, with house rules: {house}', { edition: rules.name, house: house.join('; ') }),
    ...(desk.note === '' ? [] : [desk.note]),
  ];
  const asked = desk.questions.map((question, index) => {
    const [here, ...others] = judge(desk, question);
    const title = `${index + 1}. ${describeQuestion(question, namingOfDesk(desk))}`;
    const answer = here?.answer ? printAnswer(here.answer) : (here?.lack ?? '');
    const rest = others.map(({ name, answer, lack, differs }) => {
      const said = answer ? printAnswerHeadline(answer) : (lack ?? '');
      return `  ${differs ? '≠' : '='} ${name}: ${said}`;
    });
    return [title, answer, ...rest].join('\n');
  });
  return [head.join('\n'), ...asked, textOfDesk(desk).trimEnd()].join('\n\n');
}
