import type { Board } from '../../board/board';
import { OPEN } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { SQUARE_COUNT, type Square, squareAt } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';

/** What stops a line that crosses it, and why; 0 is nothing. */
export const BLOCKED_BY = ['nothing', 'blocking', 'elevation', 'indoors'] as const;
export const BY_BLOCKING = 1;
export const BY_ELEVATION = 2;
export const BY_INDOORS = 3;

/** How an edition settles a line through a corner that is neither wholly open nor shut by two blocking flanks. */
export interface CornerLaw {
  readonly blockingAndFigure: 'blocked' | 'clear';
  readonly figureAndFigure: 'blocked' | 'clear';
  readonly hinderingAndHindering: 'hindered' | 'clear';
  /** A hindering flank facing a figure, a blocking square or a wall. */
  readonly hinderingAndOther: 'hindered' | 'clear';
}

/** What stands in the way of one line. Asked only where the line goes; the two ends' own squares never but for `under`. */
export interface LineLaw {
  /** Why a square's ground stops a line that crosses it (BY_…), 0 where it does not. */
  readonly blocks: (square: Square) => number;
  /** Whether it is a blocking flank of a corner. */
  readonly flanks: (square: Square) => boolean;
  /** 1 + the place in `position.pieces` of a figure there that stops this line, 0 for none. */
  readonly figures: (square: Square) => number;
  /** Whether crossing it hinders. */
  readonly hinders: (square: Square) => boolean;
  /** Whether a target standing there is hindered. */
  readonly under: (square: Square) => boolean;
  /** Whether a wall or closed door there stops this line. */
  readonly walls: (edge: Edge) => boolean;
  readonly corner: CornerLaw;
}

/** The two ends of a line to be judged. */
export interface LineEnds {
  readonly from: Square;
  readonly to: Square;
  readonly viewer: Piece | null;
  readonly target: Piece | null;
}

/** Fills an array by square over a board. */
export function bySquare(board: Board, value: (square: Square) => number): Uint8Array {
  const filled = new Uint8Array(SQUARE_COUNT);
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      filled[square] = value(square);
    }
  }
  return filled;
}

/** Walls and closed doors that count; `counts` is told the levels of the two squares beside one, the lower first. */
export function wallsWhere(board: Board, counts: (low: number, high: number) => boolean): (edge: Edge) => boolean {
  return (edge) => {
    if (board.walls[edge] === OPEN) return false;
    const [a, b] = edgeSquares(edge);
    const first = board.levels[a]!;
    const second = board.levels[b]!;
    return counts(Math.min(first, second), Math.max(first, second));
  };
}

/** Figures that stop a line, by square: those that `stops` says, without the two at its ends. */
export function figuresWhere(
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
