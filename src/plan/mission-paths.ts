import { type Board, hasSquare } from '../board/board';
import { BLOCKING, DOOR, OPEN, PRINTED_OBJECT } from '../board/terrain';
import { edgeBetween } from '../grid/edge';
import { distance, SQUARE_COUNT, type Square, STRIDE } from '../grid/square';

/** Steps to the eight neighbours of a square, as offsets. */
const STEPS = [-1, 1, -STRIDE, STRIDE, -STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/** Distance of squares that cannot be reached. */
const FAR = 255;

/** Longest distance that is searched. */
const FARTHEST = 60;

/** Extra action points for opening a closed door on the way. */
const DOOR_POINTS = 3;

/** Maximum number of fields cached for one board. */
const MOST_FIELDS = 400;

/**
 * Returns the action points that a figure spends from one square to another in a mission, doors and objects on the way
 * included. Other figures are ignored, because they move.
 */
export function countPathPoints(board: Board, from: Square, to: Square): number {
  return from === to ? 0 : (fieldAround(board, to)[from] ?? FAR);
}

/** Returns the least action points from any of the squares to any of the others; a large number if there is no path. */
export function countLeastPathPoints(board: Board, from: readonly Square[], to: readonly Square[]): number {
  let least = FAR;
  for (const a of from) for (const b of to) least = Math.min(least, countPathPoints(board, a, b));
  return least;
}

function fieldAround(board: Board, goal: Square): Uint8Array {
  const known = fields.get(board) ?? new Map<Square, Uint8Array>();
  fields.set(board, known);
  const before = known.get(goal);
  if (before) return before;
  if (known.size > MOST_FIELDS) known.clear();
  const field = new Uint8Array(SQUARE_COUNT).fill(FAR);
  field[goal] = 0;
  /** Squares to visit by distance. */
  const waiting: Square[][] = [[goal]];
  for (let far = 0; far < waiting.length && far < FARTHEST; far++)
    for (const square of waiting[far] ?? []) {
      if (field[square] !== far) continue;
      for (const step of STEPS) {
        const from = square + step;
        if (distance(square, from) !== 1 || !hasSquare(board, from)) continue;
        // Distances are measured toward the goal, so the step enters `square`.
        const points = pointsOfStep(board, from, square);
        const total = far + (points ?? FAR);
        if (points === null || total >= (field[from] ?? FAR)) continue;
        field[from] = total;
        const next = waiting[total] ?? [];
        next.push(from);
        for (let place = waiting.length; place <= total; place++) waiting[place] = [];
        waiting[total] = next;
      }
    }
  known.set(goal, field);
  return field;
}

const fields = new WeakMap<Board, Map<Square, Uint8Array>>();

/** Returns the action points of a step between neighbours. Null if a wall is between them. */
function pointsOfStep(board: Board, from: Square, to: Square): number | null {
  const terrain = (square: Square) => board.terrain[square] ?? 0;
  if ((terrain(to) & BLOCKING) !== 0) return null;
  const plain = (terrain(to) & PRINTED_OBJECT) === 0 ? 1 : 2;
  const edge = edgeBetween(from, to);
  if (edge !== null) {
    const wall = board.walls[edge];
    return wall === OPEN ? plain : wall === DOOR ? plain + DOOR_POINTS : null;
  }
  // A diagonal step needs one open corner.
  const corners = [from + (to % STRIDE) - (from % STRIDE), to - (to % STRIDE) + (from % STRIDE)];
  const isOpen = corners.some(
    (corner) =>
      (terrain(corner) & BLOCKING) === 0 &&
      [edgeBetween(from, corner), edgeBetween(corner, to)].every((each) => each !== null && board.walls[each] === OPEN),
  );
  return isOpen ? plain : null;
}
