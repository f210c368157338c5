import { type Board, hasEdge, listBoardSquares } from '../../src/board/board';
import { type Edge, edgeBetween, edgeSquares } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';

/** A point in units of half a square: centres of squares are odd, grid points even. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square that touches a corner on the line without being entered, with its two edges at the corner. */
export interface Flank {
  readonly square: Square;
  readonly edges: readonly [Edge, Edge];
}

/** The squares, edges and corners that a line passes, found by testing all of the map. */
export interface SlowLine {
  /** Squares whose interior the line crosses, without the first and the last square. */
  readonly squares: readonly Square[];
  readonly edges: readonly Edge[];
  readonly corners: readonly (readonly [Flank, Flank])[];
}

function centre(square: Square): Point {
  return { x: 2 * xOf(square) + 1, y: 2 * yOf(square) + 1 };
}

/** Returns the side of the line from a to b on which a point is: -1 or 1, and 0 on the line. */
function sideOf(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

/** Position on the line from a to b, as a fraction with a positive denominator. */
type Part = readonly [over: number, under: number];

function before(a: Part, b: Part): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

/** Returns the section of a line on which a coordinate is between two values. Null if there is no such section. */
function partsBetween(start: number, end: number, low: number, high: number): readonly [Part, Part] | null {
  const way = end - start;
  if (way === 0)
    return low < start && start < high
      ? [
          [0, 1],
          [1, 1],
        ]
      : null;
  return way > 0
    ? [
        [low - start, way],
        [high - start, way],
      ]
    : [
        [start - high, -way],
        [start - low, -way],
      ];
}

/** True if the line from a to b crosses the interior of the square. */
function passesInside(a: Point, b: Point, square: Square): boolean {
  const [x, y] = [2 * xOf(square), 2 * yOf(square)];
  const across = partsBetween(a.x, b.x, x, x + 2);
  const along = partsBetween(a.y, b.y, y, y + 2);
  if (!across || !along) return false;
  const start: Part = [0, 1];
  const end: Part = [1, 1];
  const enters = [across[0], along[0], start];
  const leaves = [across[1], along[1], end];
  return enters.every((enter) => leaves.every((leave) => before(enter, leave)));
}

function endsOf(edge: Edge): readonly [Point, Point] {
  const [first, second] = edgeSquares(edge);
  const corner = { x: 2 * xOf(second), y: 2 * yOf(second) };
  const upright = yOf(first) === yOf(second);
  return [corner, upright ? { x: corner.x, y: corner.y + 2 } : { x: corner.x + 2, y: corner.y }];
}

function passesThrough(a: Point, b: Point, edge: Edge): boolean {
  const [one, other] = endsOf(edge);
  return sideOf(a, b, one) * sideOf(a, b, other) < 0 && sideOf(one, other, a) * sideOf(one, other, b) < 0;
}

function isInsideBox(a: Point, b: Point, point: Point): boolean {
  const inside = (one: number, other: number, at: number) => Math.min(one, other) < at && at < Math.max(one, other);
  return inside(a.x, b.x, point.x) && inside(a.y, b.y, point.y);
}

const known = new Map<string, SlowLine>();

export function traceSlowLine(board: Board, from: Square, to: Square): SlowLine {
  const key = `${board.width} ${board.height} ${from} ${to}`;
  const line = known.get(key) ?? drawSlowly(board, from, to);
  known.set(key, line);
  return line;
}

function drawSlowly(board: Board, from: Square, to: Square): SlowLine {
  const [a, b] = [centre(from), centre(to)];
  const all = listBoardSquares(board);
  const entered = all.filter((square) => passesInside(a, b, square));
  const edges = all
    .flatMap((square) => [2 * square, 2 * square + 1])
    .filter((edge) => hasEdge(board, edge) && passesThrough(a, b, edge));
  const corners: [Flank, Flank][] = [];
  for (let x = 1; x < board.width; x++) {
    for (let y = 1; y < board.height; y++) {
      const point = { x: 2 * x, y: 2 * y };
      if (!isInsideBox(a, b, point) || sideOf(a, b, point) !== 0) continue;
      const around = [squareAt(x - 1, y - 1), squareAt(x, y - 1), squareAt(x - 1, y), squareAt(x, y)];
      const touched = around.filter((square) => !entered.includes(square));
      const flanks = touched.map((square): Flank => {
        const beside = around.map((other) => edgeBetween(square, other)).filter((edge) => edge !== null);
        return { square, edges: beside as [Edge, Edge] };
      });
      corners.push(flanks as [Flank, Flank]);
    }
  }
  return { squares: entered.filter((square) => square !== from && square !== to), edges, corners };
}
