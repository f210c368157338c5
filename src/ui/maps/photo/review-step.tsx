import { say, sayMany } from '../../../text/say';
import './review-step.css';
import { createEffect, createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { type Edge, edgeSquares } from '../../../grid/edge';
import { type Square, squareName } from '../../../grid/square';
import {
  applyCorrections,
  type CorrectedEdge,
  type Corrections,
  confirmSquares,
  correctedEdgeAt,
  correctedKindAt,
  type Doubt,
  type EdgeDoubt,
  type KindChange,
  listDoubts,
  listOpenDoubts,
  NO_CORRECTIONS,
  type SquareDoubt,
  withCorrectedEdge,
  withKindChange,
} from '../../../photo/corrections';
import type { PhotoReading, SquareKind } from '../../../photo/types';
import {
  describeDoubt,
  describeDoubtPlace,
  describeExampleEffect,
  describeFoundTerrain,
  describeSquareKind,
  GROUND_TERRAINS,
  groundBits,
} from '../../../text/screens/photo-text';
import { BoardView } from '../../board/board-view';
import type { BoardHandle } from '../../board/props';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { NextFrame } from '../../kit/in-frames';
import { lazyPart } from '../../kit/lazy-part';
import { DoubtMarks } from './doubt-marks';
import { ExampleStep } from './example-step';
import { PhotoFault } from './pixel-canvas';
import { SaveSheet } from './save-sheet';
import { EdgeChoices, SquareChoices, WallChoices } from './square-choices';
import { createSquareSelection } from './square-selection';

const KnownSheet = lazyPart(() => import('./known-sheet'));

/**
 * Step that shows the recognized map over the photo. Uncertain areas come first, with a question each, then a summary.
 * Taps and drags select other squares.
 */
export function ReviewStep(props: {
  flow: PhotoFlow;
  reading: PhotoReading;
  /** Opens the editor for the map with this id, which was just saved. */
  onEdit: (id: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [place, setPlace] = createSignal(0);
  const [showing, setShowing] = createSignal(false);
  const [example, setExample] = createSignal<Square | null>(null);
  const [naming, setNaming] = createSignal(false);
  const [drawn, setDrawn] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const mending = () => props.flow.corrections?.draft() ?? NO_CORRECTIONS;
  const reading = () => props.reading;
  const board = createMemo(() => applyCorrections(reading(), mending()));
  const marking = createSquareSelection(board);
  const chosen = marking.squares;
  const doubts = createMemo(() => listDoubts(reading()));
  const open = createMemo(() => listOpenDoubts(doubts(), mending()));
  /** Whether the user selects squares to correct, instead of answering a doubt. */
  const choosing = () => showing() || marking.on() || chosen().length > 0;
  const doubt = createMemo((): Doubt | null => (choosing() ? null : (open()[place() % open().length] ?? null)));
  /** Squares that the choices apply to. */
  const subject = createMemo((): readonly Square[] => (choosing() ? chosen() : (squaresOf(doubt())?.squares ?? [])));
  const marked = (): readonly Square[] => {
    const shown = example();
    return shown === null ? chosen() : [shown];
  };
  const kinds = createMemo(() => subject().map((square) => correctedKindAt(reading(), mending(), square)));
  let chose = false;
  // A tapped square is already visible, so the map does not move. The next doubt is scrolled into view.
  const focus = createMemo((before: readonly Square[] | null): readonly Square[] | null => {
    const now = doubt();
    const anew = chose;
    chose = choosing();
    if (!now) return chose ? before : null;
    const squares = now.what === 'squares' ? now.squares : now.edges.flatMap((edge) => edgeSquares(edge));
    return anew ? [...squares] : squares;
  }, null);

  // The sheet of similar maps loads while the map is drawn.
  createEffect(() => void (props.flow.likely().length > 0 && KnownSheet.preload()));

  let foot!: HTMLElement;
  let view: BoardHandle | undefined;
  const mend = (next: Corrections): void => {
    props.flow.corrections?.change(next);
    // After the last doubt the full map is shown, so the user checks the result.
    if (doubt() === null && !choosing()) view?.home();
    // The pressed button may be gone, so the focus moves to the next answer for keyboard users.
    queueMicrotask(() => {
      if (!foot.contains(document.activeElement))
        foot.querySelector<HTMLElement>('.answers > button, .photo-actions > button:last-child')?.focus();
    });
  };
  /** Answers the doubt with one tap and moves to the next doubt. */
  const answer = (change: KindChange): void => mend(withKindChange(reading(), mending(), subject(), change));
  /** Applies a change that does not answer the doubt. The squares stay selected, because more changes may follow. */
  const alter = (next: Corrections): void => {
    marking.set(subject());
    mend(next);
    marking.markAnswered();
  };
  const alterEdges = (edges: readonly Edge[], lies: CorrectedEdge): void =>
    alter(withCorrectedEdge(mending(), edges, lies));
  const goOn = (): void => {
    if (chosen().length > 0) marking.set([]);
    else setPlace((place() + 1) % Math.max(1, open().length));
  };
  const showExample = (on: boolean): void => {
    marking.setOn(false);
    setExample(null);
    setShowing(on);
  };
  const edit = async (): Promise<void> => {
    setBusy(true);
    setFault(await props.flow.saveUnnamed());
    setBusy(false);
    const saved = props.flow.saved();
    if (fault() === null && saved) props.onEdit(saved.id);
  };
  const title = (): string => {
    const now = doubt();
    if (now) return `${describeDoubtPlace(now)}: ${describeDoubt(now)}`;
    if (chosen().length > 0) return wordsOfChosen(chosen(), kinds());
    return marking.on() ? say('Draw over squares, or around an area.') : describeFoundTerrain(board());
  };
  const describe = (square: Square): string => {
    const asked = open().some((each) => each.what === 'squares' && each.squares.includes(square));
    const words = [squareName(square), describeSquareKind(correctedKindAt(reading(), mending(), square))];
    if (asked) words.push(say('not sure'));
    if (marking.on() && chosen().includes(square)) words.push(say('marked'));
    return words.join(', ');
  };

  return (
    <>
      <BoardView
        board={board()}
        label={say('Map from your photo')}
        picture={props.flow.straightenedUrl()}
        starts={[...board().starts].map(([side, squares]) => ({ squares, name: side, colour: `var(--side-${side})` }))}
        marks={<DoubtMarks doubts={open()} now={doubt()} chosen={marked()} id={id} />}
        focus={focus()}
        squaresOnly
        handle={(given) => {
          view = given;
        }}
        onDrawn={() => setDrawn(true)}
        stroke={marking.stroke()}
        describe={describe}
        onSquare={showing() ? setExample : marking.choose}
      />
      <footer ref={foot} class="photo-foot review">
        <Show
          when={!showing()}
          fallback={
            <ExampleStep flow={props.flow} board={board()} square={example()} onDone={() => showExample(false)} />
          }
        >
          <div class="review-head">
            <p class="review-count">
              {open().length === 0 ? say('Nothing left to check') : say('{count} to check', { count: open().length })}
            </p>
            <Button class="review-way" aria-pressed={marking.on()} onClick={() => marking.setOn(!marking.on())}>
              <Show when={marking.on()}>
                <Icon name="check" size={18} />
              </Show>
              {say('Mark squares')}
            </Button>
            {/* Without a photo there is nothing to read again. */}
            <Show when={props.flow.canReadAgain()}>
              <Button class="review-way" onClick={() => showExample(true)}>
                {say('Show an example')}
              </Button>
            </Show>
            <Button class="review-way" disabled={busy()} onClick={() => void edit()}>
              <Icon name="edit" size={18} />
              {say('Edit')}
            </Button>
          </div>
          <PhotoFault text={fault() ?? props.flow.fault()} />
          <Show when={props.flow.exampleEffect()}>
            {(learnt) => (
              <p class="review-learnt" role="status">
                {describeExampleEffect(learnt())}
              </p>
            )}
          </Show>
          <p class="review-question" role="status">
            {title()}
          </p>
          <NextFrame>
            <Show when={subject().length > 0}>
              <SquareChoices
                doubt={squaresOf(doubt())}
                kinds={kinds()}
                sides={subject().length === 1 ? (subject()[0] ?? null) : null}
                board={board()}
                edgeAt={(edge) => correctedEdgeAt(reading(), mending(), edge)}
                onAnswer={answer}
                onAsShown={() => mend(confirmSquares(mending(), subject()))}
                onAlter={(change) => alter(withKindChange(reading(), mending(), subject(), change))}
                onEdge={(edge, lies) => alterEdges([edge], lies)}
              >
                <Show when={!doubt() && subject().length > 1}>
                  <WallChoices board={board()} squares={subject()} onEdges={alterEdges} />
                </Show>
              </SquareChoices>
            </Show>
            <Show when={edgesOf(doubt())}>
              {(now) => (
                <EdgeChoices doubt={now()} onAnswer={(lies) => mend(withCorrectedEdge(mending(), now().edges, lies))} />
              )}
            </Show>
            <Show when={chosen().length === 0 && (marking.on() || open().length === 0)}>
              <p class="muted small">
                {marking.on()
                  ? say('Tap a square to add or remove it. Two fingers move the map.')
                  : say('Tap a square to change it or its walls.')}
              </p>
            </Show>
            <div class="photo-actions">
              <Show when={chosen().length > 0 || (doubt() && open().length > 1)}>
                <Button onClick={goOn}>{wordsOfGoingOn(chosen().length > 0, marking.on(), open().length)}</Button>
              </Show>
              <Button tone={open().length === 0 ? 'accent' : 'plain'} onClick={() => setNaming(true)}>
                {say('Save the map')}
              </Button>
            </div>
          </NextFrame>
        </Show>
      </footer>
      <Show when={drawn() && props.flow.likely().length > 0 && !naming()}>
        <KnownSheet
          maps={props.flow.likely()}
          onTake={props.flow.takeKnown}
          onNone={() => props.flow.takeKnown(null)}
        />
      </Show>
      <Show when={naming()}>
        <SaveSheet doubts={open().length} onSave={props.flow.save} onClose={() => setNaming(false)} />
      </Show>
    </>
  );
}

function squaresOf(doubt: Doubt | null): SquareDoubt | null {
  return doubt?.what === 'squares' ? doubt : null;
}

function edgesOf(doubt: Doubt | null): EdgeDoubt | null {
  return doubt?.what === 'edges' ? doubt : null;
}

/**
 * Returns the title of selected squares: `c4: Hindering`, `14 squares: Hindering`. Squares of different types are
 * described by their common terrain.
 */
function wordsOfChosen(squares: readonly Square[], kinds: readonly SquareKind[]): string {
  const place =
    squares.length <= 4 ? squares.map(squareName).join(', ') : sayMany(squares.length, '1 square', '{n} squares');
  const [first] = kinds;
  if (!first) return place;
  const text = describeSquareKind(first);
  if (kinds.every((kind) => describeSquareKind(kind) === text)) return `${place}: ${text}`;
  const ground = GROUND_TERRAINS.find(({ bit }) => kinds.every((kind) => groundBits(kind) === bit));
  return ground
    ? say('{squares}: {terrain}, otherwise mixed', { squares: place, terrain: ground.name })
    : say('{squares}: mixed', { squares: place });
}

function wordsOfGoingOn(chosen: boolean, marking: boolean, left: number): string {
  if (!chosen) return say('Skip');
  if (marking) return say('Unmark');
  return left > 0 ? say('Next') : say('Done');
}
