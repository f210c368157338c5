import { say } from '../../../text/say';
import './reminders.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { limitPassed } from '../../../app/game/clock';
import { endingsOf, remindersOf } from '../../../app/game/reminders';
import { ruleset } from '../../../app/game/session';
import type { Table } from '../../../table/table';

/** What is easily forgotten as a turn begins or ends, in a line. */
export function Reminders(props: { table: Table }): JSX.Element {
  const lines = createMemo(() => {
    const rules = ruleset();
    const passed = limitPassed();
    const lines: { lead: string; words: readonly string[] }[] = [];
    if (passed)
      lines.push({
        lead: passed === 'time' ? say('Time is up') : say('The last round is over'),
        words: [say('end the game in the game menu')],
      });
    if (rules && !props.table.ended) lines.push({ lead: say('Remember'), words: remindersOf(props.table, rules) });
    lines.push({ lead: say('Ends with this turn'), words: endingsOf(props.table) });
    return lines.filter((line) => line.words.length > 0);
  });
  return (
    <Show when={lines().length > 0}>
      <ul class="reminders" aria-label={say('Reminders')}>
        <For each={lines()}>
          {(line) => (
            <li>
              <strong>{line.lead}:</strong> {line.words.join(' · ')}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
