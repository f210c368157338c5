import { say } from '../../text/say';
import './answer-clicks.css';
import { For, type JSX, Show } from 'solid-js';
import type { TargetAnswer } from '../../rules/answer';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { formatChance } from '../../text/answer/hit';

/** Chart of the probability of each number of clicks, in percent, and the chance to knock the target out. */
export function AnswerClicks(props: { target: TargetAnswer; life: number; name: string | null }): JSX.Element {
  const title = () => (props.name === null ? ANSWER_TEXT.taken.title : ANSWER_TEXT.taken.titleOf(props.name));
  return (
    <section class="clicks" aria-label={title()}>
      <h2>
        {title()}
        <span>
          {props.target.knockOut.numerator === 0
            ? ANSWER_TEXT.taken.never
            : ANSWER_TEXT.taken.knockOut(formatChance(props.target.knockOut))}
        </span>
      </h2>
      <ul>
        <For each={props.target.clicks}>
          {({ clicks, chance }) => (
            <li
              aria-label={ANSWER_TEXT.taken.row(ANSWER_TEXT.clicks(clicks), formatChance(chance), clicks >= props.life)}
              data-out={clicks >= props.life ? '' : undefined}
            >
              <b class="number">{clicks}</b>
              <i aria-hidden="true">
                <u style={{ width: `${(100 * chance.numerator) / chance.denominator}%` }} />
              </i>
              <span>{formatChance(chance)}</span>
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
