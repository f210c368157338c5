import { say } from '../../../text/say';
import './ruling-view.css';
import { For, type JSX, Show } from 'solid-js';
import type { AskedPosition } from '../../../app/rules/ask-text';
import type { Position } from '../../../table/position';
import { figuresOf } from '../../../text/answer/present';
import { wordsOfSquare } from '../../../text/names/square';
import { piecesOf } from '../../../view/standing';
import { BoardView } from '../../board/board-view';
import { Verdict } from '../verdict';
import { SaidList } from './said-list';

/** The answer: the verdict with its numbers, the position with the line drawn, every reason with its passage. */
export function RulingView(props: { asked: AskedPosition }): JSX.Element {
  const answer = () => props.asked.answer;
  const position = () => props.asked.position;
  return (
    <article class="ruling">
      <Show when={props.asked.title}>{(title) => <h2>{title()}</h2>}</Show>
      <div class="ruling-head">
        <Verdict tone={answer().tone}>{answer().verdict}</Verdict>
        <For each={figuresOf(answer())}>{(figure) => <span class="ruling-figure number">{figure}</span>}</For>
      </div>
      <div class="ruling-board">
        <BoardView
          board={position().board}
          label={say('Map {title}', { title: props.asked.title }).trim()}
          pieces={piecesOf(position())}
          objects={position().objects.map((object) => ({
            id: object.id,
            square: object.at,
            letter: object.kind.charAt(0),
          }))}
          overlay={answer().overlay}
          lines={answer().drawn}
          describe={(square) => wordsOfSquare(square, standingOn(position(), square), naming(position()))}
          onSquare={() => {}}
          onPiece={() => {}}
          onDrop={() => {}}
        />
      </div>
      <SaidList lines={answer().lines} />
    </article>
  );
}

function standingOn(position: Position, square: number): string[] {
  return position.pieces.filter((piece) => piece.squares.includes(square)).map((piece) => piece.name ?? piece.id);
}

function naming(position: Position): Parameters<typeof wordsOfSquare>[2] {
  return { piece: (id) => id, side: (side) => side, edition: (id) => id, board: position.board };
}
