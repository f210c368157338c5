import { MAX_SIDE, type Square, STRIDE, xOf, yOf } from './square';

/**
 * Everything that the straight line between two centres crosses, as offsets from the starting square. The offsets
 * depend only on the distance in columns and rows, so one instance serves every map. All comparisons use integers and
 * are exact.
 */
export interface LineCrossings {
  /**
   * Offsets of the squares that the line crosses, in order, without start and end. An offset plus the starting square
   * gives the square.
   */
  readonly squares: Int32Array;
  /**
   * Offsets of the edges that the line crosses, in order; crossings at grid points are in `corners`. An offset plus
   * twice the starting square gives the edge.
   */
  readonly edges: Int32Array;
  /**
   * Grid points exactly on the line, in order, six numbers per point: the two flanking squares, two edges of the first
   * square, two edges of the second. Offsets as in `squares` and `edges`.
   */
  readonly corners: Int32Array;
}

const SPAN = 2 * MAX_SIDE - 1;
const lines: (LineCrossings | undefined)[] = new Array(SPAN * SPAN);

export function lineBetween(from: Square, to: Square): LineCrossings {
  return lineByOffset(xOf(to) - xOf(from), yOf(to) - yOf(from));
}

/** Returns the crossings of a line over `dx` columns and `dy` rows, each from -63 to 63. Cached. */
export function lineByOffset(dx: number, dy: number): LineCrossings {
  const key = (dy + MAX_SIDE - 1) * SPAN + dx + MAX_SIDE - 1;
  const crossings = lines[key];
  if (crossings) return crossings;
  const drawn = drawLine(dx, dy);
  lines[key] = drawn;
  return drawn;
}

function drawLine(dx: number, dy: number): LineCrossings {
  const columns = Math.abs(dx);
  const rows = Math.abs(dy);
  const east = Math.sign(dx);
  const south = Math.sign(dy) * STRIDE;
  const squares: number[] = [];
  const edges: number[] = [];
  const corners: number[] = [];
  let here = 0;
  for (let column = 0, row = 0; column < columns || row < rows; ) {
    // The line meets the next vertical grid line at (2·column + 1) / (2·columns) of its length; rows alike.
    const upright = column < columns ? (2 * column + 1) * rows : Number.POSITIVE_INFINITY;
    const level = row < rows ? (2 * row + 1) * columns : Number.POSITIVE_INFINITY;
    let next = here;
    if (upright <= level) {
      next += east;
      column++;
    }
    if (level <= upright) {
      next += south;
      row++;
    }
    if (upright === level) {
      const first = here + east;
      const second = here + south;
      corners.push(
        first,
        second,
        offsetEdge(here, first),
        offsetEdge(first, next),
        offsetEdge(here, second),
        offsetEdge(second, next),
      );
    } else {
      edges.push(offsetEdge(here, next));
    }
    here = next;
    if (column < columns || row < rows) squares.push(here);
  }
  return { squares: Int32Array.from(squares), edges: Int32Array.from(edges), corners: Int32Array.from(corners) };
}

/**
 * Computes `edgeBetween` for offsets, which may be negative. An edge id is linear in its square, so offsets work like
 * squares.
 */
function offsetEdge(a: number, b: number): number {
  return 2 * Math.min(a, b) + (Math.abs(a - b) === STRIDE ? 1 : 0);
}
