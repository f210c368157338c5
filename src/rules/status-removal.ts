import type { MissionDeed } from './mission-deed';

/** Figure that can remove status tokens from a figure now: one token, or as many as the points allow. */
export interface StatusRemoval {
  readonly by: string;
  /** Action points in total. */
  readonly cost: number;
  readonly deeds: readonly MissionDeed[];
}
