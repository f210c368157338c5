import { For, type JSX, Show } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { CELL, getSquareCentre, outlinePath } from '../../view/geometry';
import type { BoardObject, ContestedPosition } from '../../view/types';

export function ObjectMark(props: { object: BoardObject }): JSX.Element {
  const at = () => getSquareCentre(props.object.square);
  return (
    <g class="object" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <rect x="-9" y="-9" width="18" height="18" rx="2" />
      <text y="4.4">{props.object.letter}</text>
      <Show when={props.object.damaged}>{(damaged) => <Pips {...damaged()} />}</Show>
    </g>
  );
}

/**
 * The two positions of a figure that two players moved at once. A solid outline marks the current position. A dashed
 * outline with the player’s initials marks the other.
 */
export function ContestedMark(props: { contested: ContestedPosition }): JSX.Element {
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

/** Maximum number of hits drawn as pips. More hits are written as a number. */
const MOST_PIPS = 4;

/** Damage of a token: a filled pip for each hit, hollow pips for the rest. */
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

export function CursorMark(props: { square: Square }): JSX.Element {
  return (
    <rect class="cursor" x={xOf(props.square) * CELL} y={yOf(props.square) * CELL} width={CELL} height={CELL} rx="3" />
  );
}
