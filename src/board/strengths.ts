import { type Edge, edgeName, parseEdge } from '../grid/edge';
import { parseSquare, type Square, squareName } from '../grid/square';
import { bad, good, type Result } from '../plain/result';
import { type Board, hasEdge, hasSquare } from './board';

/** A square of the board, or an edge with both squares on it. */
function placeNamed(board: Board, name: string): { readonly square: Square } | { readonly edge: Edge } | null {
  const edge = parseEdge(name);
  if (edge !== null) return hasEdge(board, edge) ? { edge } : null;
  const square = parseSquare(name);
  return square !== null && hasSquare(board, square) ? { square } : null;
}

/** The board with these material strengths too, by square or edge; the fault is the name that is neither on it. */
export function withStrengths(board: Board, strengths: Readonly<Record<string, number>>): Result<Board, string> {
  const objectStrengths = new Map(board.objectStrengths);
  const wallStrengths = new Map(board.wallStrengths);
  for (const [name, strength] of Object.entries(strengths)) {
    const place = placeNamed(board, name);
    if (!place) return bad(name);
    if ('edge' in place) wallStrengths.set(place.edge, strength);
    else objectStrengths.set(place.square, strength);
  }
  return good({ ...board, objectStrengths, wallStrengths });
}

/** Material strengths of a board by square and edge, as sheets and facts tell them; undefined where nothing has one. */
export function strengthsOf({ objectStrengths, wallStrengths }: Board): Readonly<Record<string, number>> | undefined {
  const named = [
    ...[...objectStrengths].map(([square, strength]) => [squareName(square), strength] as const),
    ...[...wallStrengths].map(([edge, strength]) => [edgeName(edge), strength] as const),
  ];
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
