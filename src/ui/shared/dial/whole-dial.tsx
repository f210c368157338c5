import { say } from '../../../text/say';
import './whole-dial.css';
import { For, type JSX, Show } from 'solid-js';
import { certaintyOf } from '../../../catalog/certainty';
import { type Character, DIAL_SLOTS, type LineColour } from '../../../catalog/character';
import type { PowerInSlot } from '../../../catalog/powers';
import { STARTING_LINE_NAMES } from '../../../text/names/dial';
import { VALUE_NAMES } from '../../../text/names/sources';
import { PowerCell, PrintedNumber } from './dial-cell';
import { DialTable } from './dial-table';

/** Table of all clicks of a dial, one row each. Taps on colours open the descriptions of powers. */
export function WholeDial(props: { character: Character; onRead: (power: PowerInSlot) => void }): JSX.Element {
  return (
    <DialTable class="whole-dial" slotNames={VALUE_NAMES}>
      <tbody>
        <For each={props.character.dial}>
          {(click, index) => {
            const start = () => props.character.starts.find((each) => each.click === index() + 1);
            const line = () => props.character.lines?.find((each) => each.click === index() + 1)?.colour;
            return (
              <tr>
                <th
                  scope="row"
                  class="number"
                  data-start={start() ? '' : undefined}
                  data-line={line()}
                  title={titleOf(start(), line())}
                >
                  <span class="spoken">{say('Click')} </span>
                  {index() + 1}
                  <PrintedNumber character={props.character} click={index() + 1} />
                  <Show when={start()}>
                    {(here) => (
                      <span class="spoken">, {say('starts here at {points} points', { points: here().points })}</span>
                    )}
                  </Show>
                  <Show when={line()}>{(colour) => <span class="spoken">, {STARTING_LINE_NAMES[colour()]}</span>}</Show>
                </th>
                <Show
                  when={click}
                  fallback={
                    <td class="dial-ko" colspan={DIAL_SLOTS.length}>
                      {say('K.O.')}
                    </td>
                  }
                >
                  {(shown) => (
                    <For each={DIAL_SLOTS}>
                      {(slot) => (
                        <td>
                          <PowerCell
                            slot={slot}
                            value={shown()[slot]}
                            knowing={certaintyOf(props.character, index() + 1, slot)}
                            onRead={props.onRead}
                          />
                        </td>
                      )}
                    </For>
                  )}
                </Show>
              </tr>
            );
          }}
        </For>
      </tbody>
    </DialTable>
  );
}

/** Returns the tooltip of a starting line. */
function titleOf(start: Character['starts'][number] | undefined, line: LineColour | undefined): string | undefined {
  const words = [
    ...(start ? [say('Starts here at {points} points', { points: start.points })] : []),
    ...(line ? [STARTING_LINE_NAMES[line]] : []),
  ];
  return words.length === 0 ? undefined : words.join(', ');
}
