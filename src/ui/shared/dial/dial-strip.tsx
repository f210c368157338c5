import './dial-strip.css';
import { For, type JSX } from 'solid-js';
import { certaintyOf } from '../../../catalog/certainty';
import { type Character, type Click, DIAL_SLOTS } from '../../../catalog/character';
import { DialCell } from './dial-cell';

/**
 * The four values of one click side by side: speed, attack, defense, damage.
 * @param props.low one line high: the number and the short name of the power beside each other
 * @param props.of whose click it is, and which, counted from 1: then what nobody knows is marked
 */
export function DialStrip(props: {
  click: Click;
  low?: boolean;
  of?: { readonly character: Pick<Character, 'dial' | 'guessed'>; readonly click: number } | undefined;
}): JSX.Element {
  return (
    <span class="dial-strip" data-low={props.low ? '' : undefined}>
      <For each={DIAL_SLOTS}>
        {(slot) => (
          <DialCell
            slot={slot}
            value={props.click[slot]}
            knowing={props.of && certaintyOf(props.of.character, props.of.click, slot)}
          />
        )}
      </For>
    </span>
  );
}
