import { createMemo, type JSX, splitProps } from 'solid-js';
import { answerOnDesk, type Desk, deskNaming, deskPosition, deskRules } from '../../../app/rules/desk';
import type { Question } from '../../../notation/case';
import { describeSquare } from '../../../text/names/square';
import { say } from '../../../text/say';
import { makePiecesWithDistinctInitials } from '../../../view/position-pieces';
import type { BoardPiece } from '../../../view/types';
import { BoardView } from '../../board/board-view';
import type { BoardViewProps } from '../../board/props';

interface DeskMapProps extends Partial<BoardViewProps> {
  desk: Desk;
  /** Adds marks to a figure, such as a selection. */
  mark?: (piece: BoardPiece) => BoardPiece;
}

/** Board of the desk's position. All other props are those of the board view. */
export function DeskMap(props: DeskMapProps): JSX.Element {
  const [own, rest] = splitProps(props, ['desk', 'mark']);
  const pieces = createMemo(() => {
    const plain = makePiecesWithDistinctInitials(deskPosition(own.desk));
    return own.mark ? plain.map(own.mark) : plain;
  });
  const namesOn = (square: number): string[] =>
    deskPosition(own.desk)
      .pieces.filter((piece) => piece.squares.includes(square))
      .map((piece) => piece.name ?? piece.id);
  return (
    <div class="desk-board">
      <BoardView
        board={deskPosition(own.desk).board}
        label={say('Map {title}', { title: own.desk.name }).trim()}
        pieces={pieces()}
        objects={deskPosition(own.desk).objects.map((object) => ({
          id: object.id,
          square: object.at,
          letter: object.kind.charAt(0),
        }))}
        describe={(square) => describeSquare(square, namesOn(square), deskNaming(own.desk))}
        {...rest}
      />
    </div>
  );
}

/** Board of the position, with the lines and the overlay of the answer to one question under the desk’s edition. */
export function DeskBoard(props: {
  desk: Desk;
  question: Question | null;
  /** Called for a tap on a figure. */
  onPiece: (id: string) => void;
}): JSX.Element {
  const answer = createMemo(() => {
    const result = props.question && answerOnDesk(props.desk, deskRules(props.desk), props.question);
    return result?.ok ? result.value : null;
  });
  /** Squares of the answer’s lines, on which the board zooms in. Null shows the whole map. */
  const aboutWhat = createMemo(() => {
    const squares = answer()?.boardLines.flatMap((line) => line.squares) ?? [];
    return squares.length > 0 ? squares : null;
  });
  return (
    <DeskMap
      desk={props.desk}
      focus={aboutWhat()}
      overlay={answer()?.overlay ?? null}
      lines={answer()?.boardLines ?? []}
      snap
      onPiece={props.onPiece}
    />
  );
}
