import { distance, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { AdjacentAnswer, Citation, Reason } from '../answer';
import { edgeMark, pieceMark, reason, squareMark } from './cite';
import { distanceBetween, findNearestSquares, isDiagonalBase, pieceAsPlace, type ResolvedPlace } from './places';
import {
  type AdjacencyRules,
  areOnSameStairs,
  findNonAdjacencyCause,
  flankEdges,
  getCrossedEdge,
  groundFlankRules,
  isClosedCorner,
  isWall,
  type NonAdjacencyCause,
  stepBetween,
} from './steps';

/** Adjacency rules of an edition. In some editions, a double base diagonally between two squares separates them. */
export interface NeighbourRules extends AdjacencyRules {
  readonly diagonalBasesPart: boolean;
  readonly cite: Citation;
  readonly citeSeparation: (parting: NonAdjacencyCause) => Citation;
  /**
   * Decides whether places at different heights are adjacent. `open`: adjacent if they touch. A reason: never adjacent.
   * Null: adjacency is decided as on the ground.
   */
  readonly aloft?: (position: Position, a: ResolvedPlace, b: ResolvedPlace) => 'open' | Reason | null;
}

/**
 * Returns the piece with a double base on both squares between two diagonal neighbours. Null if there is no such piece.
 */
function baseAcross(position: Position, a: Square, b: Square, ends: readonly (Piece | null)[]): Piece | null {
  if (distance(a, b) !== 1) return null;
  const { flanks } = stepBetween(a, b);
  if (!flanks) return null;
  return (
    position.pieces.find(
      (piece) =>
        !ends.includes(piece) && isDiagonalBase(piece) && flanks.every((flank) => piece.squares.includes(flank)),
    ) ?? null
  );
}

function partingBetween(
  position: Position,
  rules: NeighbourRules,
  a: Square,
  b: Square,
  ends: readonly (Piece | null)[],
): NonAdjacencyCause | null {
  const parting = findNonAdjacencyCause(position.board, a, b, rules);
  if (parting !== null) return parting;
  return rules.diagonalBasesPart && baseAcross(position, a, b, ends) ? 'diagonal-base' : null;
}

/** Whether any square of place `a` is adjacent to any square of place `b`. */
export function areAdjacent(position: Position, rules: NeighbourRules, a: ResolvedPlace, b: ResolvedPlace): boolean {
  // Places that do not touch are never adjacent, at any height.
  if (distanceBetween(a.squares, b.squares) > 1) return false;
  const aloft = rules.aloft?.(position, a, b) ?? null;
  if (aloft === 'open') return a.squares.some((from) => b.squares.some((to) => distance(from, to) === 1));
  if (aloft !== null) return false;
  return a.squares.some((from) =>
    b.squares.some((to) => partingBetween(position, rules, from, to, [a.piece, b.piece]) === null),
  );
}

/**
 * Lists the reasons why two places are not adjacent. Empty if they are adjacent. The reasons `wall` and `elevation`
 * replace the reason `no-adjacent`.
 */
export function listNonAdjacencyReasons(
  position: Position,
  rules: NeighbourRules,
  a: ResolvedPlace,
  b: ResolvedPlace,
): Reason[] {
  if (areAdjacent(position, rules, a, b)) return [];
  const touching = a.squares.flatMap((from) =>
    b.squares.filter((to) => distance(from, to) === 1).map((to) => [from, to] as const),
  );
  const pair = touching[0];
  if (!pair) {
    const [from, to] = findNearestSquares(a.squares, b.squares);
    return [reason('no-adjacent', rules.citeSeparation('apart'), [squareMark(from), squareMark(to)])];
  }
  const aloft = rules.aloft?.(position, a, b) ?? null;
  if (aloft !== null && aloft !== 'open') return [aloft];
  const [from, to] = pair;
  const { board } = position;
  const step = stepBetween(from, to);
  const reasons: Reason[] = [];
  const shut = isClosedCorner(board, step, groundFlankRules(board));
  const walls = step.flanks ? step.flanks.flatMap((flank) => flankEdges(step, flank)) : [getCrossedEdge(step)];
  const standing = step.flanks && !shut ? [] : walls.filter((edge) => isWall(board, edge));
  if (standing.length > 0) reasons.push(reason('wall', rules.citeSeparation('wall'), standing.map(edgeMark)));
  if (board.levels[from] !== board.levels[to] && !(rules.stairsJoin && areOnSameStairs(board, from, to))) {
    reasons.push(reason('elevation', rules.citeSeparation('elevation'), [squareMark(from), squareMark(to)]));
  }
  if (reasons.length > 0) return reasons;
  const across = baseAcross(position, from, to, [a.piece, b.piece]);
  const marks = across ? [pieceMark(across.id)] : (step.flanks ?? []).map(squareMark);
  return [reason('no-adjacent', rules.citeSeparation(across ? 'diagonal-base' : 'corner'), marks)];
}

export function answerAdjacency(
  position: Position,
  rules: NeighbourRules,
  a: ResolvedPlace,
  b: ResolvedPlace,
): AdjacentAnswer {
  const reasons = listNonAdjacencyReasons(position, rules, a, b);
  return { adjacent: reasons.length === 0, reasons, cite: rules.cite };
}

/** Lists the pieces adjacent to any piece in `pieces`, without `pieces` themselves. */
export function listAdjacentToAny(position: Position, rules: NeighbourRules, pieces: readonly Piece[]): Piece[] {
  return position.pieces.filter(
    (other) =>
      !pieces.includes(other) &&
      pieces.some((piece) => areAdjacent(position, rules, pieceAsPlace(piece), pieceAsPlace(other))),
  );
}

/** Lists the opposing pieces adjacent to a piece. */
export function listAdjacentOpponents(position: Position, rules: NeighbourRules, piece: Piece): Piece[] {
  return position.pieces.filter(
    (other) =>
      !areFriendly(position, other.side, piece.side) &&
      areAdjacent(position, rules, pieceAsPlace(piece), pieceAsPlace(other)),
  );
}
