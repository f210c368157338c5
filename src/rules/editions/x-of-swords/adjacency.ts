import type { NeighbourRules } from '../../shared/adjacency';
import { cite, citeSeparation } from './citations';

/** "Adjacency": squares that touch, on one level or joined by a transition square. */
export const NEIGHBOURS: NeighbourRules = {
  stairsJoin: true,
  diagonalBasesPart: false,
  cite: cite('Key Concepts: Adjacency'),
  citeSeparation,
};
