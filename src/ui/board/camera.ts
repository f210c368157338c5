import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { type Square, xOf, yOf } from '../../grid/square';
import { CELL, type Point } from './geometry';
import { fitView, panView, type Size, showBox, type View, zoomView } from './view';

export interface Camera {
  readonly view: Accessor<View>;
  /** Whether the last change of view is to be seen as a movement. */
  readonly glide: Accessor<boolean>;
  /** Whether a person has zoomed or panned: then figures that move leave the view alone. */
  readonly held: Accessor<boolean>;
  readonly room: Accessor<Size>;
  readonly setRoom: (room: Size) => void;
  /** Back to what should be seen: the squares in focus, else the whole map. */
  readonly home: (glides: boolean) => void;
  readonly zoom: (factor: number, at: Point, glides: boolean) => void;
  readonly zoomMiddle: (factor: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Pans so far that a drawing point can be seen. */
  readonly reveal: (point: Point) => void;
}

const LARGEST_IN_FOCUS = 44;
/** A view that was never measured, as in a test without layout. */
const UNMEASURED: Size = { width: 360, height: 400 };
/** Pixels from the rim within which a point counts as hardly seen. */
const RIM = 40;

/** Where the map lies in the view, and how it gets there. */
export function createCamera(board: Accessor<Size>, focus: Accessor<readonly Square[] | null>): Camera {
  const [room, setRoom] = createSignal<Size>(UNMEASURED, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  const [view, setView] = createSignal<View>(fitView(board(), room()));
  const [glide, setGlide] = createSignal(false);
  const [held, setHeld] = createSignal(false);

  const move = (next: View, glides: boolean): void => {
    setGlide(glides);
    setView(next);
  };
  const focusView = (squares: readonly Square[]): View => {
    const xs = squares.map(xOf);
    const ys = squares.map(yOf);
    const box = {
      left: Math.max(0, (Math.min(...xs) - 1) * CELL),
      top: Math.max(0, (Math.min(...ys) - 1) * CELL),
      right: Math.min(board().width, (Math.max(...xs) + 2) * CELL),
      bottom: Math.min(board().height, (Math.max(...ys) + 2) * CELL),
    };
    const shown = showBox(box, room(), LARGEST_IN_FOCUS);
    const whole = fitView(board(), room());
    return shown.k > whole.k ? panView(shown, 0, 0, board(), room()) : whole;
  };
  const home = (glides: boolean): void => {
    setHeld(false);
    const squares = focus();
    move(squares && squares.length > 0 ? focusView(squares) : fitView(board(), room()), glides);
  };
  const zoom = (factor: number, at: Point, glides: boolean): void => {
    setHeld(true);
    move(zoomView(view(), factor, at, board(), room()), glides);
  };

  // A new map or a new size of the view starts from the whole.
  createEffect(on([board, room], () => home(false)));
  createEffect(on(focus, () => home(true), { defer: true }));

  return {
    view,
    glide,
    held,
    room,
    setRoom,
    home,
    zoom,
    zoomMiddle: (factor) => zoom(factor, { x: room().width / 2, y: room().height / 2 }, true),
    pan: (dx, dy) => {
      setHeld(true);
      move(panView(view(), dx, dy, board(), room()), false);
    },
    reveal: (point) => {
      const x = view().x + point.x * view().k;
      const y = view().y + point.y * view().k;
      const dx = x < RIM ? RIM - x : Math.min(0, room().width - RIM - x);
      const dy = y < RIM ? RIM - y : Math.min(0, room().height - RIM - y);
      if (dx !== 0 || dy !== 0) move(panView(view(), dx, dy, board(), room()), true);
    },
  };
}
