import type { Square } from '../../grid/square';
import type { BoardLine, BoardOverlay, BoardSign } from '../../view/types';

/**
 * Drawing of a plan on the map while its panel is open, and its tap handlers. Callers must read the properties on every
 * use because they are reactive.
 */
export interface ShownPlan {
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
  readonly overlay: BoardOverlay;
  /** Squares that must be visible. Null leaves the view unchanged. */
  readonly focus: readonly Square[] | null;
  /** Describes the overlay on a square. Empty if the square has no overlay. */
  readonly describe: (square: Square) => readonly string[];
  readonly tapSquare: (square: Square) => void;
  readonly tapPiece: (piece: string) => void;
  /** Receives a description of each recorded step, from which the plan continues. */
  readonly onRecorded: (text: string) => void;
}
