import './die-face.css';
import { For, type JSX } from 'solid-js';

/** Pips of each face, as places on a grid of three by three: 0 is the top left corner, 8 the bottom right corner. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Picture of a die face. The surrounding element names the number. */
export function DieFace(props: { value: number; size: number }): JSX.Element {
  return (
    <svg class="die-face" width={props.size} height={props.size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      <For each={PIPS[props.value - 1] ?? []}>
        {(pip) => <circle cx={6.5 + (pip % 3) * 5.5} cy={6.5 + Math.floor(pip / 3) * 5.5} r="2.1" />}
      </For>
    </svg>
  );
}
