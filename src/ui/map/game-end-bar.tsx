import './setup-bar.css';
import { type JSX, Show } from 'solid-js';
import { findExceededLimit } from '../../app/game/clock';
import { listEliminatedPlayers } from '../../app/game/game-actions';
import { goTo } from '../../app/route';
import type { Table } from '../../table/table';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';

/** Bar on the map when the game can end: players have no figures left, or the agreed time or rounds are over. */
export default function GameEndBar(props: {
  table: Table;
  /** Whether another action comes first, as long as a side still acts. */
  quiet?: boolean;
}): JSX.Element {
  const names = () => listEliminatedPlayers(props.table).map(({ name }) => name);
  const limit = () => (findExceededLimit() === 'time' ? say('Time is up') : say('The last round is over'));
  return (
    <section class="setup-bar" aria-label={say('End of the game')}>
      <p role="status">
        <strong>
          <Show when={names().length > 0} fallback={limit()}>
            {sayMany(names().length, '{names} has no figures left', '{names} have no figures left', {
              names: names().join(', '),
            })}
          </Show>
        </strong>
      </p>
      <Button tone={props.quiet ? 'plain' : 'accent'} onClick={() => goTo('table', 'summary')}>
        {say('End the game')}
      </Button>
    </section>
  );
}
