import { say } from '../../../text/say';
import './dial-colors.css';
import './dial.css';
import { type JSX, Show } from 'solid-js';
import type { Certainty } from '../../../catalog/certainty';
import type { DialSlot, DialValue } from '../../../catalog/character';
import { findPower, powerName } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';

/** Value of a dial in the colour, pattern and short name of its power. Unknown values are shown as a question mark. */
export function DialCell(props: { slot: DialSlot; value: DialValue; knowing?: Certainty | undefined }): JSX.Element {
  const power = () => (props.value.power ? findPower(props.value.power) : null);
  return (
    <span class="dial-cell" data-colour={power()?.colour ?? 'none'} data-pattern={power()?.pattern}>
      <span class="spoken">, {VALUE_NAMES[props.slot]} </span>
      <b>
        {props.knowing === 'unknown' ? '' : props.value.value}
        <Show when={(props.knowing ?? 'known') !== 'known'}>
          <span class={props.knowing === 'guessed' ? 'dial-guess' : undefined} aria-hidden="true">
            ?
          </span>
          <span class="spoken">{props.knowing === 'unknown' ? say('unknown') : `, ${say('guessed, unknown')}`}</span>
        </Show>
      </b>
      <Show when={props.value.power}>
        {(id) => (
          <small title={powerName(id())}>
            <span aria-hidden="true">{power()?.short ?? powerName(id()).slice(0, 5)}</span>
            <span class="spoken">, {powerName(id())} </span>
          </small>
        )}
      </Show>
    </span>
  );
}
