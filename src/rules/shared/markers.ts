import type { Citation } from '../answer';
import type { MarkerRule } from '../marker-rule';

/** Smoke hinders until its owner's next turn begins. The power with this id makes at most this many squares. */
export function smokeMarker(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'smoke', kind: 'hindering', squares, until: 'turn-begins', power, cite };
}

/** A barrier blocks until its owner's next turn begins. */
export function barrierMarker(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'barrier', kind: 'blocking', squares, until: 'turn-begins', power, cite };
}

/** Debris of destroyed blocking terrain, a wall or an object. */
export function debrisMarker(cite: Citation): MarkerRule {
  return { name: 'debris', kind: 'hindering', squares: null, until: null, power: null, cite };
}
