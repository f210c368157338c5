import type { Square } from '../../grid/square';
import type { BoardLine, BoardOverlay, BoardSign } from '../../view/types';

/** What a plan shows on the map while its panel is open, and what taps mean then. Read on every use. */
export interface PlanShown {
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
  readonly overlay: BoardOverlay;
  /** The part of the map to show; null: as it is. */
  readonly focus: readonly Square[] | null;
  /** What the overlay says of a square, in words; none where it says nothing. */
  readonly describe: (square: Square) => readonly string[];
  readonly tapSquare: (square: Square) => void;
  readonly tapPiece: (piece: string) => void;
  /** What is recorded next, in words: the plan goes on from there. */
  readonly recorded: (said: string) => void;
}
