import { edgeName, parseEdge } from '../grid/edge';
import { parseSquare, squareName } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, hasEdge, hasSquare } from './board';

/** Adds material strengths by square or edge. The fault is the first name that is not a square or edge of the board. */
export function withStrengths(board: Board, strengths: Readonly<Record<string, number>>): Result<Board, string> {
  const objectStrengths = new Map(board.objectStrengths);
  const wallStrengths = new Map(board.wallStrengths);
  for (const name in strengths) {
    const strength = strengths[name] as number;
    const edge = parseEdge(name);
    const square = parseSquare(name);
    if (edge !== null && hasEdge(board, edge)) wallStrengths.set(edge, strength);
    else if (square !== null && hasSquare(board, square)) objectStrengths.set(square, strength);
    else return err(name);
  }
  return ok({ ...board, objectStrengths, wallStrengths });
}

/**
 * Returns material strengths by name of square or edge, the format of map sheets and facts. Undefined if there are no
 * strengths.
 */
export function listStrengths({ objectStrengths, wallStrengths }: Board): Readonly<Record<string, number>> | undefined {
  const named: Record<string, number> = {};
  for (const [square, strength] of objectStrengths) named[squareName(square)] = strength;
  for (const [edge, strength] of wallStrengths) named[edgeName(edge)] = strength;
  return objectStrengths.size + wallStrengths.size > 0 ? named : undefined;
}
