import './board.css';
import { createMemo, For, type JSX } from 'solid-js';
import { CELL } from '../../view/geometry';
import { LABEL_MARGIN, type Viewport } from '../../view/viewport';

export interface SquareNamesProps {
  columns: number;
  rows: number;
  /** Returns the displayed name of a column. */
  column: (x: number) => string;
  row: (y: number) => string;
  view: Viewport;
  /** Scale at which the names are laid out. Names are stretched if the view has another scale. */
  scale: number;
  glide: boolean;
}

/**
 * Names of columns and rows along the edges of the view, visible while the map is panned. A pan only shifts the names
 * without new text layout. A pinch stretches the names until the pinch ends.
 */
export function SquareNames(props: SquareNamesProps): JSX.Element {
  const side = createMemo(() => props.scale * CELL);
  const stretch = () => props.view.k / props.scale;
  /** Step between displayed names: every second or fourth name if there is no room for all names. */
  const step = createMemo(() => (side() >= 15 ? 1 : side() >= 8 ? 2 : 4));
  const places = (count: number): number[] =>
    Array.from({ length: Math.ceil(count / step()) }, (_, index) => index * step());
  const columns = createMemo(() => places(props.columns));
  const rows = createMemo(() => places(props.rows));
  const top = () => Math.max(0, props.view.y - LABEL_MARGIN);
  const left = () => Math.max(0, props.view.x - LABEL_MARGIN);
  const corner = createMemo(() => `translate(${left()}px, ${top()}px)`);
  return (
    <div class="names" aria-hidden="true" data-glide={props.glide ? '' : undefined}>
      <div
        class="names-columns"
        style={{
          width: `${props.columns * side()}px`,
          transform: `translate(${props.view.x}px, ${top()}px) scaleX(${stretch()})`,
        }}
      >
        <svg aria-hidden="true">
          <For each={columns()}>
            {(x) => (
              <text x={(x + 0.5) * side()} y="13">
                {props.column(x)}
              </text>
            )}
          </For>
        </svg>
      </div>
      <div
        class="names-rows"
        style={{
          height: `${props.rows * side()}px`,
          transform: `translate(${left()}px, ${props.view.y}px) scaleY(${stretch()})`,
        }}
      >
        <svg aria-hidden="true">
          <For each={rows()}>
            {(y) => (
              <text x="9" y={(y + 0.5) * side() + 4}>
                {props.row(y)}
              </text>
            )}
          </For>
        </svg>
      </div>
      <div class="names-corner" style={{ transform: corner() }} />
    </div>
  );
}
