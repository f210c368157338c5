import { say } from '../../../text/say';
import './dial.css';
import { type JSX, Show } from 'solid-js';

export interface RingProps {
  /** Current click, from 1. Greater than `clicks` if knocked out. */
  click: number;
  clicks: number;
  /** Diameter in pixels. */
  size?: number;
}

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;

/** Ring in `currentColor` that shows the remaining part of the dial, with the click number inside. */
export function DialRing(props: RingProps): JSX.Element {
  const left = () => Math.max(0, Math.min(1, (props.clicks - props.click + 1) / props.clicks));
  const size = () => props.size ?? 44;
  return (
    <span class="dial-ring">
      <svg width={size()} height={size()} viewBox="0 0 42 42" aria-hidden="true">
        <circle class="ring-track" cx="21" cy="21" r={RADIUS} />
        <Show when={left() > 0}>
          <circle
            class="ring-left"
            cx="21"
            cy="21"
            r={RADIUS}
            stroke-dasharray={`${ROUND}`}
            stroke-dashoffset={ROUND * (1 - left())}
          />
        </Show>
      </svg>
      <span class="ring-number number" aria-hidden="true">
        {props.click}
      </span>
      <span class="spoken">, </span>
      <span class="spoken">
        {left() === 0 ? say('K.O.') : say('click {click} of {clicks}', { click: props.click, clicks: props.clicks })}
      </span>
    </span>
  );
}
