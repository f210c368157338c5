import type { Board } from '../board/board';
import { BLOCKING, HINDERING, SPECIAL } from '../board/terrain';
import type { Fact, MarkerKind } from './facts';
import type { Marker } from './table';

const BITS: Readonly<Record<MarkerKind, number>> = { hindering: HINDERING, blocking: BLOCKING, special: SPECIAL };

interface Painted {
  readonly on: Board;
  readonly board: Board;
}

/**
 * Cache of boards with markers: the same markers on the same board give the same object. Other caches are keyed by the
 * identity of the board.
 */
const painted = new WeakMap<readonly Marker[], Painted>();

/** Returns the board with its markers as terrain, or the board itself if there are none. */
export function boardWithMarkers(board: Board, markers: readonly Marker[]): Board {
  if (markers.length === 0) return board;
  const known = painted.get(markers);
  if (known?.on === board) return known.board;
  const terrain = board.terrain.slice();
  for (const { at, kind } of markers) terrain[at] = (terrain[at] ?? 0) | BITS[kind];
  const copy: Board = { ...board, terrain };
  painted.set(markers, { on: board, board: copy });
  return copy;
}

/** Makes the fact that takes a marker off the map. */
export function makeMarkerRemovalFact({ id, kind, owner, name }: Marker): Fact {
  return { fact: 'marker', marker: id, kind, square: null, owner, until: null, ...(name === null ? {} : { name }) };
}
