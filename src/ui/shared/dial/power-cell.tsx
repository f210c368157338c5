import './dial.css';
import { type JSX, Show } from 'solid-js';
import type { Certainty } from '../../../catalog/certainty';
import type { DialSlot, DialValue } from '../../../catalog/character';
import { type PowerInSlot, powerId } from '../../../catalog/powers';
import { DialCell } from './dial-cell';

/**
 * Button with a dial value, which opens a description of the value's power. Without a power, the value is plain text.
 */
export function PowerCell(props: {
  slot: DialSlot;
  value: DialValue;
  knowing: Certainty | undefined;
  onRead: (power: PowerInSlot) => void;
}): JSX.Element {
  const cell = () => <DialCell slot={props.slot} value={props.value} knowing={props.knowing} />;
  return (
    <Show when={props.value.power} fallback={cell()}>
      {(power) => (
        <button
          type="button"
          class="power-cell"
          aria-haspopup="dialog"
          onClick={() => props.onRead({ power: powerId(power()), slot: props.slot })}
        >
          {cell()}
        </button>
      )}
    </Show>
  );
}
