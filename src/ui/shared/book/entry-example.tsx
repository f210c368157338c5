import { createMemo, type JSX, Show } from 'solid-js';
import { answerNotation } from '../../../app/rules/answer-notation';
import type { Entry } from '../../../book/entry';
import { RulingView } from './ruling-view';

/** Board of an entry’s example, with the answer of the rules engine. */
export default function EntryExample(props: { entry: Entry }): JSX.Element {
  const asked = createMemo(() => {
    const answer = answerNotation(`edition: ${props.entry.edition}\n${props.entry.example ?? ''}`);
    return answer.ok ? answer.value : null;
  });
  return <Show when={asked()}>{(value) => <RulingView asked={value()} />}</Show>;
}
