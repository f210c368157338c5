import type { MarkerKind, TurnBoundary } from '../table/facts';
import type { Citation } from './answer';

/** Terrain marker that players put on the map during a game. */
export interface MarkerRule {
  /** Name for players, for example `smoke`. */
  readonly name: string;
  readonly kind: MarkerKind;
  /** Maximum number of squares that one use of the marker covers. Null if there is no fixed limit. */
  readonly squares: number | null;
  /** Moment of the owner's next turn at which the marker is removed. Null if the marker stays. */
  readonly until: TurnBoundary['when'] | null;
  /** Power that creates the marker. Null if no power is needed. */
  readonly power: string | null;
  readonly cite: Citation;
}

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
