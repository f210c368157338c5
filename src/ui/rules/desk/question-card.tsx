import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { type Desk, judge, namingOfDesk, type Told } from '../../../app/rules/desk';
import type { Question } from '../../../notation/case';
import { say } from '../../../text/say';
import { questionInWords } from '../../../text/screens/question-words';
import { Button } from '../../kit/button';
import { SaidList } from '../../shared/book/said-list';
import { Verdict } from '../../shared/verdict';

/** One question, and what every edition answers: the verdicts under each other, their reasons on a tap. */
export function QuestionCard(props: {
  desk: Desk;
  question: Question;
  /** Whether its line is on the board, where there are several that could be. */
  shown: boolean;
  onShow: () => void;
  onDrop: () => void;
}): JSX.Element {
  const title = createUniqueId();
  const answers = createMemo(() => judge(props.desk, props.question));
  const others = () => answers().filter(({ differs }) => differs).length;
  const words = () => questionInWords(props.question, namingOfDesk(props.desk));
  return (
    <article class="desk-question" aria-labelledby={title} data-shown={props.shown ? '' : undefined}>
      <h2 id={title}>{words()}</h2>
      <p class="muted small">
        {others() === 0
          ? say('All editions agree.')
          : say('Different answers: {others} of {answers}, marked ≠.', { others: others(), answers: answers().length })}
      </p>
      <ul class="desk-answers" aria-label={say('Answers')}>
        <For each={answers()}>{(told) => <Answer told={told} />}</For>
      </ul>
      <div class="desk-question-deeds">
        <Button tone="bare" onClick={() => props.onDrop()}>
          {say('Remove')}
        </Button>
        <Button tone="bare" aria-pressed={props.shown} onClick={() => props.onShow()}>
          {props.shown ? say('Shown on the board') : say('Show on the board')}
        </Button>
      </div>
    </article>
  );
}

function Answer(props: { told: Told }): JSX.Element {
  return (
    <li data-here={props.told.here ? '' : undefined} data-differs={props.told.differs ? '' : undefined}>
      <Show
        when={props.told.ruling}
        fallback={
          <p class="desk-answer">
            <span class="desk-edition">{props.told.name}</span>
            <span class="muted">{props.told.lack ?? say('No answer in this edition')}</span>
          </p>
        }
      >
        {(ruling) => (
          <details>
            <summary class="desk-answer">
              <span class="desk-edition">
                {props.told.name}
                <Show when={props.told.here}>
                  {' '}
                  <small>{say('selected')}</small>
                </Show>
              </span>
              <span class="desk-verdict">
                <Show when={props.told.differs}>
                  <span class="desk-differs" role="img" aria-label={say('differs')}>
                    ≠
                  </span>
                </Show>
                <Verdict tone={ruling().tone}>{ruling().verdict}</Verdict>
              </span>
              <small class="desk-figures number">{ruling().figures.join(' · ')}</small>
            </summary>
            <SaidList said={ruling().said} />
          </details>
        )}
      </Show>
    </li>
  );
}
