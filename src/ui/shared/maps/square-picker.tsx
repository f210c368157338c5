import { say } from '../../../text/say';
import './maps.css';
import { createMemo, type JSX } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { type Board, emptyBoard } from '../../../board/board';
import { type Square, squareName } from '../../../grid/square';
import type { Table } from '../../../table/table';
import { isOnMap, makeBoardPieces, makeStartAreas } from '../../../view/figures';
import { describeTokensOn, makeBoardObjects, makeTokenObjects } from '../../../view/tokens';
import type { BoardObject, BoardOverlay, BoardPiece, BoardStartArea } from '../../../view/types';
import { BoardView } from '../../board/board-view';

export interface SquarePickerProps {
  label: string;
  board: Board;
  pieces: readonly BoardPiece[];
  objects: readonly BoardObject[];
  starts: readonly BoardStartArea[];
  /** Available squares, which are highlighted and announced as available. */
  open: readonly Square[];
  /** Returns the names of figures and objects on a square. */
  namesOn: (square: Square) => readonly string[];
  /** Whether there is room for a larger map. */
  tall?: boolean;
  onSquare: (square: Square) => void;
}

/** Map on which the user chooses a square. A tap on a figure chooses its square. */
export function SquarePicker(props: SquarePickerProps): JSX.Element {
  const overlay = createMemo((): BoardOverlay => ({ fills: { reach: props.open }, numbers: [] }));
  const describe = (square: Square): string =>
    [squareName(square), ...props.namesOn(square), ...(props.open.includes(square) ? [say('available')] : [])].join(
      ', ',
    );
  return (
    <div class="square-picker" data-tall={props.tall ? '' : undefined}>
      <BoardView
        board={props.board}
        label={props.label}
        pieces={props.pieces}
        objects={props.objects}
        starts={props.starts}
        overlay={overlay()}
        squaresOnly={true}
        describe={describe}
        onSquare={props.onSquare}
      />
    </div>
  );
}

/** Map of a game on which the user chooses a square. */
export function TableSquarePicker(props: {
  table: Table;
  label: string;
  open: readonly Square[];
  onSquare: (square: Square) => void;
}): JSX.Element {
  const pieces = createMemo(() => makeBoardPieces(props.table, { selected: null, target: null, badges: null }));
  const namesOn = (square: Square) => {
    const figures = [...props.table.figures.values()].filter((each) => isOnMap(each) && each.squares.includes(square));
    return [...figures.map(({ piece }) => naming().piece(piece)), ...describeTokensOn(props.table, square)];
  };
  return (
    <SquarePicker
      label={props.label}
      board={props.table.board ?? emptyBoard(1, 1)}
      pieces={pieces()}
      objects={[...makeBoardObjects(props.table), ...makeTokenObjects(props.table)]}
      starts={makeStartAreas(props.table)}
      open={props.open}
      namesOn={namesOn}
      tall={true}
      onSquare={props.onSquare}
    />
  );
}
