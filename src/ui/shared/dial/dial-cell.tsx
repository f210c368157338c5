import { say } from '../../../text/say';
import './dial-colors.css';
import './dial.css';
import { type JSX, Show } from 'solid-js';
import type { Certainty } from '../../../catalog/certainty';
import type { Character, DialSlot, DialValue } from '../../../catalog/character';
import { findPower, type PowerInSlot, powerId, powerName } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';

/** Value of a dial in the colour, pattern and short name of its power. Unknown values are shown as a question mark. */
export function DialCell(props: { slot: DialSlot; value: DialValue; knowing?: Certainty | undefined }): JSX.Element {
  const power = () => (props.value.power ? findPower(props.value.power) : null);
  return (
    <span class="dial-cell" data-colour={power()?.colour ?? 'none'} data-pattern={power()?.pattern}>
      <span class="spoken">, {VALUE_NAMES[props.slot]} </span>
      <b class="number">
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

/** Number printed at a click, if the number differs from the click’s position on the dial. */
export function PrintedNumber(props: { character: Pick<Character, 'printed'>; click: number }): JSX.Element {
  const printed = () => props.character.printed?.find(({ click }) => click === props.click);
  return (
    <Show when={printed()}>
      {(here) => (
        <small class="printed-number" title={say('Printed: click {number}', { number: here().number })}>
          ({here().number})
        </small>
      )}
    </Show>
  );
}
