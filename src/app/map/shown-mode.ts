import type { Mode } from '../../query/map-answer';

let showMode: ((mode: Mode) => void) | null = null;

/** The map of the game offers to show another overlay; gives what ends the offer. */
export function offerModes(show: (mode: Mode) => void): () => void {
  showMode = show;
  return () => {
    if (showMode === show) showMode = null;
  };
}

/** Shows an overlay on the map that is open; false where none is. */
export function showOnMap(mode: Mode): boolean {
  showMode?.(mode);
  return showMode !== null;
}
