import { type Accessor, createSignal } from 'solid-js';
import type { Board } from '../../board/board';
import { type Square, squareAt, xOf, yOf } from '../../grid/square';
import { getSquareCentre } from '../../view/geometry';
import type { BoardPiece } from '../../view/types';
import type { Camera } from './camera';

export interface Cursor {
  /** Square under the keyboard cursor. Null while the map is used by touch. */
  readonly square: Accessor<Square | null>;
  readonly hide: () => void;
  /** Description of the last square reached, for screen readers. */
  readonly spoken: Accessor<string>;
  readonly goTo: (square: Square) => void;
  /** Handles a key. Returns false if the key has no function on the board. */
  readonly press: (key: string) => boolean;
}

export interface CursorTargets {
  readonly board: Board;
  readonly pieces: readonly BoardPiece[];
  /** Whether Enter chooses the square even if a figure is on it. */
  readonly squaresOnly?: boolean;
  readonly describe: (square: Square) => string;
  readonly onSquare: (square: Square) => void;
  readonly onPiece: (id: string) => void;
}

/** Actions of keys that do not move the cursor. */
export interface CursorActions {
  readonly turn: () => void;
  readonly hold: (square: Square) => void;
  /** Focuses the field in which the user types the name of a square. */
  readonly find: () => void;
}

/** Step of each arrow key, in columns and rows. */
export const ARROW_STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Creates a cursor that arrow keys move from square to square. Every touch action is also available by keyboard. */
export function createCursor(targets: CursorTargets, camera: Camera, deeds: CursorActions): Cursor {
  const [square, setSquare] = createSignal<Square | null>(null);
  const [spoken, setSpoken] = createSignal('');

  let last: Square | null = null;

  const goTo = (to: Square): void => {
    last = to;
    setSquare(to);
    setSpoken(targets.describe(to));
    camera.reveal(getSquareCentre(to));
  };
  // Without figures on the map, the cursor returns to its last square.
  const start = (): Square =>
    targets.pieces.find((piece) => piece.selected)?.squares[0] ??
    targets.pieces[0]?.squares[0] ??
    squareAt(within(xOf(last ?? 0), targets.board.width), within(yOf(last ?? 0), targets.board.height));
  const step = (dx: number, dy: number): void => {
    const from = square();
    // The first arrow key only shows the cursor.
    if (from === null) goTo(start());
    else goTo(squareAt(within(xOf(from) + dx, targets.board.width), within(yOf(from) + dy, targets.board.height)));
  };
  const nextPiece = (): void => {
    const at = targets.pieces.findIndex((piece) => piece.squares.includes(square() ?? last ?? -1));
    const next = targets.pieces[(at + 1) % Math.max(1, targets.pieces.length)]?.squares[0];
    if (next !== undefined) goTo(next);
  };
  const enter = (): void => {
    const at = square();
    if (at === null) {
      goTo(start());
      return;
    }
    const piece = targets.pieces.find((each) => each.squares.includes(at));
    if (piece && !targets.squaresOnly) targets.onPiece(piece.id);
    else targets.onSquare(at);
  };
  const keys: Readonly<Record<string, () => void>> = {
    Home: () => step(-targets.board.width, 0),
    End: () => step(targets.board.width, 0),
    Enter: enter,
    ' ': enter,
    n: nextPiece,
    g: deeds.find,
    r: deeds.turn,
    h: () => {
      const at = square();
      if (at === null) goTo(start());
      else deeds.hold(at);
    },
    '+': () => camera.zoomMiddle(1.5),
    '-': () => camera.zoomMiddle(1 / 1.5),
    '0': () => camera.home(true),
  };

  return {
    square,
    spoken,
    hide: () => {
      setSquare(null);
      // Cleared, so a return to the same square is announced again.
      setSpoken('');
    },
    goTo,
    press: (key) => {
      const arrow = ARROW_STEPS[key];
      if (arrow) step(...arrow);
      else keys[key]?.();
      return arrow !== undefined || key in keys;
    },
  };
}

function within(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, value));
}
