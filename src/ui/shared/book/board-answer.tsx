import './board-answer.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { answerNotation } from '../../../app/rules/answer-notation';
import { listAnswerNumbers } from '../../../text/answer/describe-answer';
import { Verdict } from '../verdict';
import { RulingBoard } from './ruling-view';

/** Answer of the rules engine to a question about a position: verdict, main number, the decisive reason and a small board. */
export default function BoardAnswer(props: { position: string; edition: string }): JSX.Element {
  const asked = createMemo(() => {
    const answer = answerNotation(`edition: ${props.edition}\n${props.position}`);
    return answer.ok ? answer.value : null;
  });
  const reason = () => {
    const lines = asked()?.answer.lines ?? [];
    return lines.find((line) => line.tone === 'bad') ?? lines[0];
  };
  return (
    <Show when={asked()}>
      {(value) => (
        <div class="board-answer">
          <div class="board-answer-said">
            <Verdict tone={value().answer.tone}>{value().answer.verdict}</Verdict>
            <Show when={value().answer.tone !== 'bad' && listAnswerNumbers(value().answer)[0]}>
              {(figure) => <span class="number">{figure()}</span>}
            </Show>
            <p>{reason()?.text}</p>
          </div>
          <RulingBoard asked={value()} />
        </div>
      )}
    </Show>
  );
}
