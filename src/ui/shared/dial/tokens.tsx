import { sayMany } from '../../../text/say';
import './tokens.css';
import { For, type JSX, Show } from 'solid-js';

export interface TokensProps {
  tokens: number;
  /** Stacked vertically. */
  upright?: boolean;
}

/** Most tokens drawn one by one: they can be counted at a glance, and hundreds would slow down the table. */
const MOST_DRAWN = 4;

/** Action tokens: two places, more if more were given, and a number beyond the limit. */
export function Tokens(props: TokensProps): JSX.Element {
  const many = () => props.tokens > MOST_DRAWN;
  const places = () => Array.from({ length: many() ? 1 : Math.max(2, props.tokens) }, (_, place) => place);
  return (
    <span class="tokens" data-upright={props.upright ? '' : undefined}>
      <For each={places()}>{(place) => <i data-on={place < props.tokens ? '' : undefined} />}</For>
      <Show when={many()}>
        <b class="number" aria-hidden="true">
          ×{props.tokens}
        </b>
      </Show>
      <span class="spoken">, </span>
      <span class="spoken">{sayMany(props.tokens, '1 action token', '{n} action tokens')}</span>
    </span>
  );
}
