import './review-step.css';
import { For, type JSX, Show } from 'solid-js';
import { edgeSquares } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import type { Doubt } from '../../../photo/corrections';
import { CELL, getEdgeEndpoints, outlinePath } from '../../../view/geometry';

/**
 * Marks of doubtful squares and edges on the map: question marks inside dashed outlines. The current doubt has a solid
 * outline.
 */
export function DoubtMarks(props: {
  doubts: readonly Doubt[];
  now: Doubt | null;
  chosen: readonly Square[];
  id: string;
}): JSX.Element {
  // Outlines of areas are inset, so walls around areas stay visible.
  const around = () => outlinePath(props.chosen, props.chosen.length > 1 ? 5 : -1);
  const pattern = () => `${props.id}-doubt`;
  return (
    <g class="doubts">
      <defs>
        <pattern id={pattern()} width={CELL / 2} height={CELL / 2} patternUnits="userSpaceOnUse">
          <text x={CELL / 4} y={CELL / 4 + 5}>
            ?
          </text>
        </pattern>
      </defs>
      <For each={props.doubts}>
        {(doubt) => <Mark doubt={doubt} now={doubt === props.now} fill={`url(#${pattern()})`} />}
      </For>
      <Show when={props.chosen.length > 0}>
        <path class="doubt-chosen-under" d={around()} />
        <path class="doubt-chosen" d={around()} />
      </Show>
    </g>
  );
}

function Mark(props: { doubt: Doubt; now: boolean; fill: string }): JSX.Element {
  const path = () => (props.doubt.what === 'squares' ? outlinePath(props.doubt.squares, 1.5) : runOf(props.doubt));
  return (
    <g class={`doubt doubt-${props.doubt.what}`} data-now={props.now ? '' : undefined}>
      <path class="doubt-under" d={path()} />
      <path class="doubt-line" d={path()} fill={props.doubt.what === 'squares' ? props.fill : 'none'} />
    </g>
  );
}

function runOf(doubt: Doubt & { readonly what: 'edges' }): string {
  return doubt.edges
    .map((edge) => {
      const [from, to] = getEdgeEndpoints(...edgeSquares(edge));
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join('');
}
