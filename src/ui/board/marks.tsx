import type { JSX } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { CELL, centreOf } from '../../view/geometry';
import type { BoardObject } from '../../view/types';

/** An object on the map, shown by its letter. */
export function ObjectMark(props: { object: BoardObject }): JSX.Element {
  const at = () => centreOf(props.object.square);
  return (
    <g class="object" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <rect x="-9" y="-9" width="18" height="18" rx="2" />
      <text y="4.4">{props.object.letter}</text>
    </g>
  );
}

/** The square that keys act on. */
export function CursorMark(props: { square: Square }): JSX.Element {
  return (
    <rect class="cursor" x={xOf(props.square) * CELL} y={yOf(props.square) * CELL} width={CELL} height={CELL} rx="3" />
  );
}
