import { type Square, squareName } from '../../grid/square';
import { shorten } from '../../plain/loose';
import type { MapWarning, MapWarningCode } from '../sheet';

/** Gathers warnings while a map is read: one for each code, with everything it concerns. */
export interface Warnings {
  readonly add: (code: MapWarningCode, detail: string) => void;
  readonly list: () => MapWarning[];
}

/** Past so many places a list helps nobody. */
const SHOWN = 12;

export function makeWarnings(): Warnings {
  const byCode = new Map<MapWarningCode, Set<string>>();
  return {
    add: (code, detail) => byCode.set(code, (byCode.get(code) ?? new Set()).add(shorten(detail, 200))),
    list: () => [...byCode].map(([code, details]) => ({ code, detail: few([...details]) })),
  };
}

/** `a1, a2, c4`, the rest as a count. */
export function squareNames(squares: readonly Square[]): string {
  return few(squares.map(squareName));
}

function few(places: readonly string[]): string {
  const shown = places.slice(0, SHOWN).join(', ');
  return places.length > SHOWN ? `${shown} … +${places.length - SHOWN}` : shown;
}
