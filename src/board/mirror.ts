import { type Edge, edgeBetween, edgeSquares } from '../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { Board } from './board';
import type { BoardEdit, SquareBrush } from './edit';

/** Symmetries that repeat a stroke on the map. `both` repeats the stroke in all four quarters. */
export const SYMMETRIES = ['none', 'left-right', 'top-bottom', 'half-turn', 'both'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** Mirror images of a stroke for each symmetry: whether columns and rows are mirrored. */
const IMAGES: Readonly<Record<Symmetry, readonly (readonly [columns: boolean, rows: boolean])[]>> = {
  none: [],
  'left-right': [[true, false]],
  'top-bottom': [[false, true]],
  'half-turn': [[true, true]],
  both: [
    [true, false],
    [false, true],
    [true, true],
  ],
};

/** Side at the opposite end of the table, by side. */
const OPPOSITE: Readonly<Record<string, string>> = { red: 'blue', blue: 'red', green: 'violet', violet: 'green' };

/** Returns the mirror images of an edit. Starting areas are mirrored for the opposite side. */
export function mirrorEdit(board: Board, deed: BoardEdit, symmetry: Symmetry): BoardEdit[] {
  return IMAGES[symmetry].map(([columns, rows]): BoardEdit => {
    const over = (square: Square) => turnedOver(board, square, columns, rows);
    if ('edges' in deed) return { ...deed, edges: deed.edges.map((edge) => edgeOver(edge, over)) };
    return { squares: deed.squares.map(over), brush: opposite(deed.brush) };
  });
}

function opposite(brush: SquareBrush): SquareBrush {
  return brush.kind === 'start' && brush.side !== null
    ? { ...brush, side: getOwnProperty(OPPOSITE, brush.side) ?? brush.side }
    : brush;
}

function turnedOver(board: Board, square: Square, columns: boolean, rows: boolean): Square {
  const x = columns ? board.width - 1 - xOf(square) : xOf(square);
  const y = rows ? board.height - 1 - yOf(square) : yOf(square);
  return squareAt(x, y);
}

function edgeOver(edge: Edge, over: (square: Square) => Square): Edge {
  const [a, b] = edgeSquares(edge);
  // Mirrored neighbours are still neighbours.
  return edgeBetween(over(a), over(b)) as Edge;
}
