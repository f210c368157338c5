import { type JSX, Show } from 'solid-js';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';

/**
 * Header with the number of remaining doubts, and buttons for other corrections: select many squares, give an example,
 * or open the editor.
 */
export function ReviewHeader(props: {
  left: number;
  marking: boolean;
  busy: boolean;
  onMarking: (on: boolean) => void;
  /** Starts the example step. Null if there is no photo to read again. */
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
