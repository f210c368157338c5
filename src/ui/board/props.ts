import type { JSX } from 'solid-js';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import type { MapRotation } from '../../view/rotation';
import type {
  BoardContested,
  BoardGhost,
  BoardLine,
  BoardMarker,
  BoardObject,
  BoardOverlay,
  BoardPiece,
  BoardSign,
  BoardStart,
  BoardStroke,
} from '../../view/types';

export interface BoardViewProps {
  board: Board;
  /** `Map Night Yard`: what a screen reader calls it. */
  label: string;
  pieces: readonly BoardPiece[];
  /** The address of the printed map's picture, which fills the squares; null: none. */
  picture?: string | null;
  /** Further marks over the terrain, as SVG in drawing units; for a map that is not turned. */
  marks?: JSX.Element;
  objects?: readonly BoardObject[];
  /** Whether what objects, doors and walls withstand is written beside them. */
  strengths?: boolean;
  starts?: readonly BoardStart[];
  markers?: readonly BoardMarker[];
  overlay?: BoardOverlay | null;
  /** Whether the figures' badges are shown; those that they may soon carry are drawn either way. */
  badged?: boolean;
  /** Overlays that may soon be shown: they are drawn already, unseen, so that showing one costs next to nothing. */
  ahead?: readonly BoardOverlay[];
  lines?: readonly BoardLine[];
  /** Steps of a plan, and what each needs. */
  signs?: readonly BoardSign[];
  /** Squares of figures that two players moved at once. */
  contested?: readonly BoardContested[];
  /** A figure about to be placed from outside the board. */
  ghost?: BoardGhost | null;
  /** Squares that are to be in sight; null: none. */
  focus?: readonly Square[] | null;
  /** Pixels at the foot of the board that a sheet lies over. */
  covered?: number;
  /** Whether a tap close to a figure counts as a tap on it. */
  snap?: boolean;
  /** Whether all taps and keys mean squares, also under a figure; nothing can be dragged then. */
  squaresOnly?: boolean;
  /** Whether a tap on a square puts something down there: two quick ones are two then, and do not zoom. */
  putting?: boolean;
  /** How the map is turned; left out: as it is drawn. */
  turn?: MapRotation;
  /** Turns it; left out: it cannot be turned. */
  onTurn?: (turn: MapRotation) => void;
  /** A finger rests on a square without a figure, or `h` is pressed. */
  onHold?: (square: Square) => void;
  /** Two taps zoomed: what the first of them did may be taken back. */
  onZoomed?: () => void;
  /** A square in words: `c4, hindering terrain, Brass Titan`. */
  describe: (square: Square) => string;
  onSquare: (square: Square) => void;
  onPiece: (id: string) => void;
  onDrop: (id: string, squares: readonly Square[]) => void;
  /** While set, one finger draws; two still pan and zoom. Taps are strokes too, keys are not. For a map that is not turned. */
  stroke?: BoardStroke | null;
  /** Shift and an arrow key: that side of the square under the cursor. */
  onSide?: (square: Square, dx: number, dy: number) => void;
  /** Gives the way from a point of the screen to a square, for what is dragged in from outside, and the way home. */
  handle?: (handle: BoardHandle) => void;
  /** All of it is on the screen, some frames after the first of it. */
  onDrawn?: () => void;
  /** Where the buttons that turn and zoom go; left out: on the board. */
  buttons?: HTMLElement | undefined;
}

export interface BoardHandle {
  /** Null off the map. */
  readonly squareAtScreen: (clientX: number, clientY: number) => Square | null;
  /** Back to the whole map, or what is in focus. */
  readonly home: () => void;
}
