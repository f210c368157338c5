import './desk.css';
import { type JSX, Show } from 'solid-js';
import { type Desk, deskNaming, deskPosition } from '../../../app/rules/desk';
import { parseSquare, type Square, squareName } from '../../../grid/square';
import { say } from '../../../text/say';
import { DeskMap } from './desk-board';

/** Parts of a question that a tap on the board chooses. */
export type QuestionPart = 'figure' | 'target';

export interface QuestionBoardProps {
  desk: Desk;
  /** Part that the next tap chooses. */
  part: QuestionPart;
  onPart: (part: QuestionPart) => void;
  /** Id of the figure. */
  figure: string;
  onFigure: (id: string) => void;
  /** Id of the target, or name of its square or wall: `c3`, `b2/b3`. Empty if none is chosen. */
  target: string;
  /** What a target may be. Null for a question without a target. */
  aim: { readonly figures: boolean; readonly squares: boolean } | null;
  onTarget: (target: string) => void;
}

/** Board on which taps choose the figure and the target of a question. Both are shown above the board. */
export function QuestionBoard(props: QuestionBoardProps): JSX.Element {
  const position = () => deskPosition(props.desk);
  const piece = (id: string) => position().pieces.find((each) => each.id === id);
  const aimsAtSquaresOnly = () => props.part === 'target' && props.aim?.figures === false;
  const squaresOf = (target: string): readonly Square[] =>
    piece(target)?.squares ??
    target.split('/').flatMap((name) => {
      const square = parseSquare(name);
      return square === null ? [] : [square];
    });
  const chooseFigure = (id: string): void => {
    if (props.part === 'target') {
      if (id !== props.figure) props.onTarget(id);
      return;
    }
    props.onFigure(id);
    if (props.aim) props.onPart('target');
  };
  const chooseSquare = (square: Square): void => {
    if (!props.aim?.squares) return;
    props.onTarget(squareName(square));
    props.onPart('target');
  };
  const line = () => {
    const [from] = squaresOf(props.figure);
    const [to] = squaresOf(props.target);
    if (!props.aim || from === undefined || to === undefined || from === to) return [];
    const kind = props.aim.figures ? ('fire' as const) : ('way' as const);
    return [{ squares: [from, to], kind, stopped: false, stops: [], hindrances: [], arrow: true }];
  };
  const hint = () => {
    if (props.part === 'figure') return say('Tap the figure on the board.');
    if (!props.aim?.figures) return say('Tap the square on the board.');
    return props.aim.squares ? say('Tap a target: a figure or a square.') : say('Tap the target on the board.');
  };
  const naming = () => deskNaming(props.desk);
  const targetName = () => (piece(props.target) ? naming().piece(props.target) : props.target);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: The label is visible in the hint. */}
      <div class="halves desk-parts" role="group" aria-label={say('What a tap on the board chooses')}>
        <Part
          label={say('Figure')}
          value={naming().piece(props.figure)}
          on={props.part === 'figure'}
          onChoose={() => props.onPart('figure')}
        />
        <Show when={props.aim}>
          <Part
            label={props.aim?.figures ? say('Target') : say('Square')}
            value={targetName() || '—'}
            on={props.part === 'target'}
            onChoose={() => props.onPart('target')}
          />
        </Show>
      </div>
      <p class="desk-hint muted small" role="status">
        {hint()}
      </p>
      <DeskMap
        desk={props.desk}
        mark={(each) => ({ ...each, selected: each.id === props.figure })}
        lines={line()}
        overlay={{ fills: props.aim && !piece(props.target) ? { stop: squaresOf(props.target) } : {}, numbers: [] }}
        snap
        squaresOnly={aimsAtSquaresOnly()}
        onPiece={chooseFigure}
        onSquare={chooseSquare}
      />
    </>
  );
}

function Part(props: { label: string; value: string; on: boolean; onChoose: () => void }): JSX.Element {
  return (
    <button type="button" class="tile" aria-pressed={props.on} onClick={() => props.onChoose()}>
      <small class="muted">{props.label}</small> <strong class="clip">{props.value}</strong>
    </button>
  );
}
