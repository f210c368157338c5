import type { Board } from '../../board/board';
import { OPEN } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { SQUARE_COUNT, type Square, squareAt } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';

/** Causes for which ground blocks a line. Index 0 is no cause. */
export const BLOCKED_BY = ['nothing', 'blocking', 'elevation', 'indoors'] as const;
export const BLOCKED_BY_TERRAIN = 1;
export const BLOCKED_BY_ELEVATION = 2;
export const BLOCKED_BY_INDOORS = 3;

/** Rules of an edition for a line through a corner that is neither fully open nor closed by two blocking flanks. */
export interface CornerRules {
  readonly blockingAndFigure: 'blocked' | 'clear';
  readonly figureAndFigure: 'blocked' | 'clear';
  readonly hinderingAndHindering: 'hindered' | 'clear';
  /** A hindering flank opposite a figure, a blocking square or a wall. */
  readonly hinderingAndOther: 'hindered' | 'clear';
}

/** Obstacles of one line. Queried only for squares on the line. The two ends are queried only by `under`. */
export interface LineRules {
  /** Cause (BY_…) for which a square's ground blocks a line across it. 0 if it does not. */
  readonly blocks: (square: Square) => number;
  /** Whether the square is a blocking flank of a corner. */
  readonly flanks: (square: Square) => boolean;
  /** 1 + the index in `position.pieces` of a figure on the square that blocks this line. 0 if none does. */
  readonly figures: (square: Square) => number;
  /** Whether crossing the square hinders the line. */
  readonly hinders: (square: Square) => boolean;
  /** Whether a target on the square is hindered. */
  readonly under: (square: Square) => boolean;
  /** Whether a wall or closed door at this edge blocks the line. */
  readonly walls: (edge: Edge) => boolean;
  readonly corner: CornerRules;
}

/** The two ends of a line. */
export interface LineEnds {
  readonly from: Square;
  readonly to: Square;
  readonly viewer: Piece | null;
  readonly target: Piece | null;
}

/** Returns an array indexed by square, filled for the squares of a board. */
export function fillBySquare(board: Board, value: (square: Square) => number): Uint8Array {
  const filled = new Uint8Array(SQUARE_COUNT);
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      filled[square] = value(square);
    }
  }
  return filled;
}

/**
 * Returns a test for walls and closed doors that block. `counts` receives the levels of the two adjacent squares, the
 * lower first.
 */
export function makeWallTest(board: Board, counts: (low: number, high: number) => boolean): (edge: Edge) => boolean {
  return (edge) => {
    if (board.walls[edge] === OPEN) return false;
    const [a, b] = edgeSquares(edge);
    const first = board.levels[a]!;
    const second = board.levels[b]!;
    return counts(Math.min(first, second), Math.max(first, second));
  };
}

/** Returns the figures that block a line, by square: those for which `stops` is true, except the two ends. */
export function findBlockingFigures(
  position: Position,
  ends: Pick<LineEnds, 'viewer' | 'target'>,
  stops: (piece: Piece, square: Square) => boolean,
): (square: Square) => number {
  const standing = new Map<Square, number>();
  position.pieces.forEach((piece, place) => {
    if (piece === ends.viewer || piece === ends.target) return;
    for (const square of piece.squares) if (stops(piece, square)) standing.set(square, place + 1);
  });
  return (square) => standing.get(square) ?? 0;
}
