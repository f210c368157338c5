import type { Board } from '../board/board';
import { BLOCKING, INDOORS } from '../board/terrain';
import type { Square } from '../grid/square';
import { findNonAdjacencyCause } from '../rules/shared/steps';
import { makePathLength } from './path-length';

/**
 * Returns the number of steps of a figure on foot between two bases, around walls, blocking terrain and cliffs. The
 * squares of the first base are the goals of the paths.
 */
export const walkingDistance = makePathLength(measureStepOnFoot);

/** Returns the number of steps as `walkingDistance` does, but passes over outdoor obstacles, as fliers do. */
export const flyingDistance = makePathLength((board, from, to) =>
  [from, to].every((square) => ((board.terrain[square] ?? 0) & INDOORS) === 0) ? 1 : measureStepOnFoot(board, from, to),
);

function measureStepOnFoot(board: Board, from: Square, to: Square): number | null {
  const isBlocked = ((board.terrain[to] ?? 0) & BLOCKING) !== 0;
  return isBlocked || findNonAdjacencyCause(board, from, to, { stairsJoin: true }) !== null ? null : 1;
}
