import '../../board/board.css';
import '../../board/terrain.css';
import '../../board/figures.css';
import { createUniqueId, For, type JSX } from 'solid-js';
import type { PresentedAnswer } from '../../../app/rules/present-answer';
import { columnName, squareAt, xOf, yOf } from '../../../grid/square';
import type { Position } from '../../../table/position';
import { CELL } from '../../../view/geometry';
import { makeMapLayers } from '../../../view/map-layers';
import { makePiecesWithDistinctInitials } from '../../../view/position-pieces';
import { ObjectMark } from '../../board/marks';
import { AnswerLineShapes, LineObstacles, OverlayFills } from '../../board/overlay';
import { Pieces } from '../../board/pieces';
import { Terrain } from '../../board/terrain';

/** Width of the margin for names of columns and rows, in drawing units. */
const RIM = 24;
/** Margin around the figures and the line, in squares. */
const AROUND = 3;
/** Minimum side of the printed part of the map, in squares. */
const LEAST = 8;

/** Relevant part of a map for print: figures, the line, and the names along the edges. */
export function PaperBoard(props: { position: Position; answer: PresentedAnswer | null; label: string }): JSX.Element {
  const id = createUniqueId();
  const board = () => props.position.board;
  const layers = () => makeMapLayers(board());
  const part = () => partShown(props.position, props.answer);
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const width = () => (part().right - part().left + 1) * CELL;
  const height = () => (part().bottom - part().top + 1) * CELL;
  const [x, y] = [() => part().left * CELL, () => part().top * CELL];
  return (
    <svg
      class="paper-board"
      role="img"
      aria-label={props.label}
      viewBox={`${x() - RIM} ${y() - RIM} ${width() + 2 * RIM} ${height() + 2 * RIM}`}
      style={{ '--squares': String(Math.max(part().right - part().left, part().bottom - part().top) + 2) }}
    >
      <clipPath id={`${id}-part`}>
        <rect x={x() - 2} y={y() - 2} width={width() + 4} height={height() + 4} />
      </clipPath>
      <g clip-path={`url(#${id}-part)`}>
        <Terrain layers={layers()} starts={[]} id={id} />
        <For each={props.position.objects}>
          {(object) => <ObjectMark object={{ id: object.id, square: object.at, letter: object.kind.charAt(0) }} />}
        </For>
        <OverlayFills overlay={props.answer?.overlay ?? { fills: {}, numbers: [] }} id={`${id}-fills`} />
        <AnswerLineShapes lines={props.answer?.boardLines ?? []} />
        <Pieces pieces={makePiecesWithDistinctInitials(props.position)} onAct={() => undefined} />
        <LineObstacles lines={props.answer?.boardLines ?? []} />
      </g>
      <For each={span(part().left, part().right)}>
        {(column) => (
          <text class="paper-name" x={(column + 0.5) * CELL} y={y() - RIM / 2}>
            {columnName(column)}
          </text>
        )}
      </For>
      <For each={span(part().top, part().bottom)}>
        {(row) => (
          <text class="paper-name" x={x() - RIM / 2} y={(row + 0.5) * CELL}>
            {row + 1}
          </text>
        )}
      </For>
    </svg>
  );
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the area of the line, the overlay and marked figures, with a margin. The whole map if it is small or nothing
 * is drawn.
 */
function partShown({ board, pieces }: Position, answer: PresentedAnswer | null): Part {
  const lines = answer?.boardLines.flatMap(({ squares }) => squares) ?? [];
  const filled = Object.values(answer?.overlay?.fills ?? {}).flat();
  const drawn = [...lines, ...filled];
  const about = drawn.length > 0 ? drawn : pieces.flatMap(({ squares }) => squares);
  const all = about.length > 0 ? about : [squareAt(0, 0), squareAt(board.width - 1, board.height - 1)];
  const along = (of: (square: number) => number, most: number): readonly [number, number] => {
    const low = Math.min(...all.map(of)) - AROUND;
    const high = Math.max(...all.map(of)) + AROUND;
    const short = Math.max(0, LEAST - 1 - (high - low));
    const from = Math.max(0, Math.min(low - Math.floor(short / 2), most - LEAST));
    return [from, Math.min(most - 1, Math.max(high, from + LEAST - 1))];
  };
  const [left, right] = along(xOf, board.width);
  const [top, bottom] = along(yOf, board.height);
  return { left, right, top, bottom };
}
