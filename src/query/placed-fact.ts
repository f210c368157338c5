import { type Square, squareName } from '../grid/square';
import type { Fact } from '../table/facts';

type How = Extract<Fact, { readonly fact: 'placed' }>['how'];

/** Makes the fact that puts a piece on squares. An empty list of squares takes the piece off the map. */
export function makePlacedFact(piece: string, squares: readonly Square[], how: How): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}
