import type { FigureOverlays } from './figure-overlays';
import type { HitBadge } from './overlays';
import type { BoardOverlay } from './types';

/** Overlays of the selected figure that were computed in advance. */
export interface PrecomputedOverlays {
  readonly overlays: readonly BoardOverlay[];
  readonly badges: ReadonlyMap<string, HitBadge> | null;
}

export const NO_PRECOMPUTED_OVERLAYS: PrecomputedOverlays = { overlays: [], badges: null };

/**
 * Computes the overlays of a figure in small steps. Calls `tell` twice: first without the threat overlay, which takes
 * longest.
 */
export function* precomputeOverlays(
  known: FigureOverlays,
  tell: (ready: PrecomputedOverlays) => void,
): Generator<void, void, void> {
  const see = known.see();
  yield;
  const badges = known.hit();
  yield;
  const move = known.move('move', null);
  const overlays = [see, move];
  yield;
  tell({ overlays, badges });
  yield;
  yield* known.threatSteps();
  const threat = known.threat();
  yield;
  tell({ overlays: [...overlays, threat], badges });
}
