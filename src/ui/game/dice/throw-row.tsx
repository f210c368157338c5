import { say } from '../../../text/say';
import './throw-row.css';
import { For, type JSX, Show } from 'solid-js';
import type { Player } from '../../../table/facts';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** 2d6 of one player. */
export interface Throw {
  readonly total: number;
  /** Null where it was typed in and only its sum is known. */
  readonly dice: readonly number[] | null;
}

/** A player's 2d6, thrown here or typed in. `children` is what is added to it. */
export function ThrowRow(props: {
  player: Player;
  how: 'roll' | 'type';
  thrown: Throw | null;
  /** With what is added; null before the throw. */
  sum: number | null;
  about?: string;
  onThrow: (thrown: Throw) => void;
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
