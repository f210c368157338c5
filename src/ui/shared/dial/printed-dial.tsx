import { For, type JSX, Show } from 'solid-js';
import { certaintyOf } from '../../../catalog/certainty';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { VALUE_NAMES } from '../../../text/names/sources';
import { say } from '../../../text/say';
import { DialCell } from './dial-cell';

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
                    <Show when={click} fallback={say('K.O.')}>
                      {(shown) => (
                        <DialCell
                          slot={slot}
                          value={shown()[slot]}
                          knowing={certaintyOf(props.character, index() + 1, slot)}
                        />
                      )}
                    </Show>
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
