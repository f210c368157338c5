import type { MarkerKind, Until } from '../table/facts';
import type { Citation } from './answer';

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
