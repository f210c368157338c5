import { say, sayMany } from '../../../text/say';
import './review-step.css';
import { createMemo, createSignal, createUniqueId, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { BLOCKING, HINDERING, OPEN, SPECIAL, WATER } from '../../../board/terrain';
import { edgeSquares } from '../../../grid/edge';
import { type Square, squareName } from '../../../grid/square';
import {
  type Doubt,
  doubtsOf,
  type EdgeLies,
  edgeAt,
  kindAt,
  type Mending,
  mendedBoard,
  NOTHING_MENDED,
  openDoubts,
  withEdge,
  withKind,
} from '../../../photo/corrections';
import type { PhotoReading, SquareKind } from '../../../photo/types';
import { placeOf, questionOf, wordsOfKind } from '../../../text/screens/photo-words';
import { BoardView } from '../../board/board-view';
import { Button } from '../../kit/button';
import { DoubtMarks } from './doubt-marks';
import { EdgeChoices } from './edge-choices';
import { SaveSheet } from './save-sheet';
import { SquareChoices } from './square-choices';

const KnownSheet = lazy(() => import('./known-sheet'));

/** What was read, over the picture: the doubtful first, one tap for each; any other square by a tap on it. */
export function ReviewStep(props: { flow: PhotoFlow; reading: PhotoReading }): JSX.Element {
  const id = createUniqueId();
  const [place, setPlace] = createSignal(0);
  const [chosen, setChosen] = createSignal<readonly Square[]>([]);
  const [naming, setNaming] = createSignal(false);
  const mending = () => props.flow.mending?.draft() ?? NOTHING_MENDED;
  const reading = () => props.reading;
  const board = createMemo(() => mendedBoard(reading(), mending()));
  const doubts = createMemo(() => doubtsOf(reading()));
  const open = createMemo(() => openDoubts(doubts(), mending()));
  const doubt = createMemo((): Doubt | null => {
    if (chosen().length > 0 || open().length === 0) return null;
    return open()[place() % open().length] ?? null;
  });
  /** Squares that the choices are about. */
  const subject = createMemo((): readonly Square[] => {
    const now = doubt();
    return chosen().length > 0 ? chosen() : now?.what === 'squares' ? now.squares : [];
  });
  // A square that is tapped can be seen already: the map stays where it is.
  const focus = createMemo((before: readonly Square[] | null): readonly Square[] | null => {
    const now = doubt();
    if (!now) return chosen().length > 0 ? before : null;
    return now.what === 'squares' ? now.squares : now.edges.flatMap((edge) => edgeSquares(edge));
  }, null);
  const kind = (): SquareKind => kindAt(reading(), mending(), subject()[0] ?? 0);

  let foot!: HTMLElement;
  const mend = (next: Mending): void => {
    props.flow.mending?.change(next);
    // The button that was pressed may be gone: whoever goes by keys must not start again from the top.
    queueMicrotask(() => {
      if (!foot.contains(document.activeElement))
        foot.querySelector<HTMLElement>('.answers > button, .photo-actions > button:last-child')?.focus();
    });
  };
  /** One tap: the doubt is settled, and the next one asks. */
  const answer = (next: SquareKind): void => mend(withKind(mending(), subject(), next));
  /** A part of it: what is chosen stays chosen, for there may be more to say. */
  const alter = (next: SquareKind): void => {
    const squares = subject();
    setChosen(squares);
    mend(withKind(mending(), squares, next));
  };
  const answerEdges = (now: Doubt & { readonly what: 'edges' }, lies: EdgeLies): void =>
    mend(withEdge(mending(), now.edges, lies));
  const goOn = (): void => {
    if (chosen().length > 0) setChosen([]);
    else setPlace((place() + 1) % Math.max(1, open().length));
  };
  const foundWords = (): string => {
    const { width, height, walls, terrain } = board();
    const count = walls.filter((edge) => edge !== OPEN).length;
    const size = { width, height };
    if (terrain.some((kind) => (kind & (HINDERING | BLOCKING | WATER | SPECIAL)) !== 0))
      return sayMany(count, '{width}×{height}, 1 wall. Check it.', '{width}×{height}, {n} walls. Check it.', size);
    return sayMany(
      count,
      '{width}×{height}, 1 wall, no terrain found. Check it.',
      '{width}×{height}, {n} walls, no terrain found. Check it.',
      size,
    );
  };
  const title = (): string => {
    if (chosen().length > 0)
      return `${chosen().map(squareName).slice(0, 4).join(', ')}${chosen().length > 4 ? ' …' : ''}: ${wordsOfKind(kind())}`;
    const now = doubt();
    return now ? `${placeOf(now)}: ${questionOf(now)}` : foundWords();
  };
  const describe = (square: Square): string => {
    const asked = open().some((each) => each.what === 'squares' && each.squares.includes(square));
    return `${squareName(square)}, ${wordsOfKind(kindAt(reading(), mending(), square))}${asked ? `, ${say('not sure')}` : ''}`;
  };

  return (
    <>
      <BoardView
        board={board()}
        label={say('Map from your photo')}
        pieces={[]}
        picture={props.flow.skin()}
        starts={[...board().starts].map(([side, squares]) => ({ squares, name: side, colour: `var(--side-${side})` }))}
        marks={<DoubtMarks doubts={open()} now={doubt()} chosen={chosen()} id={id} />}
        focus={focus()}
        squaresOnly
        describe={describe}
        onSquare={(square) => setChosen([square])}
        onPiece={() => undefined}
        onDrop={() => undefined}
      />
      <footer ref={foot} class="photo-foot review">
        <p class="review-count">
          {open().length === 0 ? say('Nothing left to check') : say('{count} to check', { count: open().length })}
          <Show when={open().length > 0 && chosen().length === 0}>
            <span class="muted small">
              {' '}
              {say('· {place} of {count}', { place: (place() % open().length) + 1, count: open().length })}
            </span>
          </Show>
        </p>
        <p class="review-question" role="status">
          {title()}
        </p>
        <Show when={subject().length > 0}>
          <SquareChoices
            doubt={doubt()}
            kind={kind()}
            sides={subject().length === 1 ? (subject()[0] ?? null) : null}
            board={board()}
            edgeAt={(edge) => edgeAt(reading(), mending(), edge)}
            onAnswer={answer}
            onAlter={alter}
            onEdge={(edge, lies) => {
              setChosen(subject());
              mend(withEdge(mending(), [edge], lies));
            }}
          />
        </Show>
        <Show when={edgesOf(doubt())}>
          {(now) => <EdgeChoices doubt={now()} onAnswer={(lies) => answerEdges(now(), lies)} />}
        </Show>
        <Show when={open().length === 0 && chosen().length === 0}>
          <p class="muted small">{say('Tap a square to change it or its walls.')}</p>
        </Show>
        <div class="photo-actions">
          <Show when={chosen().length > 0 || open().length > 1}>
            <Button onClick={goOn}>
              {chosen().length > 0 ? (open().length > 0 ? say('Next') : say('Done')) : say('Skip')}
            </Button>
          </Show>
          <Button tone={open().length === 0 ? 'accent' : 'plain'} onClick={() => setNaming(true)}>
            {say('Save the map')}
          </Button>
        </div>
      </footer>
      <Suspense>
        <Show when={props.flow.likely().length > 0 && !naming()}>
          <KnownSheet
            maps={props.flow.likely()}
            onTake={props.flow.takeKnown}
            onNone={() => props.flow.takeKnown(null)}
          />
        </Show>
      </Suspense>
      <Show when={naming()}>
        <SaveSheet doubts={open().length} onSave={props.flow.save} onClose={() => setNaming(false)} />
      </Show>
    </>
  );
}

function edgesOf(doubt: Doubt | null): (Doubt & { readonly what: 'edges' }) | null {
  return doubt?.what === 'edges' ? doubt : null;
}
