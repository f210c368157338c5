import { createMemo, type JSX } from 'solid-js';
import { answerOnDesk, type Desk, deskNaming, deskPosition, deskRules } from '../../../app/rules/desk';
import type { Question } from '../../../notation/case';
import { describeSquare } from '../../../text/names/square';
import { say } from '../../../text/say';
import { makePiecesWithDistinctInitials } from '../../../view/position-pieces';
import { BoardView } from '../../board/board-view';

/** Board of the position, with the lines and the overlay of the answer to one question under the desk’s edition. */
export function DeskBoard(props: { desk: Desk; question: Question | null }): JSX.Element {
  const answer = createMemo(() => {
    const result = props.question && answerOnDesk(props.desk, deskRules(props.desk), props.question);
    return result?.ok ? result.value : null;
  });
  /** Squares of the answer’s lines, on which the board zooms in. Null shows the whole map. */
  const aboutWhat = createMemo(() => {
    const squares = answer()?.boardLines.flatMap((line) => line.squares) ?? [];
    return squares.length > 0 ? squares : null;
  });
  const standing = (square: number): string[] =>
    deskPosition(props.desk)
      .pieces.filter((piece) => piece.squares.includes(square))
      .map((piece) => piece.name ?? piece.id);
  return (
    <div class="desk-board">
      <BoardView
        board={deskPosition(props.desk).board}
        label={say('Map {title}', { title: props.desk.name }).trim()}
        pieces={makePiecesWithDistinctInitials(deskPosition(props.desk))}
        objects={deskPosition(props.desk).objects.map((object) => ({
          id: object.id,
          square: object.at,
          letter: object.kind.charAt(0),
        }))}
        focus={aboutWhat()}
        overlay={answer()?.overlay ?? null}
        lines={answer()?.boardLines ?? []}
        describe={(square) => describeSquare(square, standing(square), deskNaming(props.desk))}
      />
    </div>
  );
}
