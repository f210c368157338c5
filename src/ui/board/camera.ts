import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { type BoardPoint, CELL } from '../../view/geometry';
import {
  clampViewport,
  fitBox,
  fitViewport,
  LABEL_MARGIN,
  panViewport,
  type Size,
  type Viewport,
  zoomViewport,
} from '../../view/viewport';

export interface Camera {
  readonly view: Accessor<Viewport>;
  /**
   * Scale at which the layers are drawn. Follows the scale of the view after a pause; until then the layers are
   * stretched.
   */
  readonly drawn: Accessor<number>;
  /** Whether the last change of the view is animated. */
  readonly glide: Accessor<boolean>;
  /** Whether the user has zoomed or panned. If true, moves of figures no longer move the view. */
  readonly held: Accessor<boolean>;
  readonly room: Accessor<Size>;
  readonly setRoom: (room: Size) => void;
  /** Shows the squares in focus, else the squares with which the map opens, else the whole map. */
  readonly home: (glides: boolean) => void;
  /** Shows the whole map until the user zooms again. */
  readonly whole: () => void;
  /** Whether a part of the map is out of view. */
  readonly zoomed: Accessor<boolean>;
  /** Zooms around a point of the screen. `from` is the view at the time of the event, if the view has changed since. */
  readonly zoom: (factor: number, at: BoardPoint, glides: boolean, from?: Viewport) => void;
  readonly zoomMiddle: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Reports whether fingers are on the map. During a touch, the layers are redrawn only after a long pause. */
  readonly touch: (on: boolean) => void;
  /** Pans until a drawing point is in view. */
  readonly reveal: (point: BoardPoint) => void;
}

const LARGEST_IN_FOCUS = 44;
/** Least factor by which squares in focus must become larger, or else the whole map is shown instead of a part. */
const LEAST_GAIN = 1.2;
/** View size before the first measurement, and in tests without layout. */
const UNMEASURED: Size = { width: 360, height: 400 };
/** Width in pixels of the border inside the view. A point within this border counts as out of view. */
const RIM = 40;
/** Space in pixels between the squares in focus and a sheet, for what is drawn beyond the edge of a figure's square. */
const SHEET_GAP = 8;
/** Smallest factor by which the map may shrink to fit a long path above a sheet. */
const LEAST_SHRINK = 0.6;
/** Delay in ms before a redraw. Longer than an animated move of the view, and longer than a pause within a pinch. */
const REST_MS = 220;
/** Delay before a redraw while fingers are on the map: after this pause the pinch is over. */
const LONG_REST_MS = 900;
/** Delay before the view moves to focused squares: a little more than two frames. */
const SOON_MS = 40;

/**
 * Creates the camera: the visible part of the map and its changes. The camera does not move for focused squares that
 * are visible.
 * @param covered pixels at the bottom of the view that a sheet covers
 * @param opening squares to show while nothing is in focus; empty for the whole map
 */
export function createCamera(
  board: Accessor<Size>,
  focus: Accessor<readonly Square[] | null>,
  covered: Accessor<number> = () => 0,
  opening: Accessor<readonly Square[]> = () => [],
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
      // The redraw at the new scale must not be animated, or the map would appear to move.
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
    const viewport = fitBox(box, room(), LARGEST_IN_FOCUS);
    const whole = fitViewport(board(), room());
    return viewport.k > whole.k * LEAST_GAIN ? panViewport(viewport, 0, 0, board(), room()) : whole;
  };
  // Pointer events arrive more often than frames, so the events of one frame are applied together.
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
    const focused = focus() ?? [];
    const squares = focused.length > 0 ? focused : opening();
    const there = squares.length > 0 ? focusView(squares) : fitViewport(board(), room());
    move(there, glides ? 'glides' : 'at-once');
  };
  const zoom = (factor: number, at: BoardPoint, glides: boolean, from = view()): void => {
    const next = zoomViewport(glides ? from : (pending ?? from), factor, at, board(), room());
    if (!glides) {
      byHand(next);
      return;
    }
    pending = null;
    setHeld(true);
    move(next, 'glides');
  };

  // A new map is shown from its opening squares. So is the map after a resize, unless the user has zoomed or panned.
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
  /** Height in pixels above a sheet, or of the view if nothing covers it. */
  const clearHeight = () => (covered() > 0 ? room().height - covered() - SHEET_GAP : room().height);
  /** Computes the offset that moves the squares clear of the names at the edges and of the sheet at the bottom. */
  const missing = (squares: readonly Square[], from: Viewport): BoardPoint => {
    const side = CELL * from.k;
    const along = (first: number, last: number, end: number): number => {
      if (first >= LABEL_MARGIN && last <= end) return 0;
      return last - first > end - LABEL_MARGIN || first < LABEL_MARGIN ? LABEL_MARGIN - first : end - last;
    };
    const xs = squares.map((square) => from.x + xOf(square) * side);
    const ys = squares.map((square) => from.y + yOf(square) * side);
    return {
      x: along(Math.min(...xs), Math.max(...xs) + side, room().width),
      y: along(Math.min(...ys), Math.max(...ys) + side, clearHeight()),
    };
  };
  /** Scales the view down if the squares do not fit between the names and the sheet. */
  const roomFor = (squares: readonly Square[], from: Viewport): Viewport => {
    const rows = squares.map(yOf);
    const tall = (Math.max(...rows) - Math.min(...rows) + 1) * CELL * from.k;
    const fits = clearHeight() - LABEL_MARGIN;
    if (tall <= fits || fits <= 0) return from;
    const smaller = Math.max(fits / tall, LEAST_SHRINK);
    return { ...from, x: LABEL_MARGIN + (from.x - LABEL_MARGIN) * smaller, k: from.k * smaller };
  };
  /** View before a sheet moved it. Null if no sheet moved the view. */
  let before: Viewport | null = null;
  /** Moves and shrinks the view just enough to show the focused squares. Restores the view when nothing is focused. */
  const reveal = (): void => {
    const squares = focus() ?? [];
    const from = before ?? view();
    const fitting = squares.length === 0 ? from : roomFor(squares, from);
    const { x, y } = squares.length === 0 ? { x: 0, y: 0 } : missing(squares, fitting);
    const there = x === 0 && y === 0 ? fitting : { ...fitting, x: fitting.x + x, y: fitting.y + y };
    before = there === from ? null : from;
    if (there.x !== view().x || there.y !== view().y || there.k !== view().k) move(there, 'glides');
  };
  // The view moves some frames after the squares are highlighted, so the screen reacts sooner to a tap.
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
    whole: () => {
      pending = null;
      before = null;
      setHeld(true);
      move(fitViewport(board(), room()), 'glides');
    },
    zoomed: () => view().k > fitViewport(board(), room()).k,
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
