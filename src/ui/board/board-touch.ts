import { type Accessor, createSignal } from 'solid-js';
import type { Square } from '../../grid/square';
import { dragBase, pieceAtPoint, squareAtPoint } from '../../view/board-points';
import type { BoardPoint } from '../../view/geometry';
import type { BoardGhost } from '../../view/types';
import { toDrawingPoint, type Viewport } from '../../view/viewport';
import type { Camera } from './camera';
import type { Cursor } from './cursor';
import type { GestureHandlers } from './gestures';
import type { BoardViewProps } from './props';
import type { TurnedBoardProps } from './turned-board-props';

/** Maximum distance in pixels at which a tap still counts as a tap on a figure. */
const FINGER = 22;
/** Placeholder for the grabbed id while a finger draws a stroke. */
const STROKE = ' stroke';

export interface BoardTouch {
  readonly targets: GestureHandlers;
  /** Position where the dragged figure would land. Null if no figure is dragged. */
  readonly dragging: Accessor<BoardGhost | null>;
  /** Handles a click on a figure that did not come from a finger, for example from a screen reader. */
  readonly clicked: (piece: string) => void;
  /** Converts a pixel of the view to a drawing point. */
  readonly toBoard: (at: BoardPoint) => BoardPoint;
}

/** Touch handling on a board: one finger taps, drags or draws a stroke, two fingers move the camera. */
export function createBoardTouch(
  props: BoardViewProps,
  seen: TurnedBoardProps,
  camera: Camera,
  cursor: Cursor,
): BoardTouch {
  const [dragging, setDragging] = createSignal<BoardGhost | null>(null);
  /**
   * State before the last tap: the view, which the tap may have moved. `put` is the square on which the tap placed a
   * figure or object.
   */
  let before: { readonly view: Viewport; readonly held: boolean; readonly put: Square | null } = {
    view: camera.view(),
    held: false,
    put: null,
  };
  /** True if the tap was handled already, so the click event after the tap is ignored. */
  let tapped = false;

  const toBoard = (at: BoardPoint): BoardPoint => toDrawingPoint(camera.view(), at);
  const pieceAt = (at: BoardPoint, target: EventTarget | null, reach: number): string | null => {
    const marked = target instanceof Element ? target.closest('[data-piece]')?.getAttribute('data-piece') : null;
    return marked ?? pieceAtPoint(seen.board, seen.pieces, toBoard(at), reach)?.id ?? null;
  };
  const ghostOf = (piece: string, from: BoardPoint, at: BoardPoint): BoardGhost | null => {
    const figure = seen.pieces.find((each) => each.id === piece);
    const squares = figure && dragBase(seen.board, figure.squares, toBoard(from), toBoard(at));
    return figure && squares ? { squares, initials: figure.initials, colour: figure.colour } : null;
  };
  const drop = (piece: string, from: BoardPoint, at: BoardPoint): void => {
    const ghost = ghostOf(piece, from, at);
    const before = seen.pieces.find((each) => each.id === piece)?.squares;
    setDragging(null);
    if (ghost?.squares.some((square, index) => square !== before?.[index]))
      props.onDrop?.(piece, ghost.squares.map(seen.behind));
  };
  const tap = (at: BoardPoint, target: EventTarget | null): void => {
    tapped = true;
    before = { view: camera.view(), held: camera.held(), put: null };
    cursor.hide();
    if (props.stroke) {
      props.stroke.end(toBoard(at), toBoard(at));
      return;
    }
    const piece = props.squaresOnly ? null : pieceAt(at, target, props.snap ? FINGER / camera.view().k : 0);
    const square = squareAtPoint(seen.board, toBoard(at));
    if (piece === null && props.putting) before = { ...before, put: square };
    if (piece !== null) props.onPiece?.(piece);
    else if (square !== null) seen.onSquare(square);
  };
  const clicked = (piece: string): void => {
    if (!tapped && !props.squaresOnly) props.onPiece?.(piece);
    tapped = false;
  };

  const targets: GestureHandlers = {
    press: () => {
      tapped = false;
      camera.touch(true);
    },
    release: () => camera.touch(false),
    grab: (at, target) => {
      if (props.stroke) return STROKE;
      if (props.squaresOnly) return null;
      const found = pieceAt(at, target, 0);
      return seen.pieces.find((piece) => piece.id === found)?.movable ? found : null;
    },
    tap,
    doubleTap: (at, target) => {
      // While figures are placed one after the other, a double tap must not select the figure just placed.
      if (before.put !== null) {
        tapped = true;
        if (squareAtPoint(seen.board, toBoard(at)) !== before.put) tap(at, null);
        return;
      }
      // A double tap on a figure counts as two taps. Only a double tap on the ground zooms.
      if (props.stroke || pieceAt(at, target, 0) !== null) return tap(at, target);
      tapped = true;
      // In squares-only mode a double tap counts as two taps, because neighbouring squares may be tapped quickly.
      if (props.squaresOnly) tap(at, null);
      else {
        if (before.held) camera.home(true);
        else camera.zoom(2, at, true, before.view);
        props.onZoomed?.();
      }
    },
    hold: (at, target) => {
      const square = squareAtPoint(seen.board, toBoard(at));
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
  };
  return { targets, dragging, clicked, toBoard };
}
