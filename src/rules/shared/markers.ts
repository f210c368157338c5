import type { Citation } from '../answer';
import type { MarkerRule } from '../marker-rule';

/**
 * Returns the smoke marker of a power: hindering, until its owner's next turn begins. `squares`: maximum number of
 * squares in one use.
 */
export function makeSmokeMarkerRule(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'smoke', kind: 'hindering', squares, until: 'turn-begins', power, cite };
}

/**
 * Returns the barrier marker of a power: blocking, until its owner's next turn begins. `squares`: maximum number of
 * squares in one use.
 */
export function makeBarrierMarkerRule(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'barrier', kind: 'blocking', squares, until: 'turn-begins', power, cite };
}

/** Returns the marker for debris of destroyed blocking terrain, a destroyed wall or a destroyed object. */
export function makeDebrisMarkerRule(cite: Citation): MarkerRule {
  return { name: 'debris', kind: 'hindering', squares: null, until: null, power: null, cite };
}
