import { type JSX, Show } from 'solid-js';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';

/** How much is left to check, and the other ways to mend: marking many squares, an example for the reader, and the editor. */
export function ReviewHead(props: {
  left: number;
  marking: boolean;
  busy: boolean;
  onMarking: (on: boolean) => void;
  /** Null where there is no photograph to be read again. */
  onExample: (() => void) | null;
  onEdit: () => void;
}): JSX.Element {
  return (
    <div class="review-head">
      <p class="review-count">
        {props.left === 0 ? say('Nothing left to check') : say('{count} to check', { count: props.left })}
      </p>
      <Button class="review-way" aria-pressed={props.marking} onClick={() => props.onMarking(!props.marking)}>
        <Show when={props.marking}>
          <Icon name="check" size={18} />
        </Show>
        {say('Mark squares')}
      </Button>
      <Show when={props.onExample}>
        {(begin) => (
          <Button class="review-way" onClick={() => begin()()}>
            {say('Show an example')}
          </Button>
        )}
      </Show>
      <Button class="review-way" disabled={props.busy} onClick={() => props.onEdit()}>
        <Icon name="edit" size={18} />
        {say('Edit')}
      </Button>
    </div>
  );
}
