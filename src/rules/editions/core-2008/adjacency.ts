import type { NeighbourRules } from '../../shared/adjacency';
import type { Separation } from '../../shared/steps';
import { cite } from './citations';

const PASSAGES = {
  apart: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  wall: cite('Walls'),
  corner: cite('Blocking Terrain', 'reading'),
  elevation: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  'diagonal-base': cite('DOUBLE-BASE CHARACTERS'),
} satisfies Record<Separation, ReturnType<typeof cite>>;

export const NEIGHBOURS: NeighbourRules = {
  stairsJoin: true,
  diagonalBasesPart: true,
  cite: cite('IMPORTANT CONCEPTS: Adjacent Squares'),
  citeSeparation: (parting) => PASSAGES[parting],
};
