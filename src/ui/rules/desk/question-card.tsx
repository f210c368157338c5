import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { toast } from '../../../app/messages';
import { answerByEditions, type Desk, deskNaming, type EditionAnswer } from '../../../app/rules/desk';
import { hasSharedLog, logRuling } from '../../../app/together/log-ruling';
import type { Question } from '../../../notation/case';
import { listAnswerNumbers } from '../../../text/answer/describe-answer';

import { say } from '../../../text/say';
import { describeQuestion } from '../../../text/screens/question-text';
import { Button } from '../../kit/button';
import { AnswerLineList } from '../../shared/book/said-list';
import { Verdict } from '../../shared/verdict';
import { PlayOnButton } from './play-on-button';

const undoing = {
  label: say('Undo'),
  run: () => void import('../../../app/game/perform').then(({ undoStep }) => undoStep()),
};

/** Card of one question with the answer of every edition: verdicts in a list, reasons after a tap. */
export function QuestionCard(props: {
  desk: Desk;
  question: Question;
  /** Whether the board shows the line of this question. Only one question is shown at a time. */
  shown: boolean;
  onShow: () => void;
  onDrop: () => void;
}): JSX.Element {
  const title = createUniqueId();
  const answers = createMemo(() => answerByEditions(props.desk, props.question));
  const others = () => answers().filter(({ differs }) => differs).length;
  const words = () => describeQuestion(props.question, deskNaming(props.desk));
  /** Writes the answer into the game's log. On failure, the game or the store has already shown the reason. */
  const write = async (): Promise<void> => {
    if (!(await logRuling(props.desk, props.question))) return;
    toast({ text: say('Written into the game’s log. All players see it.'), action: undoing });
  };
  return (
    <article class="desk-question" aria-labelledby={title} data-shown={props.shown ? '' : undefined}>
      <h2 id={title}>{words()}</h2>
      <p class="muted small">
        {others() === 0
          ? say('All editions agree.')
          : say('Different answers: {others} of {answers}, marked ≠.', { others: others(), answers: answers().length })}
      </p>
      <ul class="desk-answers" aria-label={say('Answers')}>
        <For each={answers()}>
          {(answer) => <Answer given={answer} open={props.question.ask === 'play' && answer.isChosen} />}
        </For>
      </ul>
      <div class="desk-question-deeds">
        <Button tone="bare" onClick={() => props.onDrop()}>
          {say('Remove')}
        </Button>
        <Button tone="bare" aria-pressed={props.shown} onClick={() => props.onShow()}>
          {props.shown ? say('Shown on the board') : say('Show on the board')}
        </Button>
        <Show when={props.question.ask === 'play' && props.question.of}>
          {(events) => <PlayOnButton desk={props.desk} events={events()} />}
        </Show>
        <Show when={hasSharedLog()}>
          <Button tone="bare" onClick={() => void write()}>
            {say('Write into the game’s log')}
          </Button>
        </Show>
      </div>
    </article>
  );
}

/** @param props.open whether the reasons show without a tap */
function Answer(props: { given: EditionAnswer; open: boolean }): JSX.Element {
  return (
    <li data-here={props.given.isChosen ? '' : undefined} data-differs={props.given.differs ? '' : undefined}>
      <Show
        when={props.given.answer}
        fallback={
          <p class="desk-answer">
            <span class="desk-edition">{props.given.name}</span>
            <span class="muted">{props.given.missingReason ?? say('No answer in this edition')}</span>
          </p>
        }
      >
        {(answer) => (
          <details open={props.open}>
            <summary class="desk-answer">
              <span class="desk-edition">
                {props.given.name}
                <Show when={props.given.isChosen}>
                  {' '}
                  <small>{say('selected')}</small>
                </Show>
              </span>
              <span class="desk-verdict">
                <Show when={props.given.differs}>
                  <span class="desk-differs" role="img" aria-label={say('differs')}>
                    ≠
                  </span>
                </Show>
                <Verdict tone={answer().tone}>{answer().verdict}</Verdict>
              </span>
              <small class="desk-figures number">{listAnswerNumbers(answer()).join(' · ')}</small>
            </summary>
            <AnswerLineList lines={answer().lines} />
          </details>
        )}
      </Show>
    </li>
  );
}
