import { distance, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { AdjacentAnswer, Citation, Reason } from '../answer';
import { onEdge, onPiece, onSquare, reason } from './cite';
import { distanceBetween, nearestPair, onDiagonal, type Spot } from './places';
import {
  type AdjacencyLaw,
  edgeOf,
  flankEdges,
  groundFlanks,
  isShut,
  isWall,
  onOneStair,
  type Parting,
  partingOf,
  stepBetween,
} from './steps';

/**
 * Rules of an edition for adjacency: the ground and, in some editions, a double base diagonally between two squares.
 */
export interface NeighbourLaw extends AdjacencyLaw {
  readonly diagonalBasesPart: boolean;
  readonly cite: Citation;
  readonly citeParting: (parting: Parting) => Citation;
  /**
   * Decides adjacency for places at different heights. 'open': only touching counts. A reason: never adjacent. Null if
   * the ground decides.
   */
  readonly aloft?: (position: Position, a: Spot, b: Spot) => 'open' | Reason | null;
}

/** Returns the piece whose double base is diagonally between two diagonal neighbours. Null if there are none. */
function baseAcross(position: Position, a: Square, b: Square, ends: readonly (Piece | null)[]): Piece | null {
  if (distance(a, b) !== 1) return null;
  const { flanks } = stepBetween(a, b);
  if (!flanks) return null;
  return (
    position.pieces.find(
      (piece) => !ends.includes(piece) && onDiagonal(piece) && flanks.every((flank) => piece.squares.includes(flank)),
    ) ?? null
  );
}

function partingBetween(
  position: Position,
  law: NeighbourLaw,
  a: Square,
  b: Square,
  ends: readonly (Piece | null)[],
): Parting | null {
  const parting = partingOf(position.board, a, b, law);
  if (parting !== null) return parting;
  return law.diagonalBasesPart && baseAcross(position, a, b, ends) ? 'diagonal-base' : null;
}

/** Whether any square of one place is adjacent to any square of the other. */
export function areAdjacent(position: Position, law: NeighbourLaw, a: Spot, b: Spot): boolean {
  // Places that do not touch are never adjacent, at any height.
  if (distanceBetween(a.squares, b.squares) > 1) return false;
  const aloft = law.aloft?.(position, a, b) ?? null;
  if (aloft === 'open') return a.squares.some((from) => b.squares.some((to) => distance(from, to) === 1));
  if (aloft !== null) return false;
  return a.squares.some((from) =>
    b.squares.some((to) => partingBetween(position, law, from, to, [a.piece, b.piece]) === null),
  );
}

/**
 * Lists everything that separates two places. Empty if they are adjacent. `wall` and `elevation` replace `no-adjacent`.
 */
export function partingReasons(position: Position, law: NeighbourLaw, a: Spot, b: Spot): Reason[] {
  if (areAdjacent(position, law, a, b)) return [];
  const touching = a.squares.flatMap((from) =>
    b.squares.filter((to) => distance(from, to) === 1).map((to) => [from, to] as const),
  );
  const pair = touching[0];
  if (!pair) {
    const [from, to] = nearestPair(a.squares, b.squares);
    return [reason('no-adjacent', law.citeParting('apart'), [onSquare(from), onSquare(to)])];
  }
  const aloft = law.aloft?.(position, a, b) ?? null;
  if (aloft !== null && aloft !== 'open') return [aloft];
  const [from, to] = pair;
  const { board } = position;
  const step = stepBetween(from, to);
  const reasons: Reason[] = [];
  const shut = isShut(board, step, groundFlanks(board));
  const walls = step.flanks ? step.flanks.flatMap((flank) => flankEdges(step, flank)) : [edgeOf(step)];
  const standing = step.flanks && !shut ? [] : walls.filter((edge) => isWall(board, edge));
  if (standing.length > 0) reasons.push(reason('wall', law.citeParting('wall'), standing.map(onEdge)));
  if (board.levels[from] !== board.levels[to] && !(law.stairsJoin && onOneStair(board, from, to))) {
    reasons.push(reason('elevation', law.citeParting('elevation'), [onSquare(from), onSquare(to)]));
  }
  if (reasons.length > 0) return reasons;
  const across = baseAcross(position, from, to, [a.piece, b.piece]);
  const marks = across ? [onPiece(across.id)] : (step.flanks ?? []).map(onSquare);
  return [reason('no-adjacent', law.citeParting(across ? 'diagonal-base' : 'corner'), marks)];
}

export function adjacentAnswer(position: Position, law: NeighbourLaw, a: Spot, b: Spot): AdjacentAnswer {
  const reasons = partingReasons(position, law, a, b);
  return { adjacent: reasons.length === 0, reasons, cite: law.cite };
}

/** Lists the pieces adjacent to any of these, without these. */
export function besideAny(position: Position, law: NeighbourLaw, pieces: readonly Piece[]): Piece[] {
  return position.pieces.filter(
    (other) =>
      !pieces.includes(other) &&
      pieces.some((piece) =>
        areAdjacent(position, law, { squares: piece.squares, piece }, { squares: other.squares, piece: other }),
      ),
  );
}

/** Lists the opposing pieces adjacent to a piece. */
export function opponentsBeside(position: Position, law: NeighbourLaw, piece: Piece): Piece[] {
  return position.pieces.filter(
    (other) =>
      !areFriendly(position, other.side, piece.side) &&
      areAdjacent(position, law, { squares: piece.squares, piece }, { squares: other.squares, piece: other }),
  );
}
