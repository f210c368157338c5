import { type Accessor, createSignal } from 'solid-js';
import type { Board } from '../../../board/board';
import { fillOutline, listSquaresAlong, type MapPoint } from '../../../board/stroke';
import type { Square } from '../../../grid/square';
import { type BoardPoint, CELL } from '../../../view/geometry';
import type { BoardStroke } from '../../../view/types';

/** Squares that the user has selected, by tap or drag, to classify them. */
export interface SquareSelection {
  /** Whether one finger selects squares. Otherwise one finger pans the map. */
  readonly on: Accessor<boolean>;
  readonly setOn: (on: boolean) => void;
  readonly squares: Accessor<readonly Square[]>;
  /** Selects a square by tap or key. In selection mode, toggles the square; otherwise selects only this square. */
  readonly choose: (square: Square) => void;
  readonly set: (squares: readonly Square[]) => void;
  /** Must be called after the squares were classified, so the next drag starts a new selection. */
  readonly markAnswered: () => void;
  /** Stroke handler for the board view. Null if one finger pans the map. */
  readonly stroke: Accessor<BoardStroke | null>;
}

export function createSquareSelection(board: Accessor<Board>): SquareSelection {
  const [on, setOn] = createSignal(false);
  const [squares, setSquares] = createSignal<readonly Square[]>([]);
  let said = false;
  let way: MapPoint[] = [];
  let before: readonly Square[] = [];

  /** Returns the current selection. Empty if the selection was already classified. */
  const begun = (): readonly Square[] => (said ? [] : squares());
  const choose = (square: Square): void => {
    if (!on()) return void setSquares([square]);
    const now = begun();
    said = false;
    setSquares(now.includes(square) ? now.filter((each) => each !== square) : [...now, square]);
  };
  const draw = (from: BoardPoint, at: BoardPoint): readonly Square[] => {
    if (way.length === 0) {
      before = squares();
      way = [placeOf(from)];
    }
    way.push(placeOf(at));
    return listSquaresAlong(board(), way);
  };
  const join = (more: readonly Square[]): void => void setSquares([...new Set([...begun(), ...more])].sort(byPlace));

  const stroke: BoardStroke = {
    draw: (from, at) => {
      const along = draw(from, at);
      if (said) setSquares([]);
      said = false;
      join(along);
    },
    end: (from, at) => {
      const tapped = way.length === 0;
      const along = draw(from, at);
      way = [];
      if (!tapped) return join(fillOutline(board(), along));
      if (along[0] !== undefined) choose(along[0]);
    },
    cancel: () => {
      if (way.length > 0) setSquares(before);
      way = [];
    },
  };

  return {
    on,
    setOn: (next) => {
      setOn(next);
      setSquares([]);
      said = false;
    },
    squares,
    choose,
    set: (next) => setSquares(next),
    markAnswered: () => {
      said = on();
    },
    stroke: () => (on() ? stroke : null),
  };
}

function placeOf({ x, y }: BoardPoint): MapPoint {
  return { x: x / CELL, y: y / CELL };
}

function byPlace(a: Square, b: Square): number {
  return a - b;
}
