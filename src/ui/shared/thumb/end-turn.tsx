import './thumb.css';
import { For, type JSX, Show } from 'solid-js';
import { finishTurn } from '../../../app/game/game-actions';
import { ruleset } from '../../../app/game/open-game';
import { getActionTotal, type Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Maximum number of action marks that fit beside the text. */
const MOST_MARKS = 4;

/** Button that ends the turn of a dial game. Marks show the remaining actions. `narrow`: two lines without marks. */
export function EndTurnButton(props: { table: Table; narrow?: boolean }): JSX.Element {
  const total = () => getActionTotal(props.table, props.table.turn);
  const left = () => Math.max(0, total() - props.table.actionsSpent);
  const counted = () =>
    ruleset()
      ?.counters(props.table)
      .some(({ id }) => id === 'actions-left') ?? false;
  const places = () => Array.from({ length: Math.max(total(), props.table.actionsSpent) }, (_, place) => place);
  return (
    <Button tone="ink" data-once aria-label={say('End turn')} onClick={() => finishTurn()}>
      {say('End turn')}
      <Show when={counted()}>
        {/* The stylesheet draws the number, so it is not part of the accessible name. */}
        <span
          class="end-turn-left"
          data-narrow={props.narrow ? '' : undefined}
          data-words={say('{count} left', { count: left() })}
          aria-hidden="true"
        >
          <Show when={!props.narrow && places().length <= MOST_MARKS}>
            <For each={places()}>{(place) => <i data-left={place >= props.table.actionsSpent ? '' : undefined} />}</For>
          </Show>
        </span>
      </Show>
    </Button>
  );
}
