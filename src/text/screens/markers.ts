import { type Square, squareName } from '../../grid/square';
import type { TurnBoundary } from '../../table/facts';
import type { Marker } from '../../table/table';
import { markerLabel, type Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { say } from '../say';

/** Names markers with their squares: `smoke at c4 and d4`. Equal markers share one phrase. */
export function describeMarkers(markers: readonly Marker[]): readonly string[] {
  const squares = new Map<string, Square[]>();
  for (const marker of markers) {
    const name = markerLabel(marker);
    squares.set(name, [...(squares.get(name) ?? []), marker.at]);
  }
  return [...squares].map(([name, at]) => PLACE_TEXT.at(name, PLACE_TEXT.list(at.map(squareName))));
}

/** When an effect ends: `until Ana’s next turn`; `until removed` if nothing ends it. */
export function describeEffectEnd(until: TurnBoundary | null, naming: Naming): string {
  if (until === null) return say('until removed');
  return until.when === 'turn-begins'
    ? say('until {side}’s next turn', { side: naming.side(until.side) })
    : say('until {side}’s turn ends', { side: naming.side(until.side) });
}
