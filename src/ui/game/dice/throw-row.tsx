import { say } from '../../../text/say';
import './throw-row.css';
import { For, type JSX, Show } from 'solid-js';
import type { Player } from '../../../table/facts';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface PlayerThrow {
  readonly total: number;
  /** Faces of the dice. Null if only the sum was typed in. */
  readonly dice: readonly number[] | null;
}

/** Row for a player’s 2d6, rolled in the app or typed in. `children` shows the bonus. */
export function ThrowRow(props: {
  player: Player;
  how: 'roll' | 'type';
  thrown: PlayerThrow | null;
  /** Total with bonus. Null before the roll. */
  sum: number | null;
  about?: string;
  onThrow: (thrown: PlayerThrow) => void;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <section class="throw-row" data-side={props.player.side} aria-label={props.player.name}>
      <span class="throw-name clip">
        <strong>{props.player.name}</strong> <small>{props.about}</small>
      </span>
      <strong class="number" role="status">
        <span class="spoken">
          {props.sum === null ? say('not rolled') : say('Total {total}', { total: props.sum })}
        </span>
        <span aria-hidden="true">{props.sum ?? '–'}</span>
      </strong>
      <Show
        when={props.how === 'type'}
        fallback={<small>{props.thrown?.dice?.join(' + ') ?? say('not rolled yet')}</small>}
      >
        <select
          aria-label={say('Roll of {name}', { name: props.player.name })}
          onChange={(event) => {
            const total = Number(event.currentTarget.value);
            if (total > 0) props.onThrow({ total, dice: null });
          }}
        >
          <option value="">{say('2d6…')}</option>
          <For each={TOTALS}>
            {(total) => (
              <option value={total} selected={props.thrown?.total === total}>
                {total}
              </option>
            )}
          </For>
        </select>
      </Show>
      {props.children}
    </section>
  );
}
