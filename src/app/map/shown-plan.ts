import type { Square } from '../../grid/square';
import type { BoardLine, BoardOverlay, BoardSign } from '../../view/types';

/** Display of a plan on the map while its panel is open, and its tap handlers. Read the properties on every use. */
export interface ShownPlan {
  readonly lines: readonly BoardLine[];
  readonly signs: readonly BoardSign[];
  readonly overlay: BoardOverlay;
  /** Part of the map to show. Null leaves it unchanged. */
  readonly focus: readonly Square[] | null;
  /** Describes what the overlay shows on a square. Empty if it shows nothing. */
  readonly describe: (square: Square) => readonly string[];
  readonly tapSquare: (square: Square) => void;
  readonly tapPiece: (piece: string) => void;
  /** Receives a description of what is recorded next; the plan continues from there. */
  readonly onRecorded: (text: string) => void;
}
