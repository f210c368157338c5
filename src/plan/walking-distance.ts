import { BLOCKING } from '../board/terrain';
import { findNonAdjacencyCause } from '../rules/shared/steps';
import { makePathLength } from './path-length';

/**
 * Returns the number of steps of a figure on foot between two bases, around walls, blocking terrain and cliffs. The
 * squares of the first base are the goals of the paths.
 */
export const walkingDistance = makePathLength((board, from, to) => {
  const isBlocked = ((board.terrain[to] ?? 0) & BLOCKING) !== 0;
  return isBlocked || findNonAdjacencyCause(board, from, to, { stairsJoin: true }) !== null ? null : 1;
});
