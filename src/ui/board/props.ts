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
  /** Accessible name: `Map Night Yard`. */
  label: string;
  pieces: readonly BoardPiece[];
  /** URL of the printed map’s picture, which fills the squares. Null for none. */
  picture?: string | null;
  /** Further marks above the terrain, as SVG in drawing units. Only for a map that is not turned. */
  marks?: JSX.Element;
  objects?: readonly BoardObject[];
  /** True to show the strength of objects, doors and walls beside them. */
  strengths?: boolean;
  starts?: readonly BoardStart[];
  markers?: readonly BoardMarker[];
  overlay?: BoardOverlay | null;
  /** True to show the badges of figures. Badges that may be shown soon are drawn either way. */
  badged?: boolean;
  /** Overlays that may be shown soon. They are drawn in advance and hidden, so that showing them is cheap. */
  ahead?: readonly BoardOverlay[];
  lines?: readonly BoardLine[];
  /** Steps of a plan with the rolls that they need. */
  signs?: readonly BoardSign[];
  /** Positions of figures that two players moved at once. */
  contested?: readonly BoardContested[];
  /** A figure that is being dragged onto the board from outside. */
  ghost?: BoardGhost | null;
  /** Squares that should be visible. Null for none. */
  focus?: readonly Square[] | null;
  /** Pixels at the bottom of the board that a sheet covers. */
  covered?: number;
  /** True if a tap close to a figure counts as a tap on it. */
  snap?: boolean;
  /** True if all taps and keys choose squares, even under a figure. Nothing can be dragged then. */
  squaresOnly?: boolean;
  /** True if a tap on a square puts something down. Two quick taps then count as two and do not zoom. */
  putting?: boolean;
  /** Orientation of the map. Undefined leaves it as drawn. */
  turn?: MapRotation;
  /** Called to turn the map. If undefined, it cannot be turned. */
  onTurn?: (turn: MapRotation) => void;
  /** Called when a finger rests on a square without a figure, or on the key `h`. */
  onHold?: (square: Square) => void;
  /** Called when a double tap zoomed: the effect of its first tap may be undone. */
  onZoomed?: () => void;
  /** Describes a square: `c4, hindering terrain, Brass Titan`. */
  describe: (square: Square) => string;
  onSquare: (square: Square) => void;
  onPiece: (id: string) => void;
  onDrop: (id: string, squares: readonly Square[]) => void;
  /**
   * While set, one finger draws and two fingers pan and zoom. Taps count as strokes, keys do not. Only for a map that
   * is not turned.
   */
  stroke?: BoardStroke | null;
  /** Called on Shift and an arrow key, with that side of the square under the cursor. */
  onSide?: (square: Square, dx: number, dy: number) => void;
  /** Receives functions that convert a screen point to a square, for drags from outside, and that reset the view. */
  handle?: (handle: BoardHandle) => void;
  /** Called when everything is drawn, some frames after the first part. */
  onDrawn?: () => void;
  /** Container for the turn and zoom buttons. Undefined places them on the board. */
  buttons?: HTMLElement | undefined;
}

export interface BoardHandle {
  /** Null outside the map. */
  readonly squareAtScreen: (clientX: number, clientY: number) => Square | null;
  /** Shows the whole map, or the focused squares. */
  readonly home: () => void;
}
