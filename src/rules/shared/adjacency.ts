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

/** How an edition parts neighbours: by the ground, and where it says so by a double base standing on the diagonal between. */
export interface NeighbourLaw extends AdjacencyLaw {
  readonly diagonalBasesPart: boolean;
  readonly cite: Citation;
  readonly citeParting: (parting: Parting) => Citation;
  /** Two places that stand at heights of their own: 'open' where only touching counts, a reason where they are never adjacent; null where the ground decides. */
  readonly aloft?: (position: Position, a: Spot, b: Spot) => 'open' | Reason | null;
}

/** The piece whose double base stands corner to corner between two diagonal neighbours, if any. */
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

/** Whether any square of the one is adjacent to any square of the other. */
export function areAdjacent(position: Position, law: NeighbourLaw, a: Spot, b: Spot): boolean {
  // Who is out of touch is adjacent by no law, at whatever height.
  if (distanceBetween(a.squares, b.squares) > 1) return false;
  const aloft = law.aloft?.(position, a, b) ?? null;
  if (aloft === 'open') return a.squares.some((from) => b.squares.some((to) => distance(from, to) === 1));
  if (aloft !== null) return false;
  return a.squares.some((from) =>
    b.squares.some((to) => partingBetween(position, law, from, to, [a.piece, b.piece]) === null),
  );
}

/** Everything that parts two places; empty where they are adjacent. `wall` and `elevation` stand in place of `no-adjacent`. */
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

/** Whoever stands beside any of these, themselves left out. */
export function besideAny(position: Position, law: NeighbourLaw, pieces: readonly Piece[]): Piece[] {
  return position.pieces.filter(
    (other) =>
      !pieces.includes(other) &&
      pieces.some((piece) =>
        areAdjacent(position, law, { squares: piece.squares, piece }, { squares: other.squares, piece: other }),
      ),
  );
}

/** Opposing pieces adjacent to a piece. */
export function opponentsBeside(position: Position, law: NeighbourLaw, piece: Piece): Piece[] {
  return position.pieces.filter(
    (other) =>
      !areFriendly(position, other.side, piece.side) &&
      areAdjacent(position, law, { squares: piece.squares, piece }, { squares: other.squares, piece: other }),
  );
}
