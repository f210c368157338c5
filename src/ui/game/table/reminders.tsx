import { say } from '../../../text/say';
import './reminders.css';
import { type JSX, Show } from 'solid-js';
import { findExceededLimit } from '../../../app/game/clock';

/** Reminder that the agreed time or number of rounds has been reached. */
export function LimitReminder(): JSX.Element {
  return (
    <Show when={findExceededLimit()}>
      {(passed) => (
        <p class="reminders" role="note" aria-label={say('Reminders')}>
          <strong>{passed() === 'time' ? say('Time is up') : say('The last round is over')}:</strong>{' '}
          {say('end the game in the game menu')}
        </p>
      )}
    </Show>
  );
}
