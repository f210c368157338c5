import { say } from '../../text/say';
import './answer-clicks.css';
import { For, type JSX, Show } from 'solid-js';
import type { TargetAnswer } from '../../rules/answer';
import { percentWords } from '../../text/answer/hit';
import { ANSWER_WORDS } from '../../text/answer/sheet';

/** Probability of each number of clicks, as bars with percent, and the chance to knock the target out. */
export function AnswerClicks(props: { target: TargetAnswer; life: number; name: string | null }): JSX.Element {
  const title = () => (props.name === null ? ANSWER_WORDS.taken.title : ANSWER_WORDS.taken.titleOf(props.name));
  return (
    <section class="clicks" aria-label={title()}>
      <h2>
        {title()}
        <span>
          {props.target.knockOut.numerator === 0
            ? ANSWER_WORDS.taken.never
            : ANSWER_WORDS.taken.knockOut(percentWords(props.target.knockOut))}
        </span>
      </h2>
      <ul>
        <For each={props.target.clicks}>
          {({ clicks, chance }) => (
            <li
              aria-label={ANSWER_WORDS.taken.row(
                ANSWER_WORDS.clicks(clicks),
                percentWords(chance),
                clicks >= props.life,
              )}
              data-out={clicks >= props.life ? '' : undefined}
            >
              <b class="number">{clicks}</b>
              <i aria-hidden="true">
                <u style={{ width: `${(100 * chance.numerator) / chance.denominator}%` }} />
              </i>
              <span>{percentWords(chance)}</span>
              <Show when={clicks >= props.life}>
                <strong>{say('K.O.')}</strong>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
