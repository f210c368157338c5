import './dial.css';
import { For, type JSX } from 'solid-js';
import { certaintyOf } from '../../../catalog/certainty';
import { type Character, type Click, DIAL_SLOTS } from '../../../catalog/character';
import { DialCell } from './dial-cell';

/**
 * The four values of a click side by side: speed, attack, defense, damage.
 * @param props.low one line high: number and short name of the power side by side
 * @param props.of character and click, counted from 1; marks unknown values
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
