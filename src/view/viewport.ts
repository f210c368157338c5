import type { Board } from '../board/board';
import { type BoardPoint, CELL } from './geometry';

/** Position of the map on the screen: a drawing point (u, v) is shown at (x + k·u, y + k·v) pixels of the view. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a map in drawing units. */
export function boardDrawingSize(board: Pick<Board, 'width' | 'height'>): Size {
  return { width: board.width * CELL, height: board.height * CELL };
}

export interface DrawingBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Space along the edges of the map for the names of rows and columns, in pixels. */
export const LABEL_MARGIN = 14;
/** Space on the sides without row or column names, in pixels. */
const RIM = 2;
/** Size of a square at maximum zoom, in pixels. */
const LARGEST_SQUARE = 96;

/** Returns the viewport that centres the full map in the view. */
export function fitViewport(board: Size, view: Size): Viewport {
  return fitBox({ left: 0, top: 0, right: board.width, bottom: board.height }, view, LARGEST_SQUARE / 2);
}

/** Returns the viewport that centres a part of the map, with squares of at most `largest` pixels. */
export function fitBox(box: DrawingBox, view: Size, largest: number): Viewport {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const room = {
    width: Math.max(1, view.width - LABEL_MARGIN - RIM),
    height: Math.max(1, view.height - LABEL_MARGIN - RIM),
  };
  const k = Math.min(room.width / width, room.height / height, largest / CELL);
  return {
    k,
    x: LABEL_MARGIN + (room.width - k * width) / 2 - k * box.left,
    y: LABEL_MARGIN + (room.height - k * height) / 2 - k * box.top,
  };
}

/** Zooms by a factor. The drawing point at pixel `at` does not move. */
export function zoomViewport(view: Viewport, factor: number, at: BoardPoint, board: Size, room: Size): Viewport {
  const smallest = Math.min(fitViewport(board, room).k, 1);
  const k = Math.min(Math.max(view.k * factor, smallest), LARGEST_SQUARE / CELL);
  return clampViewport(
    { k, x: at.x - ((at.x - view.x) * k) / view.k, y: at.y - ((at.y - view.y) * k) / view.k },
    board,
    room,
  );
}

export function panViewport(view: Viewport, dx: number, dy: number, board: Size, room: Size): Viewport {
  return clampViewport({ ...view, x: view.x + dx, y: view.y + dy }, board, room);
}

/** Limits panning. Centres a map that is smaller than the view; otherwise leaves no gap at the map’s rims. */
export function clampViewport(view: Viewport, board: Size, room: Size): Viewport {
  return {
    k: view.k,
    x: hold(view.x, view.k * board.width, room.width),
    y: hold(view.y, view.k * board.height, room.height),
  };
}

function hold(at: number, length: number, room: number): number {
  const first = LABEL_MARGIN;
  const last = room - RIM - length;
  return last >= first ? (first + last) / 2 : Math.min(first, Math.max(last, at));
}

/** Returns the drawing point shown at a pixel of the view. */
export function toDrawingPoint(view: Viewport, at: BoardPoint): BoardPoint {
  return { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k };
}
