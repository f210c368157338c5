import { createMemo, For, type JSX } from 'solid-js';
import type { Board } from '../../board/board';
import { makeStrengthMarks } from '../../view/strengths';
import type { BoardObject } from '../../view/types';

const WIDTH = 12;
const HEIGHT = 13;

/**
 * Strength of objects, doors, walls and tokens. `upright` is the factor by which numbers are enlarged when the map is
 * zoomed out.
 */
export function StrengthLabels(props: { board: Board; objects: readonly BoardObject[]; upright: number }): JSX.Element {
  const marks = createMemo(() => makeStrengthMarks(props.board, props.objects));
  return (
    <For each={marks()}>
      {({ x, y, of, strength }) => (
        <g class="strength" data-of={of} style={{ transform: `translate(${x}px, ${y}px) scale(${props.upright})` }}>
          <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={of === 'object' ? 6 : 2} />
          <text y="4.2">{strength}</text>
        </g>
      )}
    </For>
  );
}
