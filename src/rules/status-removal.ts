import type { MissionDeed } from './mission-deed';

/** A removal of status tokens that one figure can perform now: one token, or as many as the action points allow. */
export interface StatusRemoval {
  readonly by: string;
  /** Total cost in action points. */
  readonly cost: number;
  readonly deeds: readonly MissionDeed[];
}
