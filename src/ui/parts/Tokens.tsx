import { sayMany } from '../../text/say';
import './Tokens.css';
import { For, type JSX } from 'solid-js';

export interface TokensProps {
  tokens: number;
  /** One above the other. */
  upright?: boolean;
}

/** Action tokens: two places, more where more were given. */
export function Tokens(props: TokensProps): JSX.Element {
  const places = () => Array.from({ length: Math.max(2, props.tokens) }, (_, place) => place);
  return (
    <span class="tokens" data-upright={props.upright ? '' : undefined}>
      <For each={places()}>{(place) => <i data-on={place < props.tokens ? '' : undefined} />}</For>
      <span class="spoken">, </span>
      <span class="spoken">{sayMany(props.tokens, '1 action token', '{n} action tokens')}</span>
    </span>
  );
}
