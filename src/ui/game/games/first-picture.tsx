import './first-picture.css';
import { For, type JSX } from 'solid-js';

/** Figures of the illustration, drawn as on the map: three letters each. */
const FIGURES = [
  { side: 'red', letters: 'BTi', x: 60, y: 142 },
  { side: 'blue', letters: 'Roo', x: 260, y: 44 },
] as const;
const ODDS = '8+ 42%';

/**
 * Illustration of the app's answers: two figures, bushes between them, the line of fire and its odds. Hidden from
 * screen readers.
 */
export function AnswerIllustration(): JSX.Element {
  return (
    <svg class="first-picture" viewBox="0 0 320 176" aria-hidden="true">
      <path
        class="grid"
        d="M0 16h320M0 56h320M0 96h320M0 136h320M40 0v176M80 0v176M120 0v176M160 0v176M200 0v176M240 0v176M280 0v176"
      />
      <path class="wall" d="M0 56h80V0M280 176v-40h40" />
      <path class="bushes" d="M122 58h36v36h-36zM162 98h36v36h-36z" />
      <path class="leaves" d="M130 84q5-12 10 0 5-12 10 0M170 124q5-12 10 0 5-12 10 0" />
      <path class="line" d="M68 138 252 48" />
      <For each={FIGURES}>
        {({ side, letters, x, y }) => (
          <g class={side} transform={`translate(${x} ${y})`}>
            <circle r="19" />
            <text y="6">{letters}</text>
          </g>
        )}
      </For>
      <g class="odds">
        <rect x="148" y="14" width="78" height="26" rx="13" />
        <path d="m222 34 20 4" />
        <text x="187" y="33">
          {ODDS}
        </text>
      </g>
    </svg>
  );
}
