import './ruling.css';
import { For, type JSX, Show } from 'solid-js';
import { passageAddress } from '../../../app/rules/rules-addresses';
import type { AnswerLine } from '../../../text/answer/answer-lines';

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

/** Sentence of an answer, with the changed value emphasised. */
export function AnswerText(props: { line: AnswerLine }): JSX.Element {
  const parts = (strong: string): readonly [before: string, after: string] => {
    const { text } = props.line;
    const from = text.lastIndexOf(strong);
    return from < 0 ? [text, ''] : [text.slice(0, from), text.slice(from + strong.length)];
  };
  return (
    <Show when={props.line.emphasis} fallback={props.line.text}>
      {(strong) => (
        <>
          {parts(strong())[0]}
          <strong>{strong()}</strong>
          {parts(strong())[1]}
        </>
      )}
    </Show>
  );
}
