import type { Board } from '../../board/board';
import { OPEN } from '../../board/terrain';
import { EDGES, edgeSquares } from '../../grid/edge';
import { SQUARES, type Square, squareAt } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';

/** What stops a line that crosses it, and why; 0 is nothing. */
export const BLOCKED_BY = ['nothing', 'blocking', 'elevation', 'indoors'] as const;
export type SquareCause = (typeof BLOCKED_BY)[number];
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

/** What stands in the way of one line, by square and by edge. The two ends' own squares are never looked up but for `under`. */
export interface LineLaw {
  /** By square: why its ground stops a line that crosses it (BY_…), 0 where it does not. */
  readonly blocks: Uint8Array;
  /** By square: 1 where it is a blocking flank of a corner. */
  readonly flanks: Uint8Array;
  /** By square: 1 + the place in `position.pieces` of a figure that stops this line, 0 for none. */
  readonly figures: Uint16Array;
  /** By square: 1 where crossing it hinders. */
  readonly hinders: Uint8Array;
  /** By square: 1 where a target standing there is hindered. */
  readonly under: Uint8Array;
  /** By edge: 1 where a wall or closed door stops this line. */
  readonly walls: Uint8Array;
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
  const filled = new Uint8Array(SQUARES);
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      filled[square] = value(square);
    }
  }
  return filled;
}

/** Walls and closed doors that count, by edge; `counts` is asked for each that stands. */
export function wallsWhere(board: Board, counts: (low: number, high: number) => boolean): Uint8Array {
  const filled = new Uint8Array(EDGES);
  const end = squareAt(0, board.height) * 2;
  for (let edge = 0; edge < end; edge++) {
    if (board.walls[edge] === OPEN) continue;
    const [a, b] = edgeSquares(edge);
    const first = board.levels[a]!;
    const second = board.levels[b]!;
    if (counts(Math.min(first, second), Math.max(first, second))) filled[edge] = 1;
  }
  return filled;
}

/** Figures that stop a line, by square: those that `stops` says, without the two at its ends. */
export function figuresWhere(
  position: Position,
  ends: Pick<LineEnds, 'viewer' | 'target'>,
  stops: (piece: Piece, square: Square) => boolean,
): Uint16Array {
  const filled = new Uint16Array(SQUARES);
  position.pieces.forEach((piece, place) => {
    if (piece === ends.viewer || piece === ends.target) return;
    for (const square of piece.squares) if (stops(piece, square)) filled[square] = place + 1;
  });
  return filled;
}
