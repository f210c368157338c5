import { decodeSquarePair, encodeSquarePair } from '../board/apart';
import { type Board, listBoardSquares } from '../board/board';
import { type Edge, eastEdge, edgeBetween, edgeSquares, southEdge } from '../grid/edge';
import { columnName, type Square, squareAt, xOf, yOf } from '../grid/square';
import type { BoardFill, BoardLine, BoardMark, BoardOverlay } from './types';

/** Clockwise rotation of the map in quarter turns, for players at different sides of the table. */
export type MapRotation = 0 | 1 | 2 | 3;

export function nextRotation(turn: MapRotation): MapRotation {
  return ((turn + 1) % 4) as MapRotation;
}

/** Converts a square of the map to its square on the rotated map. */
export function rotateSquare(
  { width, height }: Pick<Board, 'width' | 'height'>,
  turn: MapRotation,
  square: Square,
): Square {
  const [x, y] = [xOf(square), yOf(square)];
  if (turn === 1) return squareAt(height - 1 - y, x);
  if (turn === 2) return squareAt(width - 1 - x, height - 1 - y);
  if (turn === 3) return squareAt(y, width - 1 - x);
  return square;
}

/** Converts a square of the rotated map back to the square of the map. */
export function unrotateSquare(
  { width, height }: Pick<Board, 'width' | 'height'>,
  turn: MapRotation,
  seen: Square,
): Square {
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return rotateSquare(size, ((4 - turn) % 4) as MapRotation, seen);
}

/** Makes the labels of the columns and rows of a rotated map. Each square keeps its name. */
export function makeRimLabels({ width, height }: Pick<Board, 'width' | 'height'>, turn: MapRotation) {
  const column = (x: number): string => {
    if (turn === 0) return columnName(x);
    if (turn === 2) return columnName(width - 1 - x);
    return String(turn === 1 ? height - x : x + 1);
  };
  const row = (y: number): string => {
    if (turn === 1) return columnName(y);
    if (turn === 3) return columnName(width - 1 - y);
    return String(turn === 0 ? y + 1 : height - y);
  };
  return { column, row };
}

const boards = new WeakMap<Board, Map<MapRotation, Board>>();

/** Returns the rotated map. Cached for each rotation. Without rotation, returns the same map object. */
export function rotateBoard(board: Board, turn: MapRotation): Board {
  if (turn === 0) return board;
  const known = boards.get(board)?.get(turn);
  if (known) return known;
  const to = (square: Square): Square => rotateSquare(board, turn, square);
  const levels = new Uint8Array(board.levels.length);
  const terrain = new Uint8Array(board.terrain.length);
  const walls = new Uint8Array(board.walls.length);
  const edgeTo = (edge: Edge): Edge | null => {
    const [a, b] = edgeSquares(edge);
    return edgeBetween(to(a), to(b));
  };
  for (const square of listBoardSquares(board)) {
    levels[to(square)] = board.levels[square] ?? 0;
    terrain[to(square)] = board.terrain[square] ?? 0;
    const [x, y] = [xOf(square), yOf(square)];
    const edges = [
      ...(x + 1 < board.width ? [eastEdge(square)] : []),
      ...(y + 1 < board.height ? [southEdge(square)] : []),
    ];
    for (const edge of edges) {
      const there = edgeTo(edge);
      if (there !== null) walls[there] = board.walls[edge] ?? 0;
    }
  }
  const sides = turn === 2 ? board : { width: board.height, height: board.width };
  const turned: Board = {
    ...board,
    width: sides.width,
    height: sides.height,
    levels,
    terrain,
    walls,
    starts: new Map([...board.starts].map(([side, squares]) => [side, squares.map(to)])),
    objectStrengths: new Map([...board.objectStrengths].map(([square, strength]) => [to(square), strength])),
    apart: new Set(
      [...board.apart].map((pair) => {
        const [a, b] = decodeSquarePair(pair);
        return encodeSquarePair(to(a), to(b));
      }),
    ),
    wallStrengths: new Map(
      [...board.wallStrengths].flatMap(([edge, strength]) => {
        const there = edgeTo(edge);
        return there === null ? [] : [[there, strength] as const];
      }),
    ),
  };
  const all = boards.get(board) ?? new Map<MapRotation, Board>();
  boards.set(board, all.set(turn, turned));
  return turned;
}

const overlays = new WeakMap<
  BoardOverlay,
  { readonly board: Board; readonly turn: MapRotation; readonly is: BoardOverlay }
>();

/**
 * Returns the rotated overlay. Cached, so equal calls return the same object. Without rotation, returns the overlay
 * itself.
 */
export function rotateOverlay(board: Board, turn: MapRotation, overlay: BoardOverlay): BoardOverlay {
  if (turn === 0) return overlay;
  const known = overlays.get(overlay);
  if (known?.turn === turn && known.board === board) return known.is;
  const to = (square: Square): Square => rotateSquare(board, turn, square);
  const fills: Partial<Record<BoardFill, readonly Square[]>> = {};
  for (const [fill, squares] of Object.entries(overlay.fills) as [BoardFill, readonly Square[]][])
    fills[fill] = squares.map(to);
  const numbers = overlay.numbers.map(({ square, text }) => ({ square: to(square), text }));
  const is = { fills, numbers };
  overlays.set(overlay, { board, turn, is });
  return is;
}

export function rotateLine(board: Board, turn: MapRotation, line: BoardLine): BoardLine {
  if (turn === 0) return line;
  const to = (square: Square): Square => rotateSquare(board, turn, square);
  const mark = (each: BoardMark): BoardMark =>
    each.at === 'edge'
      ? { at: 'edge', from: to(each.from), to: to(each.to) }
      : { at: 'squares', squares: each.squares.map(to) };
  return {
    ...line,
    squares: line.squares.map(to),
    stops: line.stops.map(mark),
    hindrances: line.hindrances.map(mark),
  };
}
