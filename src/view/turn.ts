import { pairOf, pairSquares } from '../board/apart';
import { type Board, squaresOf } from '../board/board';
import { type Edge, eastEdge, edgeBetween, edgeSquares, southEdge } from '../grid/edge';
import { columnName, type Square, squareAt, xOf, yOf } from '../grid/square';
import type { BoardLine, BoardMark, BoardOverlay, Fill } from './types';

/** Quarter turns by which the map is rotated clockwise, for players at another side of the table. */
export type Turn = 0 | 1 | 2 | 3;

export function nextTurn(turn: Turn): Turn {
  return ((turn + 1) % 4) as Turn;
}

/** Returns where a square of the map is shown. */
export function turnSquare({ width, height }: Pick<Board, 'width' | 'height'>, turn: Turn, square: Square): Square {
  const [x, y] = [xOf(square), yOf(square)];
  if (turn === 1) return squareAt(height - 1 - y, x);
  if (turn === 2) return squareAt(width - 1 - x, height - 1 - y);
  if (turn === 3) return squareAt(y, width - 1 - x);
  return square;
}

/** Returns the square of the map that is shown at a place. */
export function squareBehind({ width, height }: Pick<Board, 'width' | 'height'>, turn: Turn, seen: Square): Square {
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return turnSquare(size, ((4 - turn) % 4) as Turn, seen);
}

/** Returns the labels of the displayed columns and rows. Letters and numbers stay with their squares. */
export function rimNames({ width, height }: Pick<Board, 'width' | 'height'>, turn: Turn) {
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

const boards = new WeakMap<Board, Map<Turn, Board>>();

/** Returns the rotated map, cached for each rotation. Returns the map itself without a rotation. */
export function turnBoard(board: Board, turn: Turn): Board {
  if (turn === 0) return board;
  const known = boards.get(board)?.get(turn);
  if (known) return known;
  const to = (square: Square): Square => turnSquare(board, turn, square);
  const levels = new Uint8Array(board.levels.length);
  const terrain = new Uint8Array(board.terrain.length);
  const walls = new Uint8Array(board.walls.length);
  const edgeTo = (edge: Edge): Edge | null => {
    const [a, b] = edgeSquares(edge);
    return edgeBetween(to(a), to(b));
  };
  for (const square of squaresOf(board)) {
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
        const [a, b] = pairSquares(pair);
        return pairOf(to(a), to(b));
      }),
    ),
    wallStrengths: new Map(
      [...board.wallStrengths].flatMap(([edge, strength]) => {
        const there = edgeTo(edge);
        return there === null ? [] : [[there, strength] as const];
      }),
    ),
  };
  const all = boards.get(board) ?? new Map<Turn, Board>();
  boards.set(board, all.set(turn, turned));
  return turned;
}

const overlays = new WeakMap<BoardOverlay, { readonly board: Board; readonly turn: Turn; readonly is: BoardOverlay }>();

/** Returns the rotated overlay, cached so that it keeps its identity. Returns the overlay itself without a rotation. */
export function turnOverlay(board: Board, turn: Turn, overlay: BoardOverlay): BoardOverlay {
  if (turn === 0) return overlay;
  const known = overlays.get(overlay);
  if (known?.turn === turn && known.board === board) return known.is;
  const to = (square: Square): Square => turnSquare(board, turn, square);
  const fills: Partial<Record<Fill, readonly Square[]>> = {};
  for (const [fill, squares] of Object.entries(overlay.fills) as [Fill, readonly Square[]][])
    fills[fill] = squares.map(to);
  const numbers = overlay.numbers.map(({ square, text }) => ({ square: to(square), text }));
  const is = { fills, numbers };
  overlays.set(overlay, { board, turn, is });
  return is;
}

export function turnLine(board: Board, turn: Turn, line: BoardLine): BoardLine {
  if (turn === 0) return line;
  const to = (square: Square): Square => turnSquare(board, turn, square);
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
