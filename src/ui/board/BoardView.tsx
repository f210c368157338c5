import './board.css';
import './terrain.css';
import './figures.css';
import './tiers.css';
import { createMemo, createSignal, createUniqueId, For, Index, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { pictureShown, showPicture } from '../../app/pictureShown';
import { squareName } from '../../grid/square';
import { IconButton } from '../parts/IconButton';
import { createCamera } from './camera';
import { createCursor } from './cursor';
import type { Point } from './geometry';
import { watchGestures } from './gestures';
import { keptPieces, slotted } from './kept';
import { layersOf } from './layers';
import { Markers } from './Markers';
import { CursorMark, ObjectMark } from './Marks';
import { Names } from './Names';
import { Fills, Lines, Signs } from './Overlay';
import { Badges, Ghost, Pieces } from './Pieces';
import { dragged, pieceUnder, squareUnder } from './place';
import type { BoardViewProps } from './props';
import { SquareFinder } from './SquareFinder';
import { createSeen } from './seen';
import { Terrain } from './Terrain';
import { nextTurn } from './turn';
import type { BoardGhost, BoardOverlay, BoardPiece } from './types';
import { pointAt } from './view';

/** Pixels around a figure that count as the figure. */
const FINGER = 20;
/** What is grabbed where a finger draws. */
const STROKE = ' stroke';
const SIDES: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map with its figures. It knows no rules: it draws what it is given and tells what was tapped, dragged or chosen by key. */
export function BoardView(props: BoardViewProps): JSX.Element {
  const id = createUniqueId();
  const seen = createSeen(props);
  const layers = createMemo(() => layersOf(seen.board));
  // The view starts anew with another map or another way to look at it, not with a change on this one.
  const size = createMemo(() => ({ width: layers().width, height: layers().height, label: props.label }), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height && a.label === b.label,
  });
  const camera = createCamera(size, () => seen.focus);
  const turn = () => props.onTurn?.(nextTurn(props.turn ?? 0));
  const cursor = createCursor(seen, camera, {
    turn,
    hold: (square) => props.onHold?.(seen.behind(square)),
    find: () => finder?.focus(),
  });
  const pieces = createMemo<readonly BoardPiece[]>((before) => keptPieces(before, seen.pieces), []);
  const slots = createMemo<readonly BoardOverlay[]>((before) => slotted(before, seen.overlay, seen.ahead), []);
  const [dragging, setDragging] = createSignal<BoardGhost | null>(null);
  const [focused, setFocused] = createSignal(false);
  let port!: HTMLDivElement;
  let finder: HTMLInputElement | undefined;
  /** How things were before the last tap, which may have moved the map. */
  let before = { view: camera.view(), held: false };
  /** A tap was told already; the click that follows it is the same one. */
  let tapped = false;

  const toBoard = (at: Point): Point => pointAt(camera.view(), at);
  const pieceAt = (at: Point, target: EventTarget | null, reach: number): string | null => {
    const marked = target instanceof Element ? target.closest('[data-piece]')?.getAttribute('data-piece') : null;
    return marked ?? pieceUnder(seen.board, seen.pieces, toBoard(at), reach)?.id ?? null;
  };
  const ghostOf = (piece: string, from: Point, at: Point): BoardGhost | null => {
    const figure = seen.pieces.find((each) => each.id === piece);
    const squares = figure && dragged(seen.board, figure.squares, toBoard(from), toBoard(at));
    return figure && squares ? { squares, initials: figure.initials, colour: figure.colour } : null;
  };
  const drop = (piece: string, from: Point, at: Point): void => {
    const ghost = ghostOf(piece, from, at);
    const before = seen.pieces.find((each) => each.id === piece)?.squares;
    setDragging(null);
    if (ghost?.squares.some((square, index) => square !== before?.[index]))
      props.onDrop(piece, ghost.squares.map(seen.behind));
  };
  const tap = (at: Point, target: EventTarget | null): void => {
    tapped = true;
    before = { view: camera.view(), held: camera.held() };
    cursor.hide();
    if (props.stroke) {
      props.stroke.end(toBoard(at), toBoard(at));
      return;
    }
    const piece = props.squaresOnly ? null : pieceAt(at, target, props.snap ? FINGER / camera.view().k : 0);
    const square = squareUnder(seen.board, toBoard(at));
    if (piece !== null) props.onPiece(piece);
    else if (square !== null) seen.onSquare(square);
  };
  const clicked = (piece: string): void => {
    if (!tapped && !props.squaresOnly) props.onPiece(piece);
    tapped = false;
  };

  onMount(() => {
    const measure = (): void => {
      const box = port.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) camera.setRoom({ width: box.width, height: box.height });
    };
    measure();
    if (typeof ResizeObserver !== 'undefined') {
      const observer = new ResizeObserver(measure);
      observer.observe(port);
      onCleanup(() => observer.disconnect());
    }
    const stop = watchGestures(port, {
      press: () => {
        tapped = false;
        camera.touch(true);
      },
      release: () => camera.touch(false),
      grab: (at, target) => {
        if (props.stroke) return STROKE;
        if (props.squaresOnly) return null;
        const found = pieceAt(at, target, 0);
        return props.pieces.find((piece) => piece.id === found)?.movable ? found : null;
      },
      tap,
      doubleTap: (at, target) => {
        // Twice on a figure is two taps: only the ground zooms.
        if (props.stroke || pieceAt(at, target, 0) !== null) return tap(at, target);
        tapped = true;
        // Squares side by side are tapped quickly one after the other.
        if (props.squaresOnly) tap(at, null);
        else {
          if (before.held) camera.home(true);
          else camera.zoom(2, at, true, before.view);
          props.onZoomed?.();
        }
      },
      hold: (at, target) => {
        const square = squareUnder(seen.board, toBoard(at));
        if (!props.onHold || props.stroke || props.squaresOnly || square === null || pieceAt(at, target, 0) !== null)
          return false;
        tapped = true;
        cursor.hide();
        props.onHold(seen.behind(square));
        return true;
      },
      pan: camera.pan,
      zoom: (factor, at) => camera.zoom(factor, at, false),
      drag: (piece, from, at) => {
        if (piece !== STROKE) return void setDragging(ghostOf(piece, from, at));
        cursor.hide();
        props.stroke?.draw(toBoard(from), toBoard(at));
      },
      drop: (piece, from, at) => {
        tapped = true;
        if (piece === STROKE) props.stroke?.end(toBoard(from), toBoard(at));
        else drop(piece, from, at);
      },
      dropNothing: () => {
        setDragging(null);
        props.stroke?.cancel();
      },
    });
    onCleanup(stop);
    props.handle?.({
      home: () => camera.home(true),
      squareAtScreen: (clientX, clientY) => {
        const box = port.getBoundingClientRect();
        const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
        const square = inside
          ? squareUnder(seen.board, toBoard({ x: clientX - box.left, y: clientY - box.top }))
          : null;
        return square === null ? null : seen.behind(square);
      },
    });
  });

  // Only this changes while the map is panned: the layers are moved as they are, and not drawn anew.
  const transform = (): string => {
    const { x, y, k } = camera.view();
    return `translate(${x}px, ${y}px) scale(${k / camera.drawn()})`;
  };
  const layer = () => ({
    width: layers().width * camera.drawn(),
    height: layers().height * camera.drawn(),
    viewBox: `0 0 ${layers().width} ${layers().height}`,
  });

  return (
    <div class="board" data-focused={focused() ? '' : undefined}>
      <div class="board-port" ref={port}>
        <div class="board-scene" data-glide={camera.glide() ? '' : undefined} style={{ transform: transform() }}>
          <svg class="board-layer" aria-hidden="true" {...layer()}>
            <Terrain
              layers={layers()}
              starts={seen.starts}
              id={id}
              picture={pictureShown() ? (props.picture ?? null) : null}
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
                <Fills overlay={overlay()} id={`${id}-${index}`} />
              </svg>
            )}
          </Index>
          <svg
            class="board-layer"
            role="application"
            aria-label={props.label}
            aria-roledescription="map"
            aria-describedby={`${id}-help`}
            tabindex="0"
            {...layer()}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              const side = event.shiftKey && props.onSide ? SIDES[event.key] : undefined;
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
              <Lines lines={seen.lines} />
              <Pieces pieces={pieces()} onAct={clicked} />
              <Signs lines={seen.lines} />
              <Show when={dragging() ?? seen.ghost}>{(ghost) => <Ghost ghost={ghost()} />}</Show>
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
            <Badges pieces={pieces()} upright={Math.min(2, Math.max(0.8, 1 / camera.drawn()))} />
          </svg>
        </div>
        <Names
          columns={seen.board.width}
          rows={seen.board.height}
          column={seen.rims.column}
          row={seen.rims.row}
          view={camera.view()}
          scale={camera.drawn()}
          glide={camera.glide()}
        />
      </div>
      <Show when={dragging() ?? seen.ghost}>
        {(ghost) => <output class="board-target">{ghost().squares.map(seen.behind).map(squareName).join(' ')}</output>}
      </Show>
      <div class="board-zoom">
        <Show when={props.picture}>
          <IconButton
            icon="picture"
            name="Picture of the map"
            aria-pressed={pictureShown()}
            onClick={() => showPicture(!pictureShown())}
          />
        </Show>
        <Show when={camera.held()}>
          <IconButton icon="map" name="Show the whole map" onClick={() => camera.home(true)} />
          <IconButton icon="minus" name="Zoom out" onClick={() => camera.zoomMiddle(1 / 1.6)} />
        </Show>
        <Show when={props.onTurn}>
          <IconButton icon="turn" name="Turn the map" onClick={turn} />
        </Show>
        <IconButton icon="plus" name="Zoom in" onClick={() => camera.zoomMiddle(1.6)} />
      </div>
      <p class="spoken" id={`${id}-help`}>
        Arrow keys walk the squares, Enter chooses, h holds, n goes to the next figure, g to a square by its name, plus
        and minus zoom, r turns.
      </p>
      <SquareFinder
        ref={(input) => {
          finder = input;
        }}
        board={props.board}
        onFind={(square) => cursor.goTo(seen.inFront(square))}
        onChoose={() => cursor.press('Enter')}
      />
      <p class="spoken" role="status">
        {cursor.spoken()}
      </p>
    </div>
  );
}
