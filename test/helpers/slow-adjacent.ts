import { BLOCKING, LADDER, OPEN, STAIRS } from '../../src/board/terrain';
import { type Edge, edgeBetween } from '../../src/grid/edge';
import { distance, type Square } from '../../src/grid/square';
import { hasAbilityOrPower, type Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { traceSlowLine } from './slow-line';

/** A piece, or a square without a piece. */
export interface SlowPlace {
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

function soars(piece: Piece | null): boolean {
  return piece !== null && hasAbilityOrPower(piece, 'flight') && piece.mode === 'soaring';
}

/**
 * Reference implementation of adjacency, after sections 2 and 8 of the readings. Shares only the numbering of squares
 * with the engine.
 */
export function areAdjacentSlowly(edition: string, position: Position, a: SlowPlace, b: SlowPlace): boolean {
  const isHypertime = edition.startsWith('hypertime');
  const touching = (holds: (one: Square, other: Square) => boolean) =>
    a.squares.some((one) => b.squares.some((other) => distance(one, other) === 1 && holds(one, other)));
  if (isHypertime && (soars(a.piece) || soars(b.piece)))
    return soars(a.piece) && soars(b.piece) && touching(() => true);
  return touching((one, other) => {
    if (!isOpen(edition, position, one, other)) return false;
    if (edition === 'core-2008') return !isAcrossBase(position, a, b, one, other);
    return true;
  });
}

/** True if no wall, corner or difference in level separates two neighbouring squares. */
function isOpen(edition: string, { board }: Position, one: Square, other: Square): boolean {
  const is = (square: Square, bit: number) => ((board.terrain[square] ?? 0) & bit) !== 0;
  const level = (square: Square) => (edition === 'strike-teams' ? 0 : (board.levels[square] ?? 0));
  const isWall = (edge: Edge) => board.walls[edge] !== OPEN;
  if (level(one) !== level(other)) {
    if (edition.startsWith('hypertime')) return false;
    if (!(is(one, STAIRS) && is(other, STAIRS)) && !(is(one, LADDER) && is(other, LADDER))) return false;
  }
  const edge = edgeBetween(one, other);
  if (edge !== null) return !isWall(edge);
  const [flanks] = traceSlowLine(board, one, other).corners;
  return !flanks?.every(({ square, edges }) => {
    const isHigher = level(square) > level(one) && level(square) > level(other);
    return is(square, BLOCKING) || edges.some(isWall) || isHigher;
  });
}

/** True if another piece's double base covers the diagonal between the two squares. */
function isAcrossBase(position: Position, a: SlowPlace, b: SlowPlace, one: Square, other: Square): boolean {
  const [flanks] = traceSlowLine(position.board, one, other).corners;
  if (!flanks) return false;
  return position.pieces.some(
    (piece) =>
      piece !== a.piece &&
      piece !== b.piece &&
      piece.squares.length === 2 &&
      flanks.every((flank) => piece.squares.includes(flank.square)),
  );
}
