import type { Citation } from '../../answer';
import { makeCite } from '../../shared/cite';
import type { LineBlockingCause } from '../../shared/line-of-fire';
import type { NonAdjacencyCause } from '../../shared/steps';

export const ID = 'x-of-swords';
export const cite = makeCite(ID);

const LINE_CAUSES: Record<LineBlockingCause, Citation> = {
  blocking: cite('Terrain: Blocking'),
  elevation: cite('Terrain: Elevated'),
  indoors: cite('Attacking: Line of Fire'),
  wall: cite('Terrain: Walls'),
  figure: cite('Attacking: Line of Fire'),
  corner: cite('Attacking: Line of Fire', 'reading'),
  hidden: cite('Powers and Abilities Reference: Stealth'),
  range: cite('Attacking: Range Attacks'),
  soaring: cite('Attacking: Line of Fire'),
};

export function citeLineCause(cause: LineBlockingCause): Citation {
  return LINE_CAUSES[cause];
}

const PARTINGS: Record<NonAdjacencyCause, Citation> = {
  apart: cite('Key Concepts: Adjacency'),
  wall: cite('Terrain: Walls'),
  corner: cite('Terrain: Blocking', 'reading'),
  elevation: cite('Terrain: Elevated', 'reading'),
  'diagonal-base': cite('Key Concepts: Adjacency'),
};

export function citeSeparation(parting: NonAdjacencyCause): Citation {
  return PARTINGS[parting];
}
