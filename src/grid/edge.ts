import { parseSquare, type Square, STRIDE, squareName } from './square';

/**
 * The side between two orthogonal neighbours as one integer: twice the western or northern square, plus 1 if the other
 * square is to the south.
 */
export type Edge = number;

/** Length of an array with one item per edge. */
export const EDGE_COUNT = STRIDE * STRIDE * 2;

export function eastEdge(square: Square): Edge {
  return square * 2;
}

export function southEdge(square: Square): Edge {
  return square * 2 + 1;
}

/** Returns the edge between two orthogonal neighbours. Null if the squares are not orthogonal neighbours. */
export function edgeBetween(a: Square, b: Square): Edge | null {
  const first = Math.min(a, b);
  const apart = Math.max(a, b) - first;
  if (apart === STRIDE) return southEdge(first);
  return apart === 1 && (first & (STRIDE - 1)) !== STRIDE - 1 ? eastEdge(first) : null;
}

/** Returns the two squares of an edge, the western or northern one first. */
export function edgeSquares(edge: Edge): readonly [Square, Square] {
  const first = edge >> 1;
  return [first, first + (edge & 1 ? STRIDE : 1)];
}

/** Formats an edge: `b2/b3`. */
export function edgeName(edge: Edge): string {
  const [first, second] = edgeSquares(edge);
  return `${squareName(first)}/${squareName(second)}`;
}

/** Parses `b2/b3`, in either order. Null if the text names no edge. */
export function parseEdge(text: string): Edge | null {
  const [first, second, more] = text.split('/');
  if (first === undefined || second === undefined || more !== undefined) return null;
  const a = parseSquare(first);
  const b = parseSquare(second);
  return a === null || b === null ? null : edgeBetween(a, b);
}
