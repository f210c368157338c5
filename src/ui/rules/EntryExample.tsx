import { createMemo, type JSX, Show } from 'solid-js';
import type { Entry } from '../../book/entry';
import { askText } from './askText';
import { RulingView } from './RulingView';

/** The board of an entry, answered now by the rules themselves. */
export default function EntryExample(props: { entry: Entry }): JSX.Element {
  const asked = createMemo(() => {
    const answer = askText(`edition: ${props.entry.edition}\n${props.entry.example ?? ''}`);
    return answer.ok ? answer.value : null;
  });
  return <Show when={asked()}>{(value) => <RulingView asked={value()} />}</Show>;
}
