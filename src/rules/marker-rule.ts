import type { MarkerKind, Until } from '../table/facts';
import type { Citation } from './answer';

/** Terrain marker that players put on the map during a game. */
export interface MarkerRule {
  /** Name for players, for example `smoke`. */
  readonly name: string;
  readonly kind: MarkerKind;
  /** Greatest number of squares that one use creates. Null if there is no fixed limit. */
  readonly squares: number | null;
  /** Moment of its owner's next turn at which the marker is removed. Null if it stays. */
  readonly until: Until['when'] | null;
  /** Power that creates the marker. Null if none is needed. */
  readonly power: string | null;
  readonly cite: Citation;
}
