import { say } from '../../../text/say';
import './ruling.css';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { AnsweredPosition } from '../../../app/rules/answer-notation';
import type { Position } from '../../../table/position';
import { listAnswerNumbers } from '../../../text/answer/describe-answer';
import { describeSquare } from '../../../text/names/square';
import { describeQuestion } from '../../../text/screens/question-text';
import { makePositionPieces } from '../../../view/position-pieces';
import { BoardView } from '../../board/board-view';
import { Verdict } from '../verdict';
import { AnswerLineList } from './said-list';

/**
 * View of a question and its answer: verdict, numbers and all reasons with their passages, then the position with the
 * line.
 */
export function RulingView(props: { asked: AnsweredPosition }): JSX.Element {
  const answer = () => props.asked.answer;
  const question = createUniqueId();
  return (
    <article class="ruling" aria-labelledby={question}>
      <Show when={props.asked.title}>{(title) => <h2>{title()}</h2>}</Show>
      <p class="ruling-question" id={question}>
        {describeQuestion(props.asked.question, props.asked.naming)}
      </p>
      <div class="ruling-head">
        <Verdict tone={answer().tone}>{answer().verdict}</Verdict>
        <For each={listAnswerNumbers(answer())}>{(figure) => <span class="ruling-figure number">{figure}</span>}</For>
      </div>
      <AnswerLineList lines={answer().lines} />
      <RulingBoard asked={props.asked} />
    </article>
  );
}

/** Board of a position with the lines of its answer. */
export function RulingBoard(props: { asked: AnsweredPosition }): JSX.Element {
  const answer = () => props.asked.answer;
  const position = () => props.asked.position;
  return (
    <div class="ruling-board">
      <BoardView
        board={position().board}
        label={say('Map {title}', { title: props.asked.title }).trim()}
        pieces={makePositionPieces(position())}
        objects={position().objects.map((object) => ({
          id: object.id,
          square: object.at,
          letter: object.kind.charAt(0),
        }))}
        overlay={answer().overlay}
        lines={answer().boardLines}
        describe={(square) => describeSquare(square, standingOn(position(), square), naming(position()))}
      />
    </div>
  );
}

function standingOn(position: Position, square: number): string[] {
  return position.pieces.filter((piece) => piece.squares.includes(square)).map((piece) => piece.name ?? piece.id);
}

function naming(position: Position): Parameters<typeof describeSquare>[2] {
  return { piece: (id) => id, side: (side) => side, edition: (id) => id, board: position.board };
}
