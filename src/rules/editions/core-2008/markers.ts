import { barrier, debris, type MarkerRule, smoke } from '../../shared/markers';
import { cite } from './citations';

/** The card that defines the powers is not among the sources: how many squares they make, and how long, is common knowledge. */
const CARD = cite('Powers and Abilities Card', 'common');

export const MARKERS: readonly MarkerRule[] = [
  smoke(4, CARD),
  barrier(4, CARD),
  debris(cite('Blocking Terrain: Debris markers')),
];
