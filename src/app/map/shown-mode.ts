import type { QuestionMode } from '../../query/map-answer';

let showMode: ((mode: QuestionMode) => void) | null = null;

/** The map of the game offers to show another overlay; gives what ends the offer. */
export function offerModes(show: (mode: QuestionMode) => void): () => void {
  showMode = show;
  return () => {
    if (showMode === show) showMode = null;
  };
}

/** Shows an overlay on the map that is open; false where none is. */
export function showOnMap(mode: QuestionMode): boolean {
  showMode?.(mode);
  return showMode !== null;
}
