import { sayMany } from '../../../text/say';
import './cloud-picture.css';
import { For, type JSX } from 'solid-js';
import type { Board } from '../../../board/board';
import { xOf, yOf } from '../../../grid/square';
import type { ScenarioReminder } from '../../../rules/scenario';
import type { Table } from '../../../table/table';

/** Picture of the squares covered by a scenario’s damage, with all figures. Damaged figures have an outline. */
export function CloudPicture(props: { board: Board; table: Table; due: ScenarioReminder }): JSX.Element {
  const cloud = () => props.due.squares.map((square) => `M${xOf(square)} ${yOf(square)}h1v1h-1z`).join('');
  const standing = () => [...props.table.figures.values()].filter(({ squares }) => squares.length > 0);
  return (
    <svg
      class="cloud-picture"
      viewBox={`-0.2 -0.2 ${props.board.width + 0.4} ${props.board.height + 0.4}`}
      role="img"
      aria-label={sayMany(
        props.due.count,
        'Map: the outer squares deal damage',
        'Map: the outer {n} squares on every side deal damage',
      )}
    >
      <rect class="ground" width={props.board.width} height={props.board.height} />
      <path class="cloud" d={cloud()} />
      <For each={standing()}>
        {({ piece, side, squares }) => (
          <For each={squares}>
            {(square) => (
              <circle
                cx={xOf(square) + 0.5}
                cy={yOf(square) + 0.5}
                r="0.4"
                data-side={side}
                data-met={props.due.pieces.includes(piece) ? '' : undefined}
              />
            )}
          </For>
        )}
      </For>
    </svg>
  );
}
