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
