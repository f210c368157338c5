import { say } from '../../../text/say';
import './choose-square.css';
import { createMemo, type JSX } from 'solid-js';
import type { Board } from '../../../board/board';
import { type Square, squareName } from '../../../grid/square';
import type { BoardObject, BoardOverlay, BoardPiece, BoardStartArea } from '../../../view/types';
import { BoardView } from '../../board/board-view';

export interface MissionSquarePickerProps {
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

/** Map of a mission on which each tap chooses a square, even under a figure. */
export function MissionSquarePicker(props: MissionSquarePickerProps): JSX.Element {
  const overlay = createMemo((): BoardOverlay => ({ fills: { reach: props.open }, numbers: [] }));
  const describe = (square: Square): string =>
    [squareName(square), ...props.namesOn(square), ...(props.open.includes(square) ? [say('available')] : [])].join(
      ', ',
    );
  return (
    <div class="choose-square" data-tall={props.tall ? '' : undefined}>
      <BoardView
        board={props.board}
        label={say('Mission map')}
        pieces={props.pieces}
        objects={props.objects}
        starts={props.starts}
        overlay={overlay()}
        squaresOnly={true}
        describe={describe}
        onSquare={props.onSquare}
        onPiece={() => undefined}
        onDrop={() => undefined}
      />
    </div>
  );
}
