import { For, type JSX } from 'solid-js';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { knowingOf } from '../../../catalog/guess';
import { VALUE_NAMES } from '../../../text/names/sources';
import { DialCell } from './dial-cell';

/** A whole dial on paper: a row for each value. */
export function PrintedDial(props: { character: Character }): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={DIAL_SLOTS}>
          {(slot) => (
            <tr>
              <th scope="row">{VALUE_NAMES[slot]}</th>
              <For each={props.character.dial}>
                {(click, index) => (
                  <td>
                    <DialCell slot={slot} value={click[slot]} knowing={knowingOf(props.character, index() + 1, slot)} />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
