import { For, type JSX, Show } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { CELL, centreOf, outlinePath } from '../../view/geometry';
import type { BoardContested, BoardObject } from '../../view/types';

/** An object on the map, shown by its letter. */
export function ObjectMark(props: { object: BoardObject }): JSX.Element {
  const at = () => centreOf(props.object.square);
  return (
    <g class="object" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <rect x="-9" y="-9" width="18" height="18" rx="2" />
      <text y="4.4">{props.object.letter}</text>
      <Show when={props.object.damaged}>{(damaged) => <Pips {...damaged()} />}</Show>
    </g>
  );
}

/** Where one of two moves put a figure: a whole rim where it stands now, a broken one where it would else stand, and whose move it was. */
export function ContestedMark(props: { contested: BoardContested }): JSX.Element {
  const first = () => props.contested.squares[0] ?? 0;
  return (
    <g class="contested" data-counts={props.contested.counts ? '' : undefined}>
      <path d={outlinePath(props.contested.squares, 2)} />
      <text x={xOf(first()) * CELL + 4} y={yOf(first()) * CELL + 11}>
        {props.contested.label}
      </text>
    </g>
  );
}

/** More are written as a number. */
const MOST_PIPS = 4;

/** How often a token was damaged: a pip for each time, those that are left hollow. */
function Pips(props: { wounds: number; times: number | null }): JSX.Element {
  const count = () => Math.max(props.wounds, props.times ?? 0);
  const places = () => Array.from({ length: count() }, (_, place) => place);
  return (
    <Show
      when={count() <= MOST_PIPS}
      fallback={
        <text class="pips" x="-2" y="-10.5">
          {props.times === null ? props.wounds : `${props.wounds}/${props.times}`}
        </text>
      }
    >
      <For each={places()}>
        {(place) => (
          <circle
            class="pip"
            data-on={place < props.wounds ? '' : undefined}
            cx={8 * (place - (count() - 1) / 2)}
            cy="-14"
            r="3"
          />
        )}
      </For>
    </Show>
  );
}

/** The square that keys act on. */
export function CursorMark(props: { square: Square }): JSX.Element {
  return (
    <rect class="cursor" x={xOf(props.square) * CELL} y={yOf(props.square) * CELL} width={CELL} height={CELL} rx="3" />
  );
}
