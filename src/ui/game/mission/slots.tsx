import { say } from '../../../text/say';
import './slots.css';
import { For, type JSX, Show } from 'solid-js';

/** Damage slots in a row; filled slots are crossed. Renders nothing if there are no slots. */
export function DamageSlots(props: { slots: number; wounds: number; hidden?: boolean }): JSX.Element {
  const places = () => Array.from({ length: Math.max(props.slots, props.wounds) }, (_, place) => place);
  return (
    <Show when={places().length > 0}>
      <span class="slots">
        <For each={places()}>{(place) => <i data-on={place < props.wounds ? '' : undefined} />}</For>
        <Show when={!props.hidden}>
          <span class="spoken">
            , {say('{wounds} of {slots} slots wounded', { wounds: props.wounds, slots: props.slots })}
          </span>
        </Show>
      </span>
    </Show>
  );
}
