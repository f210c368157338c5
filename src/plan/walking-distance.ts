import { type Board, hasSquare } from '../board/board';
import { BLOCKING, LADDER, OPEN, STAIRS } from '../board/terrain';
import { edgeBetween } from '../grid/edge';
import { distance, SQUARE_COUNT, type Square, STRIDE } from '../grid/square';

/** Steps to the eight neighbours of a square, as offsets. */
const STEPS = [-1, 1, -STRIDE, STRIDE, -STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/** Distance of squares that cannot be reached. */
export const FAR = 255;

/** Maximum number of fields cached for one board. */
const MOST_FIELDS = 600;

/**
 * Returns the number of steps between two bases for a figure on foot, around walls, blocking terrain and cliffs. Other
 * figures are ignored, because they move.
 */
export function walkingDistance(board: Board, a: readonly Square[], b: readonly Square[]): number {
  let least = FAR;
  for (const one of a) {
    const field = fieldFrom(board, one);
    for (const other of b) least = Math.min(least, field[other] ?? FAR);
  }
  return least;
}

function fieldFrom(board: Board, start: Square): Uint8Array {
  const known = fields.get(board) ?? new Map<Square, Uint8Array>();
  fields.set(board, known);
  const before = known.get(start);
  if (before) return before;
  if (known.size > MOST_FIELDS) known.clear();
  const field = new Uint8Array(SQUARE_COUNT).fill(FAR);
  field[start] = 0;
  let frontier = [start];
  for (let far = 1; frontier.length > 0 && far < FAR; far++) {
    const next: Square[] = [];
    for (const square of frontier)
      for (const step of STEPS) {
        const to = square + step;
        if (field[to] !== FAR || distance(square, to) !== 1 || !hasSquare(board, to)) continue;
        if (!canStep(board, square, to)) continue;
        field[to] = far;
        next.push(to);
      }
    frontier = next;
  }
  known.set(start, field);
  return field;
}

const fields = new WeakMap<Board, Map<Square, Uint8Array>>();

function canStep(board: Board, from: Square, to: Square): boolean {
  const terrain = (square: Square) => board.terrain[square] ?? 0;
  if ((terrain(to) & BLOCKING) !== 0) return false;
  const climbs = ((terrain(from) | terrain(to)) & (STAIRS | LADDER)) !== 0;
  if (!climbs && (board.levels[from] ?? 0) !== (board.levels[to] ?? 0)) return false;
  const edge = edgeBetween(from, to);
  if (edge !== null) return board.walls[edge] === OPEN;
  // A diagonal step needs one open corner.
  const corners = [from + (to % STRIDE) - (from % STRIDE), to - (to % STRIDE) + (from % STRIDE)];
  return corners.some(
    (corner) =>
      (terrain(corner) & BLOCKING) === 0 &&
      [edgeBetween(from, corner), edgeBetween(corner, to)].every((each) => each !== null && board.walls[each] === OPEN),
  );
}
