import { For, type JSX } from 'solid-js';
import { type Character, DIAL_SLOTS } from '../../catalog/character';
import { DialCell } from './DialCell';

/** A whole dial on paper: a row for each value. */
export function PrintedDial(props: { dial: Character['dial'] }): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={DIAL_SLOTS}>
          {(slot) => (
            <tr>
              <th scope="row">{slot}</th>
              <For each={props.dial}>
                {(click) => (
                  <td>
                    <DialCell slot={slot} value={click[slot]} />
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
