import { BLOCKING, DOOR, PRINTED_OBJECT } from '../board/terrain';
import { edgeBetween } from '../grid/edge';
import { findNonAdjacencyCause } from '../rules/shared/steps';
import { makePathLength } from './path-length';

/** Action points for opening a closed door on the way, in addition to the step. */
const DOOR_POINTS = 3;

/** Returns the lowest cost in action points from any of the starts to any of the goals, with doors and objects. */
export const countPathPoints = makePathLength((board, from, to) => {
  const terrain = board.terrain[to] ?? 0;
  if ((terrain & BLOCKING) !== 0) return null;
  const points = (terrain & PRINTED_OBJECT) === 0 ? 1 : 2;
  if (findNonAdjacencyCause(board, from, to, { stairsJoin: true }) === null) return points;
  const edge = edgeBetween(from, to);
  return edge !== null && board.walls[edge] === DOOR ? points + DOOR_POINTS : null;
});
