import { say } from '../../text/say';
import './board.css';
import './terrain.css';
import './figures.css';
import { createMemo, createSignal, createUniqueId, For, Index, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { deviceSettings } from '../../app/settings/device-settings';
import type { Board } from '../../board/board';
import { squareName } from '../../grid/square';
import { squareAtPoint } from '../../view/board-points';
import { type DrawnMap, makeMapLayers } from '../../view/map-layers';
import { assignOverlayLayers, reuseBoardPieces } from '../../view/reuse';
import { nextRotation } from '../../view/rotation';
import { makeStrengthMarks } from '../../view/strengths';
import type { BoardObject, BoardOverlay, BoardPiece } from '../../view/types';
import { boardDrawingSize, type Size } from '../../view/viewport';
import { runInFrames } from '../kit/in-frames';
import { BoardButtons } from './board-buttons';
import { createBoardTouch } from './board-touch';
import { createCamera } from './camera';
import { ARROW_STEPS, createCursor } from './cursor';
import { watchGestures } from './gestures';
import { Markers } from './markers';
import { ContestedMark, CursorMark, ObjectMark } from './marks';
import { SquareNames } from './names';
import { AnswerLineShapes, LineObstacles, OverlayFills, StepNumbers } from './overlay';
import { Badges, DragGhost, Pieces } from './pieces';
import type { BoardViewProps } from './props';
import { SquareFinder } from './square-finder';
import { Terrain } from './terrain';
import { createTurnedBoardProps } from './turned-board-props';

const WIDTH = 12;
const HEIGHT = 13;

/**
 * Strength of objects, doors, walls and tokens. `upright` is the factor by which numbers are enlarged when the map is
 * zoomed out.
 */
function StrengthLabels(props: { board: Board; objects: readonly BoardObject[]; upright: number }): JSX.Element {
  const marks = createMemo(() => makeStrengthMarks(props.board, props.objects));
  return (
    <For each={marks()}>
      {({ x, y, of, strength }) => (
        <g class="strength" data-of={of} style={{ transform: `translate(${x}px, ${y}px) scale(${props.upright})` }}>
          <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={of === 'object' ? 6 : 2} />
          <text y="4.2">{strength}</text>
        </g>
      )}
    </For>
  );
}

/** The map with its figures. The view contains no game rules: it draws its props and reports taps, drags and keys. */
export function BoardView(props: BoardViewProps): JSX.Element {
  const id = createUniqueId();
  const seen = createTurnedBoardProps(props);
  const [roomy, setRoomy] = createSignal(false);
  const [laidOut, setLaidOut] = createSignal(false);
  const [drawnOnce, setDrawnOnce] = createSignal(false);
  const drawn = createMemo<DrawnMap | null>(
    (before) => (roomy() ? { board: seen.board, layers: makeMapLayers(seen.board, before) } : null),
    null,
  );
  // The view resets when the map or its orientation changes, not on changes within the map.
  const size = createMemo(() => ({ ...boardDrawingSize(seen.board), label: props.label }), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height && a.label === b.label,
  });
  const camera = createCamera(
    size,
    () => seen.focus,
    () => props.covered ?? 0,
    () => seen.opening,
  );
  const turn = () => props.onTurn?.(nextRotation(props.turn ?? 0));
  const cursor = createCursor(seen, camera, {
    turn,
    hold: (square) => props.onHold?.(seen.behind(square)),
    find: () => finder?.focus(),
  });
  const fingers = createBoardTouch(props, seen, camera, cursor);
  const ghost = () => fingers.dragging() ?? seen.ghost;
  const pieces = createMemo<readonly BoardPiece[]>((before) => reuseBoardPieces(before, seen.pieces), []);
  const slots = createMemo<readonly BoardOverlay[]>(
    (before) => assignOverlayLayers(before, seen.overlay, seen.ahead),
    [],
  );
  const [focused, setFocused] = createSignal(false);
  let port!: HTMLDivElement;
  let finder: HTMLInputElement | undefined;

  const whole = (): void => {
    setDrawnOnce(true);
    props.onDrawn?.();
  };
  onMount(() => {
    const fill = ({ width, height }: Size): void => {
      if (width > 0 && height > 0) camera.setRoom({ width, height });
    };
    // The observer reports after layout; measuring here would force another one.
    if (typeof ResizeObserver !== 'undefined') {
      const observer = new ResizeObserver((entries) => {
        for (const { contentRect } of entries) fill(contentRect);
        // Elements around the board are drawn first, because one frame for everything would block a slow phone.
        if (!roomy()) runInFrames([() => setRoomy(true), () => setLaidOut(true), whole]);
      });
      observer.observe(port);
      onCleanup(() => observer.disconnect());
    } else {
      fill(port.getBoundingClientRect());
      setRoomy(true);
      setLaidOut(true);
      whole();
    }
    onCleanup(watchGestures(port, fingers.targets));
    props.handle?.({
      home: () => camera.home(true),
      squareAtScreen: (clientX, clientY) => {
        const box = port.getBoundingClientRect();
        const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
        const square = inside
          ? squareAtPoint(seen.board, fingers.toBoard({ x: clientX - box.left, y: clientY - box.top }))
          : null;
        return square === null ? null : seen.behind(square);
      },
    });
  });

  // The transform alone changes while the map is panned. The layers are moved, not redrawn.
  const transform = (): string => {
    const { x, y, k } = camera.view();
    return `translate(${x}px, ${y}px) scale(${k / camera.drawn()})`;
  };
  /** Scale of numbers, which are drawn larger when the map is zoomed out. */
  const upright = () => Math.min(2, Math.max(0.8, 1 / camera.drawn()));
  const layer = () => ({
    width: size().width * camera.drawn(),
    height: size().height * camera.drawn(),
    viewBox: `0 0 ${size().width} ${size().height}`,
  });

  return (
    <div class="board" data-focused={focused() ? '' : undefined}>
      <div class="board-port" ref={port}>
        <Show when={laidOut() && drawn()}>
          {(now) => (
            <>
              <div class="board-scene" data-glide={camera.glide() ? '' : undefined} style={{ transform: transform() }}>
                <svg class="board-layer" aria-hidden="true" {...layer()}>
                  <Terrain
                    layers={now().layers}
                    starts={seen.starts}
                    id={id}
                    picture={deviceSettings.mapLayer() === 'picture' ? (props.picture ?? null) : null}
                    turn={props.turn ?? 0}
                  />
                  <Markers markers={seen.markers} id={id} />
                  <For each={seen.objects}>{(object) => <ObjectMark object={object} />}</For>
                  {props.marks}
                </svg>
                <Index each={slots()}>
                  {(overlay, index) => (
                    <svg
                      class="board-layer"
                      aria-hidden="true"
                      data-off={overlay() === seen.overlay ? undefined : ''}
                      {...layer()}
                    >
                      <OverlayFills overlay={overlay()} id={`${id}-${index}`} />
                    </svg>
                  )}
                </Index>
                <Show when={props.strengths}>
                  <svg class="board-layer" aria-hidden="true" {...layer()}>
                    <StrengthLabels board={seen.board} objects={seen.objects} upright={upright()} />
                  </svg>
                </Show>
                <svg
                  class="board-layer"
                  role="application"
                  aria-label={props.label}
                  aria-roledescription={say('map')}
                  aria-describedby={`${id}-help`}
                  tabindex="0"
                  {...layer()}
                  onKeyDown={(event) => {
                    if (event.ctrlKey || event.metaKey || event.altKey) return;
                    const side = event.shiftKey && props.onSide ? ARROW_STEPS[event.key] : undefined;
                    if (side) {
                      const from = cursor.square();
                      if (from === null) cursor.press(event.key);
                      else props.onSide?.(from, ...side);
                      return event.preventDefault();
                    }
                    if (cursor.press(event.key)) event.preventDefault();
                  }}
                  onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
                  onBlur={() => {
                    setFocused(false);
                    cursor.hide();
                  }}
                >
                  <g class="board-world">
                    <AnswerLineShapes lines={seen.lines} />
                    <Pieces pieces={pieces()} onAct={fingers.clicked} />
                    <LineObstacles lines={seen.lines} />
                    <StepNumbers signs={seen.signs} upright={upright()} />
                    <For each={seen.contested}>{(each) => <ContestedMark contested={each} />}</For>
                    <Show when={ghost()}>{(held) => <DragGhost ghost={held()} />}</Show>
                    <Show when={cursor.square() !== null}>
                      <CursorMark square={cursor.square() ?? 0} />
                    </Show>
                  </g>
                </svg>
                <svg
                  class="board-layer board-badges"
                  aria-hidden="true"
                  data-off={props.badged ? undefined : ''}
                  {...layer()}
                >
                  <Badges pieces={pieces()} upright={upright()} size={size()} />
                </svg>
              </div>
              <Show when={drawnOnce()}>
                <SquareNames
                  columns={seen.board.width}
                  rows={seen.board.height}
                  column={seen.rims.column}
                  row={seen.rims.row}
                  view={camera.view()}
                  scale={camera.drawn()}
                  glide={camera.glide()}
                />
              </Show>
            </>
          )}
        </Show>
      </div>
      <Show when={ghost()}>
        {(now) => <output class="board-target">{now().squares.map(seen.behind).map(squareName).join(' ')}</output>}
      </Show>
      <p class="spoken" id={`${id}-help`}>
        {say(
          'Arrow keys move between squares. Enter selects, h is a long press. n goes to the next figure, g to a square by name. Plus and minus zoom, r turns the map.',
        )}
      </p>
      <Show when={drawnOnce()}>
        <BoardButtons
          camera={camera}
          pictured={Boolean(props.picture)}
          onTurn={props.onTurn ? turn : null}
          place={props.buttons}
        />
        <SquareFinder
          ref={(input) => {
            finder = input;
          }}
          board={props.board}
          onFind={(square) => cursor.goTo(seen.inFront(square))}
          onChoose={() => cursor.press('Enter')}
        />
      </Show>
      <p class="spoken" role="status">
        {cursor.spoken()}
      </p>
    </div>
  );
}
