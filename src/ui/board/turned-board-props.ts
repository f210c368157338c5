import { type Accessor, createMemo } from 'solid-js';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import {
  type MapRotation,
  makeRimLabels,
  rotateBoard,
  rotateLine,
  rotateOverlay,
  rotateSquare,
  unrotateSquare,
} from '../../view/rotation';
import type {
  BoardGhost,
  BoardLine,
  BoardMarker,
  BoardObject,
  BoardOverlay,
  BoardPiece,
  BoardSign,
  BoardStartArea,
  ContestedPosition,
} from '../../view/types';
import type { BoardViewProps } from './props';

/** Props of a board view, rotated to the viewer’s side of the table. */
export interface TurnedBoardProps {
  readonly board: Board;
  readonly pieces: readonly BoardPiece[];
  readonly objects: readonly BoardObject[];
  readonly starts: readonly BoardStartArea[];
  readonly markers: readonly BoardMarker[];
  readonly overlay: BoardOverlay | null;
  readonly ahead: readonly BoardOverlay[];
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
  readonly contested: readonly ContestedPosition[];
  readonly ghost: BoardGhost | null;
  readonly focus: readonly Square[] | null;
  readonly squaresOnly: boolean;
  /** Labels of columns and rows along the edges. */
  readonly rims: ReturnType<typeof makeRimLabels>;
  /** Converts a displayed square to a square of the map. */
  readonly behind: (seen: Square) => Square;
  readonly inFront: (square: Square) => Square;
  readonly describe: (seen: Square) => string;
  readonly onSquare: (seen: Square) => void;
  readonly onPiece: (id: string) => void;
}

export function createTurnedBoardProps(props: BoardViewProps): TurnedBoardProps {
  const turn = (): MapRotation => props.turn ?? 0;
  const to = (square: Square): Square => rotateSquare(props.board, turn(), square);
  const behind = (seen: Square): Square => unrotateSquare(props.board, turn(), seen);
  const each = <Item extends { readonly squares: readonly Square[] }>(items: readonly Item[]): readonly Item[] =>
    turn() === 0 ? items : items.map((item) => ({ ...item, squares: item.squares.map(to) }));
  const one = <Item extends { readonly square: Square }>(items: readonly Item[]): readonly Item[] =>
    turn() === 0 ? items : items.map((item) => ({ ...item, square: to(item.square) }));
  const memo = <Value>(make: () => Value): Accessor<Value> => createMemo(make);
  const board = memo(() => rotateBoard(props.board, turn()));
  const pieces = memo(() => each(props.pieces));
  const objects = memo(() => one(props.objects ?? []));
  const starts = memo(() => each(props.starts ?? []));
  const markers = memo(() => one(props.markers ?? []));
  const overlay = memo(() => (props.overlay ? rotateOverlay(props.board, turn(), props.overlay) : null));
  const ahead = memo(() => (props.ahead ?? []).map((over) => rotateOverlay(props.board, turn(), over)));
  const lines = memo(() => (props.lines ?? []).map((line) => rotateLine(props.board, turn(), line)));
  const signs = memo(() => one(props.signs ?? []));
  const contested = memo(() => each(props.contested ?? []));
  const ghost = memo(() => (props.ghost ? (each([props.ghost])[0] ?? null) : null));
  // Memoized, because a changed board with the same focus must not move the view.
  const focus = memo(() => (turn() === 0 ? props.focus : props.focus?.map(to)) ?? null);
  const rims = memo(() => makeRimLabels(props.board, turn()));
  return {
    get board() {
      return board();
    },
    get pieces() {
      return pieces();
    },
    get objects() {
      return objects();
    },
    get starts() {
      return starts();
    },
    get markers() {
      return markers();
    },
    get overlay() {
      return overlay();
    },
    get ahead() {
      return ahead();
    },
    get lines() {
      return lines();
    },
    get signs() {
      return signs();
    },
    get contested() {
      return contested();
    },
    get ghost() {
      return ghost();
    },
    get focus() {
      return focus();
    },
    get squaresOnly() {
      return props.squaresOnly ?? false;
    },
    get rims() {
      return rims();
    },
    behind,
    inFront: to,
    describe: (seen) => props.describe(behind(seen)),
    onSquare: (seen) => props.onSquare?.(behind(seen)),
    onPiece: (id) => props.onPiece?.(id),
  };
}
