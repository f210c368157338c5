import './ruling.css';
import { For, type JSX, Show } from 'solid-js';
import { passageAddress } from '../../../app/rules/rules-addresses';
import type { AnswerLine } from '../../../text/answer/answer-lines';
import { AnswerText } from './answer-text';

/** List of an answer's sentences with their passages. A tap on a sentence opens its passage in the book. */
export function AnswerLineList(props: { lines: readonly AnswerLine[] }): JSX.Element {
  return (
    <ul class="ruling-said">
      <For each={props.lines}>
        {(said) => (
          <li data-tone={said.tone}>
            <p>
              <AnswerText line={said} />
            </p>
            <Show when={said.source}>
              <p class="ruling-passage muted small" aria-hidden={said.cite ? 'true' : undefined}>
                {said.source}
              </p>
            </Show>
            <Show when={said.cite}>
              {(cite) => (
                <a class="ruling-open" href={passageAddress(cite())}>
                  <span class="spoken">{said.source}</span>
                </a>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
