import type { NeighbourLaw } from '../../shared/adjacency';
import { cite, citeParting } from './citations';

/** "Adjacency": squares that touch, on one level or joined by a transition square. */
export const NEIGHBOURS: NeighbourLaw = {
  stairsJoin: true,
  diagonalBasesPart: false,
  cite: cite('Key Concepts: Adjacency'),
  citeParting,
};
