import type { Board } from '../../board/board';
import { OPEN } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { SQUARE_COUNT, type Square, squareAt } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';

/**
 * Causes that make a square itself block a line of fire, regardless of figures and walls. Index 0: the square does not
 * block.
 */
export const BLOCKED_BY = ['nothing', 'blocking', 'elevation', 'indoors'] as const;
export const BLOCKED_BY_TERRAIN = 1;
export const BLOCKED_BY_ELEVATION = 2;
export const BLOCKED_BY_INDOORS = 3;

/** Rules of an edition for a line through a corner that is neither fully open nor closed by two blocking flanks. */
export interface CornerRules {
  readonly blockingAndFigure: 'blocked' | 'clear';
  readonly figureAndFigure: 'blocked' | 'clear';
  readonly hinderingAndHindering: 'hindered' | 'clear';
  /** Result for hindering terrain on one side of the corner, and a figure, a blocking square or a wall on the other. */
  readonly hinderingAndOther: 'hindered' | 'clear';
}

/**
 * Tests for the obstacles of one line of fire. They receive squares on the line; only `under` also receives its end
 * squares.
 */
export interface LineRules {
  /**
   * Returns why a square itself blocks a line across it, as an index into BLOCKED_BY. 0 if the square does not block.
   */
  readonly blocks: (square: Square) => number;
  /** Whether the square counts as a blocking flank of a corner. */
  readonly flanks: (square: Square) => boolean;
  /**
   * Returns 1 + the index in `position.pieces` of a figure on the square that blocks the line. 0 if no figure blocks.
   */
  readonly figures: (square: Square) => number;
  /** Whether crossing the square hinders the line of fire. */
  readonly hinders: (square: Square) => boolean;
  /** Whether a line of fire to a target on the square is hindered. */
  readonly under: (square: Square) => boolean;
  /** Whether a wall or closed door at this edge blocks the line of fire. */
  readonly walls: (edge: Edge) => boolean;
  readonly corner: CornerRules;
}

/** The two end squares of a line of fire, with the pieces on them. */
export interface LineEnds {
  readonly from: Square;
  readonly to: Square;
  readonly viewer: Piece | null;
  readonly target: Piece | null;
}

/** Returns an array indexed by square, with a computed value for each square of the board. */
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
 * Returns a test for walls and closed doors that block a line. `counts` receives the levels of the two squares beside
 * the edge, the lower level first.
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

/** Returns a lookup by square: 1 + the index of the piece that blocks the line, or 0. Viewer and target never block. */
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
