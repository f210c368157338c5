import { type JSX, Show } from 'solid-js';
import type { AnswerLine } from '../../../text/answer/answer-lines';

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
