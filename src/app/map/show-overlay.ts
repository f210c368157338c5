import type { QuestionMode } from '../../query/map-answer';

let showMode: ((mode: QuestionMode) => void) | null = null;

/** Registers the map of the game as the target of `showOverlayOnMap`. Returns a function that unregisters the map. */
export function registerOverlayMap(show: (mode: QuestionMode) => void): () => void {
  showMode = show;
  return () => {
    if (showMode === show) showMode = null;
  };
}

/** Shows an overlay on the open map of the game. False if no map is open. */
export function showOverlayOnMap(mode: QuestionMode): boolean {
  showMode?.(mode);
  return showMode !== null;
}
