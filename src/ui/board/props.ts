import type { JSX } from 'solid-js';
import type { Board } from '../../board/board';
import type { Square } from '../../grid/square';
import type { MapRotation } from '../../view/rotation';
import type {
  BoardGhost,
  BoardLine,
  BoardMarker,
  BoardObject,
  BoardOverlay,
  BoardPiece,
  BoardSign,
  BoardStartArea,
  BoardStroke,
  ContestedPosition,
} from '../../view/types';

export interface BoardViewProps {
  board: Board;
  /** Accessible name of the map: `Map Night Yard`. */
  label: string;
  pieces?: readonly BoardPiece[];
  /** URL of the printed map’s picture, which fills the squares. Null if there is no picture. */
  picture?: string | null;
  /** Marks above the terrain, as SVG in drawing units. Only for a map that is not turned. */
  marks?: JSX.Element;
  objects?: readonly BoardObject[];
  /** Whether to show the strength of objects, doors and walls. */
  strengths?: boolean;
  starts?: readonly BoardStartArea[];
  markers?: readonly BoardMarker[];
  overlay?: BoardOverlay | null;
  /** Whether to show the badges of figures. Badges that may be shown soon are drawn in either case. */
  badged?: boolean;
  /** Overlays that may be shown soon. The board draws them in advance and hides them, so they appear quickly. */
  ahead?: readonly BoardOverlay[];
  lines?: readonly BoardLine[];
  /** Steps of a plan with their required rolls. */
  signs?: readonly BoardSign[];
  /** Positions of figures that two players moved at once. */
  contested?: readonly ContestedPosition[];
  /** A figure that is being dragged onto the board from outside. */
  ghost?: BoardGhost | null;
  /** Squares that should be visible. Null leaves the view unchanged. */
  focus?: readonly Square[] | null;
  /** Squares that the map shows large when it opens. Empty or absent for the whole map. */
  opening?: readonly Square[];
  /** Pixels at the bottom of the board that a sheet covers. */
  covered?: number;
  /** Whether a tap close to a figure counts as a tap on the figure. */
  snap?: boolean;
  /** Whether all taps and keys choose squares, even under a figure. Figures cannot be dragged then. */
  squaresOnly?: boolean;
  /** Whether a tap on a square places a figure or object. Two quick taps then count as two and do not zoom. */
  putting?: boolean;
  /** Orientation of the map. Undefined if the map is not turned. */
  turn?: MapRotation;
  /** Called to turn the map. Undefined if the map cannot be turned. */
  onTurn?: (turn: MapRotation) => void;
  /** Called for a long press on a square without a figure, and for the key `h`. */
  onHold?: (square: Square) => void;
  /** Called after a double tap has zoomed, so the effect of the first tap can be undone. */
  onZoomed?: () => void;
  /** Describes a square: `c4, hindering terrain, Brass Titan`. */
  describe: (square: Square) => string;
  onSquare?: (square: Square) => void;
  onPiece?: (id: string) => void;
  onDrop?: (id: string, squares: readonly Square[]) => void;
  /**
   * Stroke mode: one finger draws and two fingers pan and zoom. Taps count as strokes, keys do not. Only for a map that
   * is not turned.
   */
  stroke?: BoardStroke | null;
  /** Called for Shift and an arrow key, with the square under the cursor and the direction of its side. */
  onSide?: (square: Square, dx: number, dy: number) => void;
  /** Receives a handle to reset the view, and to convert screen points to squares for drags from outside. */
  handle?: (handle: BoardHandle) => void;
  /** Called when everything is drawn, some frames after the first part. */
  onDrawn?: () => void;
  /** Container for the turn and zoom buttons. Undefined places the buttons on the board. */
  buttons?: HTMLElement | undefined;
}

export interface BoardHandle {
  /** Converts a screen point to a square. Null outside the map. */
  readonly squareAtScreen: (clientX: number, clientY: number) => Square | null;
  /** Shows the focused squares, or the whole map if no square is focused. */
  readonly home: () => void;
}
