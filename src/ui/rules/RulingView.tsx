import './RulingView.css';
import { For, type JSX, Show } from 'solid-js';
import type { Position } from '../../table/position';
import { wordsOfSquare } from '../../text/square';
import { BoardView } from '../board/BoardView';
import type { BoardPiece } from '../board/types';
import { Verdict } from '../parts/Verdict';
import { passageAddress } from './address';
import type { AskedPosition } from './askText';

/** The answer: the verdict with its numbers, the position with the line drawn, every reason with its passage. */
export function RulingView(props: { asked: AskedPosition }): JSX.Element {
  const ruling = () => props.asked.ruling;
  const position = () => props.asked.position;
  return (
    <article class="ruling">
      <Show when={props.asked.title}>{(title) => <h2>{title()}</h2>}</Show>
      <div class="ruling-head">
        <Verdict tone={ruling().tone}>{ruling().verdict}</Verdict>
        <For each={ruling().figures}>{(figure) => <span class="ruling-figure number">{figure}</span>}</For>
      </div>
      <div class="ruling-board">
        <BoardView
          board={position().board}
          label={`Map ${props.asked.title ?? ''}`.trim()}
          pieces={piecesOf(position())}
          objects={position().objects.map((object) => ({
            id: object.id,
            square: object.at,
            letter: object.kind.charAt(0),
          }))}
          overlay={ruling().overlay}
          lines={ruling().lines}
          describe={(square) => wordsOfSquare(square, standingOn(position(), square), naming(position()))}
          onSquare={() => {}}
          onPiece={() => {}}
          onDrop={() => {}}
        />
      </div>
      <ul class="ruling-said">
        <For each={ruling().said}>
          {(said) => (
            <li data-tone={said.tone}>
              <p>{said.text}</p>
              <p class="ruling-passage muted small" aria-hidden={said.cite ? 'true' : undefined}>
                {said.passage}
              </p>
              <Show when={said.cite}>
                {(cite) => (
                  <a class="ruling-open" href={passageAddress(cite())}>
                    <span class="spoken">{said.passage}</span>
                  </a>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </article>
  );
}

const SIDE_COLOURS = ['red', 'blue', 'green', 'violet'] as const;

function piecesOf(position: Position): BoardPiece[] {
  return position.pieces.map((piece) => {
    const side = Math.max(0, position.order.indexOf(piece.side));
    const colour = SIDE_COLOURS.find((known) => known === piece.side) ?? SIDE_COLOURS[side % SIDE_COLOURS.length];
    return {
      id: piece.id,
      name: `${piece.name ?? piece.id}, ${piece.side}`,
      initials: piece.id.slice(0, 3),
      squares: piece.squares,
      colour: `var(--side-${colour})`,
      ring: side,
      tokens: piece.tokens,
      selected: false,
      dimmed: false,
      movable: false,
      badge: null,
    };
  });
}

function standingOn(position: Position, square: number): string[] {
  return position.pieces.filter((piece) => piece.squares.includes(square)).map((piece) => piece.name ?? piece.id);
}

function naming(position: Position): Parameters<typeof wordsOfSquare>[2] {
  return { piece: (id) => id, side: (side) => side, edition: (id) => id, board: position.board };
}
