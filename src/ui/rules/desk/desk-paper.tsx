import { currentLanguage, say } from '../../../text/say';
import '../../kit/print.css';
import { currentLocale } from '../../../text/format-values';
import './paper.css';
import '../../shared/light-colours.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { goTo } from '../../../app/route';
import { answerByEditions, type Desk, deskNaming, deskPosition, deskRules, printDesk } from '../../../app/rules/desk';
import { squareName } from '../../../grid/square';
import type { Question } from '../../../notation/case';
import { listAnswerNumbers, printAnswerHeadline } from '../../../text/answer/describe-answer';
import { describeQuestion } from '../../../text/screens/question-text';
import { Button } from '../../kit/button';
import { DataTable } from '../../kit/data-table';
import { IconButton } from '../../kit/icon-button';
import { AnswerText } from '../../shared/book/said-list';
import { Verdict } from '../../shared/verdict';
import { PaperBoard } from './paper-board';

/** Number of characters in a line of the text drawing, in addition to four per square. */
const MARGIN_SIGNS = 3;

/** Preview of the printed ruling on screen. */
export default function DeskPaper(props: { desk: Desk }): JSX.Element {
  const rules = () => deskRules(props.desk);
  const house = () => rules().house.inForce;
  const [date] = createSignal(new Date());
  return (
    <div class="paper-page">
      <header class="paper-bar">
        <IconButton icon="back" name={say('Back to the judge’s desk')} onClick={() => goTo('rules', 'desk')} />
        <h1>{say('Print preview')}</h1>
        <Button tone="accent" onClick={() => window.print()}>
          {say('Print')}
        </Button>
      </header>
      <article class="paper light-colours printed" aria-label={say('Ruling to print')}>
        <header>
          <h2>{props.desk.name || say('Ruling')}</h2>
          <p>
            {say('Rules: {edition}', { edition: rules().name })}
            <br />
            <time dateTime={date().toISOString()}>{dayOf(date())}</time>
          </p>
          <Show when={house().length > 0}>
            <p>
              {say('House rules: {rules}', {
                rules: house()
                  .map(({ name, says }) => `${say(name)} (${say(says).replace(/\.$/, '')})`)
                  .join('; '),
              })}
            </p>
          </Show>
          <Show when={props.desk.note}>{(note) => <p class="paper-note">{note()}</p>}</Show>
        </header>
        <For each={props.desk.questions}>
          {(question, index) => <Ruled desk={props.desk} question={question} number={index() + 1} />}
        </For>
        <section class="paper-end">
          <h3>{say('Figures on the map')}</h3>
          <DataTable
            columns={[
              say('Figure'),
              say('Side'),
              say('Square'),
              say('Speed'),
              say('Attack'),
              say('Defense'),
              say('Damage'),
              say('Range'),
            ]}
            rows={deskPosition(props.desk).pieces.map(
              ({ name, id, side, squares, speed, attack, defense, damage, range }) => ({
                head: name ?? id,
                cells: [side, squares.map(squareName).join(' '), speed, attack, defense, damage, range],
              }),
            )}
          />
          <h3>{say('Position notation')}</h3>
          <pre style={{ '--signs': String(4 * deskPosition(props.desk).board.width + MARGIN_SIGNS) }}>
            {printDesk({ ...props.desk, questions: props.desk.questions.slice(0, 1) })}
          </pre>
          <p class="paper-small">
            {say('Ruling by Sidekick, an unofficial companion app. Passages are given by their rulebook headings.')}
          </p>
        </section>
      </article>
    </div>
  );
}

function Ruled(props: { desk: Desk; question: Question; number: number }): JSX.Element {
  const answers = () => answerByEditions(props.desk, props.question);
  const here = () => answers()[0]?.answer ?? null;
  const words = () => describeQuestion(props.question, deskNaming(props.desk));
  return (
    <section class="paper-ruled" aria-label={words()}>
      <h3>
        {props.number}. {words()}
      </h3>
      <div class="paper-answer">
        <PaperBoard
          position={deskPosition(props.desk)}
          answer={here()}
          label={say('Board: {question}', { question: words() })}
        />
        <div>
          <Show when={here()} fallback={<p>{answers()[0]?.missingReason ?? say('No answer in this edition')}</p>}>
            {(answer) => (
              <>
                <p class="paper-verdict">
                  <Verdict tone={answer().tone}>{answer().verdict}</Verdict>{' '}
                  <span class="number">{listAnswerNumbers(answer()).join(' · ')}</span>
                </p>
                <ul>
                  <For each={answer().lines}>
                    {(line) => (
                      <li>
                        <AnswerText line={line} />{' '}
                        <Show when={line.source}>{(source) => <small class="paper-passage">{source()}</small>}</Show>
                      </li>
                    )}
                  </For>
                </ul>
              </>
            )}
          </Show>
        </div>
      </div>
      <table>
        <caption>{say('In each edition')}</caption>
        <tbody>
          <For each={answers()}>
            {({ name, answer, missingReason, differs, isChosen: rules }) => (
              <tr data-here={rules ? '' : undefined}>
                <th scope="row">{name}</th>
                <td>{differs ? '≠' : '='}</td>
                <td>{answer ? printAnswerHeadline(answer) : (missingReason ?? say('no answer'))}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

function dayOf(date: Date): string {
  return date.toLocaleDateString(currentLanguage() === 'en' ? 'en-GB' : currentLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
