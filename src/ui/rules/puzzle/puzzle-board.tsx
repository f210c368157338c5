import { say } from '../../../text/say';
import './puzzle.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { OpenedPuzzle } from '../../../app/puzzle/puzzle-book';
import type { PuzzleAnswer } from '../../../plan/puzzle/puzzle';
import type { Piece } from '../../../table/piece';
import { sideName } from '../../../text/names/ids';
import { describeSquare } from '../../../text/names/square';
import { describePuzzlePowers, describePuzzleState, describePuzzleValues } from '../../../text/screens/puzzle-text';
import { makePlanLines, makePlanSigns } from '../../../view/plan';
import { makePiecesWithDistinctInitials } from '../../../view/position-pieces';
import { BoardView } from '../../board/board-view';

/** Board of a puzzle with the arrows of one plan. A tap on a figure shows its values below the board. */
export function PuzzleBoard(props: {
  puzzle: OpenedPuzzle;
  /** Plan to draw. Null draws none. */
  plan: PuzzleAnswer['plan'] | null;
  /** Whether to show the rolls of the plan, which the puzzle hides before the answer. */
  rolls: boolean;
}): JSX.Element {
  const position = () => props.puzzle.position;
  const [chosen, setChosen] = createSignal<string | null>(null);
  const piece = () => position().pieces.find(({ id }) => id === chosen()) ?? null;
  const pieces = createMemo(() =>
    makePiecesWithDistinctInitials(position()).map((each) => ({ ...each, selected: each.id === chosen() })),
  );
  const plan = createMemo(() => {
    if (!props.plan) return null;
    if ('missionSteps' in props.plan) return { steps: props.plan.missionSteps };
    return { steps: props.plan.steps.map((step) => (props.rolls ? step : { ...step, rolls: [] })) };
  });
  const namesOn = (square: number) =>
    position()
      .pieces.filter(({ squares }) => squares.includes(square))
      .map(({ name, id }) => name ?? id);
  return (
    <>
      <div class="puzzle-board">
        <BoardView
          board={position().board}
          label={say('Map of the puzzle')}
          pieces={pieces()}
          objects={position().objects.map(({ id, at, kind }) => ({ id, square: at, letter: kind.charAt(0) }))}
          lines={makePlanLines(plan() ?? { steps: [] }, props.puzzle.table)}
          signs={makePlanSigns(plan() ?? { steps: [] }, props.puzzle.table)}
          describe={(square) => describeSquare(square, namesOn(square), props.puzzle.naming)}
          strengths={props.puzzle.ruleset.mission !== undefined}
          snap
          onPiece={(id) => setChosen(id === chosen() ? null : id)}
        />
      </div>
      <div class="puzzle-figure" role="status">
        <Show when={piece()} fallback={<p class="muted small">{say('Tap a figure to see its values.')}</p>}>
          {(shown) => <PuzzleFigure piece={shown()} />}
        </Show>
      </div>
      <details class="puzzle-figures">
        <summary>{say('All figures')}</summary>
        <ul>
          <For each={position().pieces}>
            {(each) => (
              <li>
                <PuzzleFigure piece={each} />
              </li>
            )}
          </For>
        </ul>
      </details>
    </>
  );
}

function PuzzleFigure(props: { piece: Piece }): JSX.Element {
  return (
    <>
      <p>
        <strong>{props.piece.name ?? props.piece.id}</strong> {sideName(props.piece.side)} ·{' '}
        {describePuzzleState(props.piece)}
      </p>
      <p class="small">{describePuzzleValues(props.piece)}</p>
      <Show when={describePuzzlePowers(props.piece)}>{(powers) => <p class="small">{powers()}</p>}</Show>
    </>
  );
}
