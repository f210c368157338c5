import type { NeighbourLaw } from '../../shared/adjacency';
import type { Parting } from '../../shared/steps';
import { cite } from './citations';

const PASSAGES = {
  apart: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  wall: cite('Walls'),
  corner: cite('Blocking Terrain', 'reading'),
  elevation: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  'diagonal-base': cite('DOUBLE-BASE CHARACTERS'),
} satisfies Record<Parting, ReturnType<typeof cite>>;

export const NEIGHBOURS: NeighbourLaw = {
  stairsJoin: true,
  diagonalBasesPart: true,
  cite: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  citeParting: (parting) => PASSAGES[parting],
};
