import './die-face.css';
import { For, type JSX } from 'solid-js';

/** Positions of the pips of each face, on a grid of three by three. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** Picture of a die face. The surrounding element names the number. */
export function DieFace(props: { value: number; size: number }): JSX.Element {
  return (
    <svg class="die-face" width={props.size} height={props.size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      <For each={PIPS[props.value - 1] ?? []}>
        {([x, y]) => <circle cx={6.5 + x * 5.5} cy={6.5 + y * 5.5} r="2.1" />}
      </For>
    </svg>
  );
}
