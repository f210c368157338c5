import { type Square, squareName } from '../../grid/square';
import { shortenToOneLine } from '../../plain/lenient';
import type { MapWarning, MapWarningCode } from '../map-sheet';

/** Collects warnings while a map is read: one for each code, with all its details. */
export interface Warnings {
  readonly add: (code: MapWarningCode, detail: string) => void;
  readonly list: () => MapWarning[];
}

/** Maximum number of squares, or other details, listed in a warning. */
const SHOWN = 12;

export function makeWarnings(): Warnings {
  const byCode = new Map<MapWarningCode, Set<string>>();
  return {
    add: (code, detail) => byCode.set(code, (byCode.get(code) ?? new Set()).add(shortenToOneLine(detail, 200))),
    list: () => [...byCode].map(([code, details]) => ({ code, detail: few([...details]) })),
  };
}

/** Formats a list of squares for a warning: the first squares, `a1, a2, c4`, and the number of further squares. */
export function summarizeSquares(squares: readonly Square[]): string {
  return few(squares.map(squareName));
}

function few(places: readonly string[]): string {
  const shown = places.slice(0, SHOWN).join(', ');
  return places.length > SHOWN ? `${shown} … +${places.length - SHOWN}` : shown;
}
