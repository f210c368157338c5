import { For, type JSX } from 'solid-js';
import { columnName } from '../../grid/square';
import { CELL } from './geometry';
import { MARGIN, type View } from './view';

/** Names of columns and rows along the rims of the view: they stay there while the map is panned. */
export function Names(props: {
  columns: number;
  rows: number;
  view: View;
  width: number;
  height: number;
}): JSX.Element {
  const side = () => props.view.k * CELL;
  /** Every second name, or every fourth, where there is no room for all. */
  const step = () => (side() >= 15 ? 1 : side() >= 8 ? 2 : 4);
  const places = (count: number): number[] =>
    Array.from({ length: Math.ceil(count / step()) }, (_, index) => index * step());
  const top = () => Math.max(0, props.view.y - MARGIN);
  const left = () => Math.max(0, props.view.x - MARGIN);
  return (
    <g class="names">
      <rect x={left()} y={top()} width={Math.max(0, props.width - left())} height={MARGIN} />
      <rect x={left()} y={top()} width={MARGIN} height={Math.max(0, props.height - top())} />
      <For each={places(props.columns)}>
        {(x) => (
          <text x={props.view.x + (x + 0.5) * side()} y={top() + 13}>
            {columnName(x)}
          </text>
        )}
      </For>
      <For each={places(props.rows)}>
        {(y) => (
          <text x={left() + 9} y={props.view.y + (y + 0.5) * side() + 4}>
            {y + 1}
          </text>
        )}
      </For>
    </g>
  );
}
