import { type Accessor, createSignal } from 'solid-js';
import type { Board } from '../../../board/board';
import { fillOutline, listSquaresAlong, type MapPoint } from '../../../board/stroke';
import type { Square } from '../../../grid/square';
import { CELL, type Point } from '../../../view/geometry';
import type { BoardStroke } from '../../../view/types';

/** Squares that a person chose, one by a tap or many by a drag, to say something of them. */
export interface Marking {
  /** Whether one finger marks; otherwise it moves the map. */
  readonly on: Accessor<boolean>;
  readonly turn: (on: boolean) => void;
  readonly squares: Accessor<readonly Square[]>;
  /** A square chosen by tap or key: while marking it joins the others or leaves them, else it is the only one. */
  readonly choose: (square: Square) => void;
  /** Chooses exactly these. */
  readonly set: (squares: readonly Square[]) => void;
  /** Something was said of them: the next drag begins anew. */
  readonly answered: () => void;
  /** What the board view is given. */
  readonly stroke: Accessor<BoardStroke | null>;
}

export function createMarking(board: Accessor<Board>): Marking {
  const [on, setOn] = createSignal(false);
  const [squares, setSquares] = createSignal<readonly Square[]>([]);
  let said = false;
  let way: MapPoint[] = [];
  let before: readonly Square[] = [];

  /** What is chosen already, unless something was said of it: then the next ones are others. */
  const begun = (): readonly Square[] => (said ? [] : squares());
  const choose = (square: Square): void => {
    if (!on()) return void setSquares([square]);
    const now = begun();
    said = false;
    setSquares(now.includes(square) ? now.filter((each) => each !== square) : [...now, square]);
  };
  const draw = (from: Point, at: Point): readonly Square[] => {
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
    turn: (next) => {
      setOn(next);
      setSquares([]);
      said = false;
    },
    squares,
    choose,
    set: (next) => setSquares(next),
    answered: () => {
      said = on();
    },
    stroke: () => (on() ? stroke : null),
  };
}

function placeOf({ x, y }: Point): MapPoint {
  return { x: x / CELL, y: y / CELL };
}

function byPlace(a: Square, b: Square): number {
  return a - b;
}
