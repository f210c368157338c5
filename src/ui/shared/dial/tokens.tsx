import { sayMany } from '../../../text/say';
import './dial.css';
import { For, type JSX, Show } from 'solid-js';

export interface TokensProps {
  tokens: number;
  /** Whether the tokens are stacked vertically. */
  upright?: boolean;
}

/**
 * Maximum number of tokens drawn one by one. More cannot be counted at a glance, and hundreds would slow down the
 * table.
 */
const MOST_DRAWN = 4;

/** Action tokens of a figure: at least two slots, more slots for more tokens, and a number beyond the limit. */
export function ActionTokens(props: TokensProps): JSX.Element {
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
