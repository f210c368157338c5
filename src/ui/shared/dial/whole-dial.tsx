import { say } from '../../../text/say';
import './whole-dial.css';
import { For, type JSX, Show } from 'solid-js';
import { type Character, DIAL_SLOTS } from '../../../catalog/character';
import { knowingOf } from '../../../catalog/guess';
import type { PowerAt } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';
import { PowerCell } from './power-cell';

/** Every click of a dial, a row each; its colours open what they do. */
export function WholeDial(props: { character: Character; onRead: (power: PowerAt) => void }): JSX.Element {
  return (
    <table class="whole-dial">
      <caption class="spoken">{say('The dial, one row per click')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{say('Click')}</span>
          </th>
          <For each={DIAL_SLOTS}>{(slot) => <th scope="col">{VALUE_NAMES[slot]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.character.dial}>
          {(click, index) => {
            const start = () => props.character.starts.find((each) => each.click === index() + 1);
            return (
              <tr>
                <th
                  scope="row"
                  class="number"
                  data-start={start() ? '' : undefined}
                  title={start() ? say('Starts here at {points} points', { points: start()?.points }) : undefined}
                >
                  <span class="spoken">{say('Click')} </span>
                  {index() + 1}
                  <Show when={start()}>
                    {(here) => (
                      <span class="spoken">, {say('starts here at {points} points', { points: here().points })}</span>
                    )}
                  </Show>
                </th>
                <For each={DIAL_SLOTS}>
                  {(slot) => (
                    <td>
                      <PowerCell
                        slot={slot}
                        value={click[slot]}
                        knowing={knowingOf(props.character, index() + 1, slot)}
                        onRead={props.onRead}
                      />
                    </td>
                  )}
                </For>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}
