import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { CELL, type Point } from '../../view/geometry';
import {
  clampViewport,
  fitBox,
  fitViewport,
  MARGIN,
  panViewport,
  type Size,
  type Viewport,
  zoomViewport,
} from '../../view/viewport';

export interface Camera {
  readonly view: Accessor<Viewport>;
  /** The scale at which the layers are drawn. It follows the view's when that has come to rest: until then layers are stretched. */
  readonly drawn: Accessor<number>;
  /** Whether the last change of view is animated. */
  readonly glide: Accessor<boolean>;
  /** Whether a person has zoomed or panned: then figures that move leave the view alone. */
  readonly held: Accessor<boolean>;
  readonly room: Accessor<Size>;
  readonly setRoom: (room: Size) => void;
  /** Shows the squares in focus, else the whole map. */
  readonly home: (glides: boolean) => void;
  /** Zooms about a point of the screen; `from` is the view at the time of the event, where it has changed since. */
  readonly zoom: (factor: number, at: Point, glides: boolean, from?: Viewport) => void;
  readonly zoomMiddle: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Whether fingers are on the map: then it is not redrawn between two of their movements. */
  readonly touch: (on: boolean) => void;
  /** Pans until a drawing point is in view. */
  readonly reveal: (point: Point) => void;
}

const LARGEST_IN_FOCUS = 44;
/** A view that was never measured, as in a test without layout. */
const UNMEASURED: Size = { width: 360, height: 400 };
/** Pixels from the edge within which a point counts as out of view. */
const RIM = 40;
/** How small a map may become, of what it was, to show a long way above a sheet. */
const LEAST_SHRINK = 0.6;
/** After a glide has ended, and between two movements of a pinch. */
const REST_MS = 220;
/** A finger that rests so long is not in the middle of a pinch. */
const LONG_REST_MS = 900;
/** Two frames and a bit. */
const SOON_MS = 40;

/**
 * The camera: which part of the map is in view, and how that changes. What is asked about moves nothing that is in sight already.
 * @param covered pixels at the foot of the room that a sheet lies over
 */
export function createCamera(
  board: Accessor<Size>,
  focus: Accessor<readonly Square[] | null>,
  covered: Accessor<number> = () => 0,
): Camera {
  const [room, setRoom] = createSignal<Size>(UNMEASURED, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  const [view, setView] = createSignal<Viewport>(fitViewport(board(), room()), {
    equals: (a, b) => a.x === b.x && a.y === b.y && a.k === b.k,
  });
  const [drawn, setDrawn] = createSignal(view().k);
  const [glide, setGlide] = createSignal(false);
  const [held, setHeld] = createSignal(false);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void =>
    batch(() => {
      // Redrawn at its scale, the map must not appear to move.
      setGlide(false);
      setDrawn(view().k);
    });
  const move = (next: Viewport, moves: 'at-once' | 'by-hand' | 'glides'): void => {
    clearTimeout(rest);
    clearTimeout(soon);
    batch(() => {
      setGlide(moves === 'glides');
      setView(next);
      if (moves === 'at-once') settle();
    });
    if (moves === 'at-once') return;
    restSoon();
  };
  const restSoon = (): void => {
    clearTimeout(rest);
    if (drawn() !== view().k) rest = setTimeout(settle, touched ? LONG_REST_MS : REST_MS);
  };
  const focusView = (squares: readonly Square[]): Viewport => {
    const xs = squares.map(xOf);
    const ys = squares.map(yOf);
    const box = {
      left: Math.max(0, (Math.min(...xs) - 1) * CELL),
      top: Math.max(0, (Math.min(...ys) - 1) * CELL),
      right: Math.min(board().width, (Math.max(...xs) + 2) * CELL),
      bottom: Math.min(board().height, (Math.max(...ys) + 2) * CELL),
    };
    const shown = fitBox(box, room(), LARGEST_IN_FOCUS);
    const whole = fitViewport(board(), room());
    return shown.k > whole.k ? panViewport(shown, 0, 0, board(), room()) : whole;
  };
  // Fingers tell more often than a frame is shown: what they do in one is done once.
  let pending: Viewport | null = null;
  let frame = 0;
  const byHand = (next: Viewport): void => {
    setHeld(true);
    before = null;
    pending = next;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const now = pending;
      pending = null;
      if (now) move(now, 'by-hand');
    });
  };
  const home = (glides: boolean): void => {
    pending = null;
    before = null;
    setHeld(false);
    const squares = focus();
    const there = squares && squares.length > 0 ? focusView(squares) : fitViewport(board(), room());
    move(there, glides ? 'glides' : 'at-once');
  };
  const zoom = (factor: number, at: Point, glides: boolean, from = view()): void => {
    const next = zoomViewport(glides ? from : (pending ?? from), factor, at, board(), room());
    if (!glides) {
      byHand(next);
      return;
    }
    pending = null;
    setHeld(true);
    move(next, 'glides');
  };

  // A new map starts from the whole; a new size of the view does so too, unless somebody chose what to see.
  createEffect(on(board, () => home(false)));
  createEffect(
    on(
      room,
      () => {
        if (held()) move(clampViewport(view(), board(), room()), 'at-once');
        else home(false);
      },
      { defer: true },
    ),
  );
  /** How far the view is to move so that squares are in sight: clear of the names at its rims, and of what lies over its foot. */
  const missing = (squares: readonly Square[], from: Viewport): Point => {
    const side = CELL * from.k;
    const along = (first: number, last: number, end: number): number => {
      if (first >= MARGIN && last <= end) return 0;
      return last - first > end - MARGIN || first < MARGIN ? MARGIN - first : end - last;
    };
    const xs = squares.map((square) => from.x + xOf(square) * side);
    const ys = squares.map((square) => from.y + yOf(square) * side);
    return {
      x: along(Math.min(...xs), Math.max(...xs) + side, room().width),
      y: along(Math.min(...ys), Math.max(...ys) + side, room().height - covered()),
    };
  };
  /** The view at a scale at which squares fit between the names and the sheet; as it is where they do. */
  const roomFor = (squares: readonly Square[], from: Viewport): Viewport => {
    const rows = squares.map(yOf);
    const tall = (Math.max(...rows) - Math.min(...rows) + 1) * CELL * from.k;
    const fits = room().height - covered() - MARGIN;
    if (tall <= fits || fits <= 0) return from;
    const smaller = Math.max(fits / tall, LEAST_SHRINK);
    return { ...from, x: MARGIN + (from.x - MARGIN) * smaller, k: from.k * smaller };
  };
  /** The view of before a sheet made it move; null while it did not. */
  let before: Viewport | null = null;
  /** Moves, and shrinks, by just as much as brings into sight what is asked about, and back when nothing is asked any more. */
  const reveal = (): void => {
    const squares = focus() ?? [];
    const from = before ?? view();
    const fitting = squares.length === 0 ? from : roomFor(squares, from);
    const { x, y } = squares.length === 0 ? { x: 0, y: 0 } : missing(squares, fitting);
    const there = x === 0 && y === 0 ? fitting : { ...fitting, x: fitting.x + x, y: fitting.y + y };
    before = there === from ? null : from;
    if (there.x !== view().x || there.y !== view().y || there.k !== view().k) move(there, 'glides');
  };
  // What is in focus is shown first, and then moved to: the frame that answers a tap does nothing else.
  createEffect(
    on(
      [focus, covered],
      () => {
        clearTimeout(soon);
        soon = setTimeout(reveal, SOON_MS);
      },
      { defer: true },
    ),
  );
  onCleanup(() => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
    clearTimeout(rest);
  });

  return {
    view,
    drawn,
    glide,
    held,
    room,
    setRoom,
    home,
    zoom,
    zoomMiddle: (factor) => zoom(factor, { x: room().width / 2, y: room().height / 2 }, true),
    pan: (dx, dy) => byHand(panViewport(pending ?? view(), dx, dy, board(), room())),
    touch: (on) => {
      touched = on;
      if (!on) restSoon();
    },
    reveal: (point) => {
      const x = view().x + point.x * view().k;
      const y = view().y + point.y * view().k;
      const dx = x < RIM ? RIM - x : Math.min(0, room().width - RIM - x);
      const dy = y < RIM ? RIM - y : Math.min(0, room().height - RIM - y);
      if (dx !== 0 || dy !== 0) move(panViewport(view(), dx, dy, board(), room()), 'glides');
    },
  };
}
