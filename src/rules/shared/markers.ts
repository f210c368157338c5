import type { Citation } from '../answer';
import type { MarkerRule } from '../marker-rule';

/**
 * Returns the smoke marker of a power: hindering, until its owner's next turn begins. `squares` is the most squares of
 * one use.
 */
export function smokeMarker(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'smoke', kind: 'hindering', squares, until: 'turn-begins', power, cite };
}

/**
 * Returns the barrier marker of a power: blocking, until its owner's next turn begins. `squares` is the most squares of
 * one use.
 */
export function barrierMarker(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'barrier', kind: 'blocking', squares, until: 'turn-begins', power, cite };
}

/** Returns the marker for debris of destroyed blocking terrain, a destroyed wall or a destroyed object. */
export function debrisMarker(cite: Citation): MarkerRule {
  return { name: 'debris', kind: 'hindering', squares: null, until: null, power: null, cite };
}
