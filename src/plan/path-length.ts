import { type Board, listBoardSquares } from '../board/board';
import { SQUARE_COUNT, type Square, STRIDE } from '../grid/square';

/** Path length between squares that are not connected. */
export const NO_PATH = 255;

/** Returns the length of a step between two squares that touch, from 1. Null if the step is not possible. */
export type MeasureStep = (board: Board, from: Square, to: Square) => number | null;

/** Steps to the eight neighbours of a square, as offsets. */
const STEPS = [-1, 1, -STRIDE, STRIDE, -STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/** Maximum number of fields cached for one board. */
const MOST_FIELDS = 600;

/** Steps onto each square of a board, and the cached lengths of the shortest paths to goals. */
interface BoardPaths {
  readonly stepsOnto: ReadonlyMap<Square, readonly { readonly from: Square; readonly length: number }[]>;
  readonly fields: Map<Square, Uint8Array>;
}

/**
 * Makes a function that returns the length of the shortest path from any of some squares to any of the goals, or
 * `NO_PATH`. Other figures are ignored, because they move. Paths to one goal are measured from everywhere at once and
 * cached, so goals should change less often than starts.
 */
export function makePathLength(
  measureStep: MeasureStep,
): (board: Board, goals: readonly Square[], starts: readonly Square[]) => number {
  const boards = new WeakMap<Board, BoardPaths>();
  const preparePaths = (board: Board): BoardPaths => {
    const squares = new Set(listBoardSquares(board));
    const stepsOnto = new Map(
      [...squares].map((to) => [
        to,
        STEPS.flatMap((offset) => {
          const from = to + offset;
          const length = squares.has(from) ? measureStep(board, from, to) : null;
          return length === null ? [] : [{ from, length }];
        }),
      ]),
    );
    return { stepsOnto, fields: new Map() };
  };
  return (board, goals, starts) => {
    const paths = boards.get(board) ?? preparePaths(board);
    boards.set(board, paths);
    let least = NO_PATH;
    for (const goal of goals) {
      const field = measureField(paths, goal);
      for (const start of starts) least = Math.min(least, field[start] ?? NO_PATH);
    }
    return least;
  };
}

/** Returns the lengths of the shortest paths from all squares to a goal. */
function measureField({ stepsOnto, fields }: BoardPaths, goal: Square): Uint8Array {
  const known = fields.get(goal);
  if (known) return known;
  if (fields.size > MOST_FIELDS) fields.clear();
  const field = new Uint8Array(SQUARE_COUNT).fill(NO_PATH);
  field[goal] = 0;
  /** Squares to visit, by the length of their paths. */
  const waiting: Square[][] = [[goal]];
  for (let length = 0; length < waiting.length; length++)
    for (const square of waiting[length] ?? []) {
      if (field[square] !== length) continue;
      for (const step of stepsOnto.get(square) ?? []) {
        const total = length + step.length;
        if (total >= (field[step.from] ?? 0)) continue;
        field[step.from] = total;
        while (waiting.length <= total) waiting.push([]);
        waiting[total]?.push(step.from);
      }
    }
  fields.set(goal, field);
  return field;
}
