import './board.css';
import './terrain.css';
import './figures.css';
import { createMemo, createSignal, createUniqueId, For, Index, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Board } from '../../board/board';
import { type Square, squareName, xOf, yOf } from '../../grid/square';
import { IconButton } from '../parts/IconButton';
import { createCamera } from './camera';
import { createCursor } from './cursor';
import { CELL, centreOf, type Point } from './geometry';
import { watchGestures } from './gestures';
import { keptPieces, slotted } from './kept';
import { layersOf } from './layers';
import { Markers } from './Markers';
import { Names } from './Names';
import { Fills, Lines, Signs } from './Overlay';
import { Badges, Ghost, Pieces } from './Pieces';
import { pictureShown, showPicture } from './picture';
import { dragged, pieceUnder, squareUnder } from './place';
import { Terrain } from './Terrain';
import type {
  BoardGhost,
  BoardLine,
  BoardMarker,
  BoardObject,
  BoardOverlay,
  BoardPiece,
  BoardStart,
  BoardStroke,
} from './types';
import { pointAt } from './view';

export interface BoardViewProps {
  board: Board;
  /** `Map Night Yard`: what a screen reader calls it. */
  label: string;
  pieces: readonly BoardPiece[];
  /** The address of the printed map's picture, which fills the squares; null: none. */
  picture?: string | null;
  /** Further marks over the terrain, as SVG in drawing units. */
  marks?: JSX.Element;
  objects?: readonly BoardObject[];
  starts?: readonly BoardStart[];
  markers?: readonly BoardMarker[];
  overlay?: BoardOverlay | null;
  /** Whether the figures' badges are shown; those that they may soon carry are drawn either way. */
  badged?: boolean;
  /** Overlays that may soon be shown: they are drawn already, unseen, so that showing one costs next to nothing. */
  ahead?: readonly BoardOverlay[];
  lines?: readonly BoardLine[];
  /** A figure about to be placed from outside the board. */
  ghost?: BoardGhost | null;
  /** Squares to be brought into view, as large as they can be read; null: the whole map. */
  focus?: readonly Square[] | null;
  /** Whether a tap close to a figure counts as a tap on it. */
  snap?: boolean;
  /** Whether all taps and keys mean squares, also where a figure stands; nothing can be dragged then. */
  squaresOnly?: boolean;
  /** A square in words: `c4, hindering terrain, Brass Titan`. */
  describe: (square: Square) => string;
  onSquare: (square: Square) => void;
  onPiece: (id: string) => void;
  onDrop: (id: string, squares: readonly Square[]) => void;
  /** While set, one finger draws; two still pan and zoom. Taps are strokes too, keys are not. */
  stroke?: BoardStroke | null;
  /** Shift and an arrow key: that side of the square under the cursor. */
  onSide?: (square: Square, dx: number, dy: number) => void;
  /** Gives the way from a point of the screen to a square, for what is dragged in from outside, and the way home. */
  handle?: (handle: BoardHandle) => void;
}

export interface BoardHandle {
  /** Null off the map. */
  readonly squareAtScreen: (clientX: number, clientY: number) => Square | null;
  /** Back to the whole map, or what is in focus. */
  readonly home: () => void;
}

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
  const layers = createMemo(() => layersOf(props.board));
  // The view starts anew with another map, not with a change on this one.
  const size = createMemo(() => ({ width: layers().width, height: layers().height, label: props.label }), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height && a.label === b.label,
  });
  const camera = createCamera(size, () => props.focus ?? null);
  const cursor = createCursor(props, camera);
  const pieces = createMemo<readonly BoardPiece[]>((before) => keptPieces(before, props.pieces), []);
  const slots = createMemo<readonly BoardOverlay[]>(
    (before) => slotted(before, props.overlay ?? null, props.ahead ?? []),
    [],
  );
  const [dragging, setDragging] = createSignal<BoardGhost | null>(null);
  const [focused, setFocused] = createSignal(false);
  let port!: HTMLDivElement;
  /** A tap was told already; the click that follows it is the same one. */
  let tapped = false;

  const toBoard = (at: Point): Point => pointAt(camera.view(), at);
  const pieceAt = (at: Point, target: EventTarget | null, reach: number): string | null => {
    const marked = target instanceof Element ? target.closest('[data-piece]')?.getAttribute('data-piece') : null;
    return marked ?? pieceUnder(props.board, props.pieces, toBoard(at), reach)?.id ?? null;
  };
  const ghostOf = (piece: string, from: Point, at: Point): BoardGhost | null => {
    const figure = props.pieces.find((each) => each.id === piece);
    const squares = figure && dragged(props.board, figure.squares, toBoard(from), toBoard(at));
    return figure && squares ? { squares, initials: figure.initials, colour: figure.colour } : null;
  };
  const drop = (piece: string, from: Point, at: Point): void => {
    const ghost = ghostOf(piece, from, at);
    const before = props.pieces.find((each) => each.id === piece)?.squares;
    setDragging(null);
    if (ghost?.squares.some((square, index) => square !== before?.[index])) props.onDrop(piece, ghost.squares);
  };
  const tap = (at: Point, target: EventTarget | null): void => {
    tapped = true;
    cursor.hide();
    if (props.stroke) {
      props.stroke.end(toBoard(at), toBoard(at));
      return;
    }
    const piece = props.squaresOnly ? null : pieceAt(at, target, props.snap ? FINGER / camera.view().k : 0);
    const square = squareUnder(props.board, toBoard(at));
    if (piece !== null) props.onPiece(piece);
    else if (square !== null) props.onSquare(square);
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
      },
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
        else if (camera.held()) camera.home(true);
        else camera.zoom(2, at, true);
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
        return inside ? squareUnder(props.board, toBoard({ x: clientX - box.left, y: clientY - box.top })) : null;
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
              starts={props.starts ?? []}
              id={id}
              picture={pictureShown() ? (props.picture ?? null) : null}
            />
            <Markers markers={props.markers ?? []} id={id} />
            <For each={props.objects ?? []}>{(object) => <ObjectMark object={object} />}</For>
            {props.marks}
          </svg>
          <Index each={slots()}>
            {(overlay, index) => (
              <svg
                class="board-layer"
                aria-hidden="true"
                data-off={overlay() === props.overlay ? undefined : ''}
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
              <Lines lines={props.lines ?? []} />
              <Pieces pieces={pieces()} onAct={clicked} />
              <Signs lines={props.lines ?? []} />
              <Show when={dragging() ?? props.ghost}>{(ghost) => <Ghost ghost={ghost()} />}</Show>
              <Show when={cursor.square() !== null}>
                <CursorMark square={cursor.square() ?? 0} />
              </Show>
            </g>
          </svg>
          <svg class="board-layer" aria-hidden="true" data-off={props.badged ? undefined : ''} {...layer()}>
            <Badges pieces={pieces()} upright={Math.min(2, Math.max(0.8, 1 / camera.drawn()))} />
          </svg>
        </div>
        <Names
          columns={props.board.width}
          rows={props.board.height}
          view={camera.view()}
          scale={camera.named()}
          glide={camera.glide()}
        />
      </div>
      <Show when={dragging() ?? props.ghost}>
        {(ghost) => <output class="board-target">{ghost().squares.map(squareName).join(' ')}</output>}
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
        <IconButton icon="plus" name="Zoom in" onClick={() => camera.zoomMiddle(1.6)} />
      </div>
      <p class="spoken" id={`${id}-help`}>
        Arrow keys walk the squares, Enter chooses, n goes to the next figure, plus and minus zoom.
      </p>
      <p class="spoken" role="status">
        {cursor.spoken()}
      </p>
    </div>
  );
}

function ObjectMark(props: { object: BoardObject }): JSX.Element {
  const at = () => centreOf(props.object.square);
  return (
    <g class="object" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <rect x="-9" y="-9" width="18" height="18" rx="2" />
      <text y="4.4">{props.object.letter}</text>
    </g>
  );
}

function CursorMark(props: { square: Square }): JSX.Element {
  return (
    <rect class="cursor" x={xOf(props.square) * CELL} y={yOf(props.square) * CELL} width={CELL} height={CELL} rx="3" />
  );
}
