import { For, type JSX } from 'solid-js';
import type { CorrectedEdge, EdgeDoubt } from '../../../photo/corrections';
import { say } from '../../../text/say';
import { EDGE_KINDS } from '../../../text/screens/photo-text';
import { Button } from '../../kit/button';

/** Buttons to classify the edge between two squares as open, wall or door. The detected type comes first. */
export function EdgeChoices(props: { doubt: EdgeDoubt; onAnswer: (lies: CorrectedEdge) => void }): JSX.Element {
  const kinds = () =>
    [...EDGE_KINDS].sort((a, b) => Number(b.lies === props.doubt.read) - Number(a.lies === props.doubt.read));
  return (
    <div class="answers">
      <For each={kinds()}>
        {({ lies, name }) => (
          <Button
            tone="ink"
            hint={lies === props.doubt.read ? say('best guess') : undefined}
            onClick={() => props.onAnswer(lies)}
          >
            {name}
          </Button>
        )}
      </For>
    </div>
  );
}
