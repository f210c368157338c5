import { type Square, squareName } from '../grid/square';
import type { Fact } from '../table/facts';

type How = Extract<Fact, { readonly fact: 'placed' }>['how'];

/**
 * Makes the fact that places a piece on squares. If the list of squares is empty, the fact takes the piece off the map.
 */
export function makePlacedFact(piece: string, squares: readonly Square[], how: How): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}
