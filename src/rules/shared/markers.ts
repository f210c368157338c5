import type { MarkerKind, Until } from '../../table/facts';
import type { Citation } from '../answer';

/** Terrain that is put on the map in play. */
export interface MarkerRule {
  /** What players call it: `smoke`. */
  readonly name: string;
  readonly kind: MarkerKind;
  /** Squares that one use makes at most; null: as the case may be. */
  readonly squares: number | null;
  /** What of its owner's next turn takes it off; null: it stays. */
  readonly until: Until['when'] | null;
  /** The power that makes it; null where none is needed. */
  readonly power: string | null;
  readonly cite: Citation;
}

/** Smoke hinders until its owner's next turn begins; made by the power of this id, so many squares at most. */
export function smoke(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'smoke', kind: 'hindering', squares, until: 'turn-begins', power, cite };
}

/** A barrier blocks as long. */
export function barrier(power: string, squares: number, cite: Citation): MarkerRule {
  return { name: 'barrier', kind: 'blocking', squares, until: 'turn-begins', power, cite };
}

/** What is left of blocking terrain, a wall or an object that was destroyed. */
export function debris(cite: Citation): MarkerRule {
  return { name: 'debris', kind: 'hindering', squares: null, until: null, power: null, cite };
}
