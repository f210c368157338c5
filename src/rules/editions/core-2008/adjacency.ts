import type { NeighbourRules } from '../../shared/adjacency';
import type { NonAdjacencyCause } from '../../shared/steps';
import { cite } from './citations';

const PASSAGES = {
  apart: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  wall: cite('Walls'),
  corner: cite('Blocking Terrain', 'reading'),
  elevation: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  'diagonal-base': cite('DOUBLE-BASE CHARACTERS'),
} satisfies Record<NonAdjacencyCause, ReturnType<typeof cite>>;

export const NEIGHBOURS: NeighbourRules = {
  stairsJoin: true,
  diagonalBasesPart: true,
  cite: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  citeSeparation: (parting) => PASSAGES[parting],
};
