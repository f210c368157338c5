import type { Citation } from '../answer';
import type { MarkerRule } from '../marker-rule';

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
