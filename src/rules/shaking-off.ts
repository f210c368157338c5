import type { MissionDeed } from './mission-deed';

/** Somebody who can take status tokens off a figure now: one of them, or all that the points suffice for. */
export interface ShakingOff {
  readonly by: string;
  /** Action points in all. */
  readonly cost: number;
  readonly deeds: readonly MissionDeed[];
}
