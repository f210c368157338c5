import './dial.css';
import { type JSX, Show } from 'solid-js';
import type { Character } from '../../../catalog/character';
import { say } from '../../../text/say';

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
