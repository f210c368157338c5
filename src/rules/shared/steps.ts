import { canClimb } from '../../board/apart';
import type { Board } from '../../board/board';
import { isOnBoard } from '../../board/board';
import { BLOCKING, LADDER, OPEN, STAIRS } from '../../board/terrain';
import { DIRECTIONS, type Direction } from '../../grid/direction';
import { type Edge, edgeBetween } from '../../grid/edge';
import { distance, type Square, xOf, yOf } from '../../grid/square';

/** One step between adjacent squares. A diagonal step has two squares next to its corner. */
export interface Step {
  readonly from: Square;
  readonly to: Square;
  /** The two squares between the ends of a diagonal step. Null if the step is orthogonal. */
  readonly flanks: readonly [Square, Square] | null;
}

/** Returns the step from a square. Null if it leads off the map. */
export function stepFrom(board: Board, from: Square, direction: Direction): Step | null {
  if (!isOnBoard(board, xOf(from) + direction.dx, yOf(from) + direction.dy)) return null;
  return stepIn(from, direction);
}

function stepIn(from: Square, { dx, dy, step }: Direction): Step {
  return { from, to: from + step, flanks: dx !== 0 && dy !== 0 ? [from + dx, from + step - dx] : null };
}

/** Returns the step between two squares that touch. Throws a RangeError if they do not touch. */
export function stepBetween(from: Square, to: Square): Step {
  const direction = DIRECTIONS.find((each) => each.dx === xOf(to) - xOf(from) && each.dy === yOf(to) - yOf(from));
  if (!direction) throw new RangeError('no step between squares apart');
  return stepIn(from, direction);
}

/** Returns the edge that an orthogonal step crosses. */
export function getCrossedEdge(step: Step): Edge {
  return edgeBetween(step.from, step.to) as Edge;
}

export function isWall(board: Board, edge: Edge): boolean {
  return board.walls[edge] !== OPEN;
}

/** Returns the two edges of a flank that meet at the corner of a diagonal step. */
export function flankEdges(step: Step, flank: Square): readonly [Edge, Edge] {
  return [edgeBetween(flank, step.from) as Edge, edgeBetween(flank, step.to) as Edge];
}

/** Rules that decide whether a flank blocks a mover's diagonal step. */
export interface FlankRules {
  /** Whether a blocking square stops this mover. */
  readonly square: (square: Square) => boolean;
  /** Whether a wall or closed door stops this mover. */
  readonly wall: (edge: Edge) => boolean;
  /** Whether a flank that is higher than both squares of the step blocks this mover. */
  readonly height: boolean;
}

/**
 * Whether a flank blocks: its square blocks, its square is higher than both squares of the step, or a wall on its edges
 * meets the corner.
 */
export function isBlockingFlank(board: Board, step: Step, flank: Square, rules: FlankRules): boolean {
  if (rules.square(flank)) return true;
  if (rules.height && board.levels[flank]! > Math.max(board.levels[step.from]!, board.levels[step.to]!)) return true;
  return flankEdges(step, flank).some((edge) => isWall(board, edge) && rules.wall(edge));
}

/** Whether a diagonal step is between two blocking flanks. */
export function isClosedCorner(board: Board, step: Step, rules: FlankRules): boolean {
  return step.flanks !== null && step.flanks.every((flank) => isBlockingFlank(board, step, flank, rules));
}

/** Returns the flank rules for adjacency, and for movers that ignore no obstacles. */
export function groundFlankRules(board: Board): FlankRules {
  return { square: (square) => (board.terrain[square]! & BLOCKING) !== 0, wall: () => true, height: true };
}

/** Whether both squares belong to one stair or ladder, which connects levels. */
export function areOnSameStairs(board: Board, a: Square, b: Square, bits = STAIRS | LADDER): boolean {
  return canClimb(board, a, b, bits);
}

/** Reason why two squares are not adjacent. */
export type NonAdjacencyCause = 'apart' | 'wall' | 'corner' | 'elevation' | 'diagonal-base';

export interface AdjacencyRules {
  /** Whether squares on two levels can be adjacent on one stair or ladder. */
  readonly stairsJoin: boolean;
}

/**
 * Returns the reason why two squares are not adjacent, or null if they are adjacent ("Adjacent Squares"). Adjacent
 * squares touch without a wall or closed corner between them, on one level or one stair.
 */
export function findNonAdjacencyCause(
  board: Board,
  a: Square,
  b: Square,
  rules: AdjacencyRules,
): NonAdjacencyCause | null {
  if (distance(a, b) !== 1) return 'apart';
  const step = stepBetween(a, b);
  if (step.flanks === null ? isWall(board, getCrossedEdge(step)) : false) return 'wall';
  if (board.levels[a] !== board.levels[b] && !(rules.stairsJoin && areOnSameStairs(board, a, b))) return 'elevation';
  if (step.flanks !== null && isClosedCorner(board, step, groundFlankRules(board))) return 'corner';
  return null;
}
