import { type Accessor, createMemo } from 'solid-js';
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
import type { BoardViewProps } from './props';

/** Makes an object whose properties read accessors, like the props of a component. */
function readAccessors<Values extends object>(accessors: { readonly [Key in keyof Values]: Accessor<Values[Key]> }) {
  const descriptors = Object.entries<Accessor<unknown>>(accessors).map(([key, get]) => [key, { get }]);
  return Object.defineProperties({}, Object.fromEntries(descriptors)) as Readonly<Values>;
}

export type TurnedBoardProps = ReturnType<typeof createTurnedBoardProps>;

/** Creates the props of a board view, rotated to the viewer’s side of the table. */
export function createTurnedBoardProps(props: BoardViewProps) {
  const turn = (): MapRotation => props.turn ?? 0;
  const to = (square: Square): Square => rotateSquare(props.board, turn(), square);
  const behind = (seen: Square): Square => unrotateSquare(props.board, turn(), seen);
  const each = <Item extends { readonly squares: readonly Square[] }>(items: readonly Item[] = []): readonly Item[] =>
    turn() === 0 ? items : items.map((item) => ({ ...item, squares: item.squares.map(to) }));
  const one = <Item extends { readonly square: Square }>(items: readonly Item[] = []): readonly Item[] =>
    turn() === 0 ? items : items.map((item) => ({ ...item, square: to(item.square) }));
  const memo = <Value>(make: () => Value): Accessor<Value> => createMemo(make);
  const turned = readAccessors({
    board: memo(() => rotateBoard(props.board, turn())),
    pieces: memo(() => each(props.pieces)),
    objects: memo(() => one(props.objects)),
    starts: memo(() => each(props.starts)),
    markers: memo(() => one(props.markers)),
    overlay: memo(() => (props.overlay ? rotateOverlay(props.board, turn(), props.overlay) : null)),
    ahead: memo(() => (props.ahead ?? []).map((over) => rotateOverlay(props.board, turn(), over))),
    lines: memo(() => (props.lines ?? []).map((line) => rotateLine(props.board, turn(), line))),
    signs: memo(() => one(props.signs)),
    contested: memo(() => each(props.contested)),
    ghost: memo(() => (props.ghost ? (each([props.ghost])[0] ?? null) : null)),
    // Memoized, because a changed board with the same focus must not move the view.
    focus: memo(() => (turn() === 0 ? props.focus : props.focus?.map(to)) ?? null),
    opening: memo(() => (props.opening ?? []).map((square) => (turn() === 0 ? square : to(square)))),
    /** Labels of columns and rows along the edges. */
    rims: memo(() => makeRimLabels(props.board, turn())),
    squaresOnly: () => props.squaresOnly ?? false,
  });
  return Object.assign(turned, {
    /** Converts a displayed square to a square of the map. */
    behind,
    inFront: to,
    describe: (seen: Square) => props.describe(behind(seen)),
    onSquare: (seen: Square) => props.onSquare?.(behind(seen)),
    onPiece: (id: string) => props.onPiece?.(id),
  });
}
